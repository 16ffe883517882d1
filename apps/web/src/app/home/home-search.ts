import { searchLimits } from '@soundings/contract/search-limits'
import { id, oneOf, readSaid, type SaidOf, words } from '#shared/lib/said.ts'
import { type ExploreSearch, readExploreSearch } from '../explore/explore-search.ts'
import type { Mode } from './dock.view.ts'

const parts = {
  /** The question whose answer the map and the list show. */
  ask: words(searchLimits.question),
  /** While a site is selected, the conversation beside it; absent means its details. */
  panel: oneOf('ask'),
  /** What a phone shows; absent means the map. */
  slide: oneOf('ask', 'sites'),
  /** What is open over the map or beside it. Photos that lie over the page say so by a name of their own. */
  mode: oneOf('report', 'add-photo', 'view-reports', 'trip'),
  /** The dive report that is read beside the map; absent means the newest. */
  read: id,
}

/**
 * What the address of the home screen says: the same of sites and map as that of Explore, but for whose sites they are,
 * and what is asked.
 */
export type HomeSearch = Omit<ExploreSearch, 'view' | 'filter_type'> & SaidOf<typeof parts>

/** Reads an address. Whatever makes no sense there counts as not said. */
export const readHomeSearch = (said: Record<string, unknown>): HomeSearch => {
  const { view: _view, filter_type: _whose, ...shared } = readExploreSearch(said)
  return { ...shared, ...readSaid(parts, said) }
}

export const slides = ['ask', 'map', 'sites'] as const
export type Slide = (typeof slides)[number]

/** The slide that a swipe leads to; the outer ones are the end. */
export const slideAfter = (slide: Slide, way: -1 | 1): Slide => slides[slides.indexOf(slide) + way] ?? slide

/** The mode that an address says. Without a site there are no reports to view, and with one no trips to plan. */
export const modeOf = ({ mode, gallery, site }: HomeSearch): Mode | null => {
  if (gallery !== undefined) return 'gallery'
  if (mode === 'view-reports' && site === undefined) return null
  if (mode === 'trip' && site !== undefined) return null
  return mode ?? null
}

/** Whether a mode stands beside the map, rather than over it. */
export const isBeside = (mode: Mode | null): boolean => mode === 'view-reports' || mode === 'trip'

/** The slide that an address says: reports and trips stand where a phone shows sites. */
export const slideOf = (search: HomeSearch): Slide =>
  search.slide ?? (isBeside(modeOf(search)) ? 'sites' : 'map')

/** How an address says a slide; on the map nothing is read. */
export const slidePart = (slide: Slide): Partial<HomeSearch> =>
  slide === 'map' ? { slide: undefined, ...nothingRead } : { slide }

/** No reports beside the map: what another site starts from. */
export const nothingRead = { mode: undefined, read: undefined } as const

/** No mode at all: what another one starts from. */
export const noMode = { ...nothingRead, report: undefined, gallery: undefined, photo: undefined } as const
