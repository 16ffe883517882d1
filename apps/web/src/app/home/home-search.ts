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
  /** The form that is open. Photos and reports that lie over the page say so by names of their own. */
  mode: z.enum(['report', 'add-photo']).optional().catch(undefined),
})

/** What the address of the home screen says: the same of sites and map as that of Explore, and what is asked. */
export type HomeSearch = Omit<ExploreSearch, 'view'> & z.output<typeof HomeParts>

/** Reads an address. Whatever makes no sense there counts as not said. */
export const readHomeSearch = (said: Record<string, unknown>): HomeSearch => {
  const { view: _, ...shared } = readExploreSearch(said)
  return { ...shared, ...HomeParts.parse(said) }
}

export const slides = ['ask', 'map', 'sites'] as const
export type Slide = (typeof slides)[number]

/** The slide that a swipe leads to; the outer ones are the end. */
export const slideAfter = (slide: Slide, way: -1 | 1): Slide => slides[slides.indexOf(slide) + way] ?? slide

/** The mode that an address says. */
export const modeOf = ({ mode, report, gallery }: HomeSearch): Mode | null => {
  if (report !== undefined) return 'view-reports'
  if (gallery !== undefined) return 'gallery'
  return mode ?? null
}

/** No mode at all: what another one starts from. */
export const noMode = { mode: undefined, report: undefined, gallery: undefined, photo: undefined } as const
