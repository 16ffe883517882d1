import type { Site } from '@soundings/contract/sites'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Question } from '#features/sites/index.ts'
import type { Bounds } from '#shared/map/index.ts'
import type { MapPosition } from '../explore/explore-search.ts'
import { firstTab, nothingAsked, positionOf, questionOf, roundedPosition } from '../explore/explore-search.ts'
import { keepPlace, readPlace, useKeptBase } from '../explore/map-memory.ts'
import { useTidyAddress } from '../explore/use-tidy-address.ts'
import type { Mode } from './dock.view.ts'
import {
  type HomeSearch,
  modeOf,
  noMode,
  nothingRead,
  readHomeSearch,
  type Slide,
  slideOf,
  slidePart,
} from './home-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The mode of the home screen was opened from the page before, so that closing it is a step back. */
    isModeNew?: boolean
  }
}

const home = getRouteApi('/')

/** What a mode says in the address. */
const modeParts: Record<Mode, Partial<HomeSearch>> = {
  report: { mode: 'report' },
  'add-photo': { mode: 'add-photo' },
  'view-reports': { mode: 'view-reports', slide: undefined },
  gallery: { gallery: 'all' },
  trip: { mode: 'trip', slide: undefined },
}

/** The gallery lies over any page, and knows by a name of its own that closing it is a step back. */
const modeState = (mode: Mode) => (mode === 'gallery' ? { laidOver: mode } : { isModeNew: true })

/** What the address says the home screen shows, and the ways to change it. Choosing adds to the history, adjusting does not. */
export const useHome = () => {
  const search = home.useSearch()
  const navigate = useNavigate()
  const { history } = useRouter()
  useTidyAddress(readHomeSearch, (tidy) =>
    navigate({ to: '.', search: tidy, replace: true, resetScroll: false }),
  )
  const selectedId = search.site ?? null
  const mode = modeOf(search)
  const keptBase = useKeptBase((kept) => kept.base)

  const actions = useMemo(() => {
    const go = (change: Partial<HomeSearch>) =>
      void navigate({ to: '/', search: (now) => ({ ...now, ...change }), resetScroll: false })
    // What comes late, when somebody has gone on already, does not bring them back.
    const adjust = (change: Partial<HomeSearch>) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ...change }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    return {
      narrow: ({ filter_type: _, ...question }: Question) => adjust({ ...nothingAsked, ...question }),
      /** Shows the sites in the part of the map in view, in the place of those of an answer. */
      searchHere: (bbox: Bounds) => adjust({ bbox: bbox.join(','), ask: undefined }),
      /** Shows the sites that a question finds in the place of all else, and where the map looks for them. */
      showSites: (question: Question, position?: MapPosition) =>
        go({
          ...nothingAsked,
          ...question,
          ...(position && roundedPosition(position)),
          ask: undefined,
          site: undefined,
          panel: undefined,
          slide: undefined,
          ...firstTab,
          ...nothingRead,
        }),
      select: (site: string) => go({ site, panel: undefined, slide: undefined, ...firstTab, ...nothingRead }),
      deselect: () => go({ site: undefined, panel: undefined, ...firstTab, ...nothingRead }),
      /** A site that was merged is known by another id. */
      settle: (site: Pick<Site, 'id'>) => adjust({ site: site.id }),
      openTab: (tab: NonNullable<HomeSearch['tab']> | 'details') =>
        adjust({ ...firstTab, tab: tab === 'details' ? undefined : tab }),
      showPanel: (panel: 'ask' | 'site') => go({ panel: panel === 'ask' ? 'ask' : undefined }),
      showSlide: (slide: Slide) => go(slidePart(slide)),
      /** Shows the sites that a question found, the map first. */
      showFound: (ask: string) =>
        go({ ask, site: undefined, panel: undefined, slide: undefined, ...firstTab, ...nothingRead }),
      /** The same beside the conversation that goes on. */
      noteFound: (ask: string) => go({ ask, site: undefined, panel: undefined, ...firstTab, ...nothingRead }),
      showAll: () => go({ ask: undefined }),
      /** The question in the address was somebody else's. */
      forgetAsk: () => adjust({ ask: undefined }),
      setBase: (base: 'satellite' | 'roadmap') => {
        useKeptBase.getState().choose(base)
        adjust({ base: base === 'satellite' ? undefined : base })
      },
      rememberPosition: (position: MapPosition) => {
        keepPlace(position)
        adjust(roundedPosition(position))
      },
      openMode: (next: Mode) =>
        void navigate({
          to: '/',
          search: (now) => ({ ...now, ...noMode, ...modeParts[next] }),
          state: modeState(next),
          resetScroll: false,
        }),
      closeMode: () => (history.location.state.isModeNew ? history.back() : adjust(noMode)),
      /** A form that closed may be going back already: only what the address says goes. */
      forgetMode: () => adjust(noMode),
      readReport: (read: string) => adjust({ read }),
    }
  }, [navigate, history])

  return {
    question: useMemo(() => questionOf(search), [search]),
    selectedId,
    ask: search.ask,
    mode,
    /** The report that is read beside the map, unless it is the newest. */
    readId: search.read ?? null,
    slide: slideOf(search),
    /** A site's details stand in the left panel, unless the conversation was asked for. */
    showsSite: selectedId !== null && search.panel !== 'ask',
    tab: search.tab,
    base: search.base ?? keptBase,
    position: positionOf(search) ?? readPlace(),
    ...actions,
    /** Selects a site, or deselects the one that is selected already. */
    toggle: (site: string) => (site === selectedId ? actions.deselect() : actions.select(site)),
  }
}

export type Home = ReturnType<typeof useHome>
