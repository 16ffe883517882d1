import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import {
  type ExploreSearch,
  type MapPosition,
  positionOf,
  roundedPosition,
  screenOf,
} from './explore-search.ts'

const browse = getRouteApi('/browse')

/** What the address says Explore shows, and the ways to change it. Choosing adds to the history, adjusting does not. */
export const useExplore = () => {
  const search = browse.useSearch()
  const { siteId } = useParams({ strict: false })
  const navigate = useNavigate()
  const selectedId = siteId ?? search.site ?? null

  const go = useCallback(
    (change: ExploreSearch, replace = false) =>
      navigate({ to: '/explore', search: (now) => ({ ...now, ...change }), replace, resetScroll: false }),
    [navigate],
  )
  const adjust = useCallback(
    (change: ExploreSearch) =>
      navigate({ to: '.', search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )

  return {
    words: search.q ?? '',
    selectedId,
    screen: screenOf(search.view, selectedId),
    base: search.base ?? 'satellite',
    position: positionOf(search),
    ...useMemo(
      () => ({
        searchFor: (q: string) => adjust({ q: q || undefined }),
        open: (site: string) => go({ site, view: undefined }),
        showOnMap: (site: string) => go({ site, view: 'map' }),
        highlight: (site: string, view: 'list' | 'map') => go({ site, view }, true),
        deselect: (view?: 'map') => go({ site: undefined, view }),
        setBase: (base: 'satellite' | 'roadmap') => adjust({ base: base === 'satellite' ? undefined : base }),
        rememberPosition: (position: MapPosition) => adjust(roundedPosition(position)),
      }),
      [go, adjust],
    ),
  }
}
