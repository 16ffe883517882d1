import { Uuid } from '@soundings/contract/common'
import { searchLimits } from '@soundings/contract/search-limits'
import { z } from 'zod'
import { type ExploreSearch, readExploreSearch } from '../explore/explore-search.ts'
import type { Mode } from './dock.view.ts'

const HomeParts = z.object({
  /** The question whose answer the map and the list show. */
  ask: z.string().trim().min(1).max(searchLimits.question).optional().catch(undefined),
  /** While a site is selected, the conversation beside it; absent means its details. */
  panel: z.literal('ask').optional().catch(undefined),
  /** What a phone shows; absent means the map. */
  slide: z.enum(['ask', 'sites']).optional().catch(undefined),
  /** What is open over the map or beside it. Photos that lie over the page say so by a name of their own. */
  mode: z.enum(['report', 'add-photo', 'view-reports']).optional().catch(undefined),
  /** The dive report that is read beside the map; absent means the newest. */
  read: Uuid.optional().catch(undefined),
})

/**
 * What the address of the home screen says: the same of sites and map as that of Explore, but for whose sites they are,
 * and what is asked.
 */
export type HomeSearch = Omit<ExploreSearch, 'view' | 'filter_type'> & z.output<typeof HomeParts>

/** Reads an address. Whatever makes no sense there counts as not said. */
export const readHomeSearch = (said: Record<string, unknown>): HomeSearch => {
  const { view: _view, filter_type: _whose, ...shared } = readExploreSearch(said)
  return { ...shared, ...HomeParts.parse(said) }
}

export const slides = ['ask', 'map', 'sites'] as const
export type Slide = (typeof slides)[number]

/** The slide that a swipe leads to; the outer ones are the end. */
export const slideAfter = (slide: Slide, way: -1 | 1): Slide => slides[slides.indexOf(slide) + way] ?? slide

/** The mode that an address says. Without a site there are no reports to view. */
export const modeOf = ({ mode, gallery, site }: HomeSearch): Mode | null => {
  if (gallery !== undefined) return 'gallery'
  if (mode === 'view-reports' && site === undefined) return null
  return mode ?? null
}

/** The slide that an address says: reports stand where a phone shows sites. */
export const slideOf = (search: HomeSearch): Slide =>
  search.slide ?? (modeOf(search) === 'view-reports' ? 'sites' : 'map')

/** How an address says a slide; on the map nothing is read. */
export const slidePart = (slide: Slide): Partial<HomeSearch> =>
  slide === 'map' ? { slide: undefined, ...nothingRead } : { slide }

/** No reports beside the map: what another site starts from. */
export const nothingRead = { mode: undefined, read: undefined } as const

/** No mode at all: what another one starts from. */
export const noMode = { ...nothingRead, report: undefined, gallery: undefined, photo: undefined } as const
