import type { Site } from '@soundings/contract/sites'
import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import type { Question } from '#features/sites/index.ts'
import type { Bounds } from '#shared/map/index.ts'
import { useSession } from '#shared/session/session-store.ts'
import {
  type ExploreSearch,
  firstTab,
  type MapPosition,
  nothingAsked,
  positionOf,
  questionOf,
  readExploreSearch,
  roundedPosition,
  screenOf,
} from './explore-search.ts'
import { keepPlace, readPlace, useKeptBase } from './map-memory.ts'
import { useTidyAddress } from './use-tidy-address.ts'

const browse = getRouteApi('/browse')

const changed = (change: ExploreSearch) => (now: Record<string, unknown>) => ({
  ...readExploreSearch(now),
  ...change,
})

/** What the address says Explore shows, and the ways to change it. Choosing adds to the history, adjusting does not. */
export const useExplore = () => {
  const search = browse.useSearch()
  const { siteId, slug } = useParams({ strict: false })
  const navigate = useNavigate()
  const selectedId = siteId ?? search.site ?? null
  const keptBase = useKeptBase((kept) => kept.base)

  const go = useCallback(
    (change: ExploreSearch, replace = false) =>
      navigate({ to: '/explore', search: changed(change), replace, resetScroll: false }),
    [navigate],
  )
  const adjust = useCallback(
    (change: ExploreSearch) =>
      navigate({ to: '.', search: changed(change), replace: true, resetScroll: false }),
    [navigate],
  )

  useTidyAddress(readExploreSearch, (tidy) =>
    navigate({ to: '.', search: tidy, replace: true, resetScroll: false }),
  )

  // Without somebody signed in there are no sites of their own: also not in a link, and no more after a sign-out.
  const isStranger = useSession(({ authChecked, user }) => authChecked && user === null)
  const asksTooMuch = isStranger && search.filter_type !== undefined
  useEffect(() => {
    if (asksTooMuch) adjust({ filter_type: undefined })
  }, [asksTooMuch, adjust])

  return {
    question: useMemo(
      () => questionOf(asksTooMuch ? { ...search, filter_type: undefined } : search),
      [search, asksTooMuch],
    ),
    isStranger,
    selectedId,
    screen: screenOf(search.view, selectedId),
    tab: search.tab,
    base: search.base ?? keptBase,
    position: positionOf(search) ?? readPlace(),
    ...useMemo(
      () => ({
        ask: (question: Question) => adjust({ ...nothingAsked, ...question }),
        searchHere: (bbox: Bounds) => adjust({ bbox: bbox.join(',') }),
        /** A site has one address: whichever name stood in it, or site that became part of it, the right one takes its place. */
        settleAddress: (asked: string, { id, slug: right }: Pick<Site, 'id' | 'slug'>) => {
          if (siteId === undefined) {
            if (asked !== id) adjust({ site: id })
          } else if (siteId !== id || slug !== right)
            navigate({
              to: '/sites/$siteId/{-$slug}',
              params: { siteId: id, slug: right },
              search: readExploreSearch,
              replace: true,
              resetScroll: false,
            })
        },
        open: (site: string) => go({ site, view: undefined, ...firstTab }),
        showOnMap: (site: string) => go({ site, view: 'map', ...firstTab }),
        select: (site: string) => go({ site, view: 'map', ...firstTab }),
        setView: (view: 'list' | 'map') => adjust({ view }),
        highlight: (site: string, view: 'list' | 'map') => go({ site, view, ...firstTab }, true),
        deselect: (view?: 'map') => go({ site: undefined, view, ...firstTab }),
        openTab: (tab: NonNullable<ExploreSearch['tab']> | 'details') =>
          adjust({ ...firstTab, tab: tab === 'details' ? undefined : tab }),
        setBase: (base: 'satellite' | 'roadmap') => {
          useKeptBase.getState().choose(base)
          adjust({ base: base === 'satellite' ? undefined : base })
        },
        rememberPosition: (position: MapPosition) => {
          keepPlace(position)
          adjust(roundedPosition(position))
        },
      }),
      [go, adjust, navigate, siteId, slug],
    ),
  }
}
