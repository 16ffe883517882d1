import type { Site } from '@soundings/contract/sites'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Question } from '#features/sites/index.ts'
import type { MapPosition } from '../explore/explore-search.ts'
import { firstTab, nothingAsked, positionOf, questionOf, roundedPosition } from '../explore/explore-search.ts'
import type { Mode } from './dock.view.ts'
import { type HomeSearch, modeOf, noMode, type Slide } from './home-search.ts'

const home = getRouteApi('/')

/** What a mode says in the address. */
const modeParts: Record<Mode, Partial<HomeSearch>> = {
  report: { mode: 'report' },
  'add-photo': { mode: 'add-photo' },
  'view-reports': { report: 'latest' },
  gallery: { gallery: 'all' },
}

/** What lies over the page is closed by a step back when it was laid there by this page. */
const modeState = {
  report: {},
  'add-photo': {},
  'view-reports': { isReportOver: true },
  gallery: { laidOver: 'gallery' },
} as const

/** What the address says the home screen shows, and the ways to change it. Choosing adds to the history, adjusting does not. */
export const useHome = () => {
  const search = home.useSearch()
  const navigate = useNavigate()
  const selectedId = search.site ?? null
  const mode = modeOf(search)

  const actions = useMemo(() => {
    const go = (change: Partial<HomeSearch>) =>
      void navigate({ to: '/', search: (now) => ({ ...now, ...change }), resetScroll: false })
    // What comes late, when somebody has gone on already, does not bring them back.
    const adjust = (change: Partial<HomeSearch>) =>
      void navigate({ to: '.', search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
    return {
      narrow: (question: Question) => adjust({ ...nothingAsked, ...question }),
      select: (site: string) => go({ site, panel: undefined, slide: undefined, ...firstTab }),
      deselect: () => go({ site: undefined, panel: undefined, ...firstTab }),
      /** A site that was merged is known by another id. */
      settle: (site: Pick<Site, 'id'>) => adjust({ site: site.id }),
      openTab: (tab: NonNullable<HomeSearch['tab']> | 'details') =>
        adjust({ ...firstTab, tab: tab === 'details' ? undefined : tab }),
      showPanel: (panel: 'ask' | 'site') => go({ panel: panel === 'ask' ? 'ask' : undefined }),
      showSlide: (slide: Slide) => go({ slide: slide === 'map' ? undefined : slide }),
      /** Shows the sites that a question found, the map first. */
      showFound: (ask: string) =>
        go({ ask, site: undefined, panel: undefined, slide: undefined, ...firstTab }),
      /** The same beside the conversation that goes on. */
      noteFound: (ask: string) => go({ ask, site: undefined, panel: undefined, ...firstTab }),
      showAll: () => go({ ask: undefined }),
      setBase: (base: 'satellite' | 'roadmap') => adjust({ base: base === 'satellite' ? undefined : base }),
      rememberPosition: (position: MapPosition) => adjust(roundedPosition(position)),
      openMode: (next: Mode) =>
        void navigate({
          to: '/',
          search: (now) => ({ ...now, ...noMode, ...modeParts[next] }),
          state: modeState[next],
          resetScroll: false,
        }),
      closeMode: () => adjust(noMode),
    }
  }, [navigate])

  return {
    question: useMemo(() => questionOf(search), [search]),
    selectedId,
    ask: search.ask,
    mode,
    slide: search.slide ?? ('map' as const),
    /** A site's details stand in the left panel, unless the conversation was asked for. */
    showsSite: selectedId !== null && search.panel !== 'ask',
    tab: search.tab,
    base: search.base ?? ('satellite' as const),
    position: positionOf(search),
    ...actions,
  }
}

export type Home = ReturnType<typeof useHome>
