import { Uuid } from '@soundings/contract/common'
import { mapLimits } from '@soundings/contract/map'
import { SiteSort } from '@soundings/contract/site-filter'
import {
  difficulties,
  diveTypes,
  hazards,
  siteCategories,
  siteLimits,
  siteSets,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { z } from 'zod'
import { photoParts } from '#features/media/index.ts'
import { reportListParts, reportParts } from '#features/reports/index.ts'
import type { Question } from '#features/sites/index.ts'

const { minZoom, maxZoom, maxLatitude } = mapLimits
const between = (least: number, max: number) =>
  z.coerce.number().min(least).max(max).optional().catch(undefined)

/** Those words of a comma separated list that mean something. */
const known = (words: readonly string[]) =>
  z
    .string()
    .transform(
      (list) =>
        list
          .split(',')
          .filter((word) => words.includes(word))
          .join(',') || undefined,
    )
    .optional()
    .catch(undefined)

const box = z
  .string()
  .refine((text) => {
    const [west = 999, south = 999, east = 999, north = 999, ...more] = text.split(',').map(Number)
    const inWorld =
      [west, east].every((lng) => Math.abs(lng) <= 180) && [south, north].every((lat) => Math.abs(lat) <= 90)
    return inWorld && south <= north && more.length === 0
  })
  .optional()
  .catch(undefined)

const longestSearch = 200
const words = z.string().trim().min(1).max(longestSearch).optional().catch(undefined)

/** What the address of Explore says. Whatever makes no sense there counts as not said. */
const ExploreSearch = z.object({
  /** The words searched for. */
  q: words,
  /** Whose sites; absent means all. */
  filter_type: z.enum(siteSets).exclude(['all']).optional().catch(undefined),
  country: z.string().min(1).max(500).optional().catch(undefined),
  difficulty: known(difficulties),
  diveSiteCategory: known(siteCategories),
  diveType: known(diveTypes),
  waterBodyType: known(waterBodyTypes),
  avoid: known(hazards),
  maxDepth: between(0, siteLimits.depth),
  hasPhotos: z.literal('true').optional().catch(undefined),
  /** The part of the map that was searched. */
  bbox: box,
  sort: SiteSort.optional().catch(undefined),
  /** The selected site. */
  site: Uuid.optional().catch(undefined),
  /** What is looked at while a site is selected; absent means its details. On a phone also list or map. */
  view: z.enum(['list', 'map']).optional().catch(undefined),
  /** The open tab of the details; absent means the details themselves. */
  tab: z.enum(['reports', 'gallery']).optional().catch(undefined),
  /** Where the map looks. */
  lat: between(-maxLatitude, maxLatitude),
  lng: between(-180, 180),
  z: between(minZoom, maxZoom),
  /** The picture under the map; absent means satellite. */
  base: z.enum(['satellite', 'roadmap']).optional().catch(undefined),
  ...photoParts,
  ...reportParts,
  ...reportListParts,
})
export type ExploreSearch = z.output<typeof ExploreSearch>

/** Reads an address. `search` is how other pages hand words over: they become the words searched for, and it goes. */
export const readExploreSearch = ({ search, ...said }: Record<string, unknown>): ExploreSearch =>
  ExploreSearch.parse({ ...said, q: words.parse(said.q) ?? search })

/** Whether an address says something that its reading does not, or says it in other words. */
export const isUntidy = (said: Record<string, string>, read: object): boolean =>
  Object.entries(said).some(
    ([name, value]) => String((read as Record<string, unknown>)[name] ?? '') !== value,
  )

/** Every part of a question, not asked: what a new question starts from. */
export const nothingAsked: Question = {
  q: undefined,
  filter_type: undefined,
  country: undefined,
  difficulty: undefined,
  diveSiteCategory: undefined,
  diveType: undefined,
  waterBodyType: undefined,
  avoid: undefined,
  maxDepth: undefined,
  hasPhotos: undefined,
  bbox: undefined,
  sort: undefined,
}

/** No tab of a site, and nothing of what narrows one: what another site starts from. */
export const firstTab = { tab: undefined, month: undefined, diver: undefined } as const

/** What the address asks of the sites, and nothing else that may stand in it. */
export const questionOf = ({
  q,
  filter_type,
  country,
  difficulty,
  diveSiteCategory,
  diveType,
  waterBodyType,
  avoid,
  maxDepth,
  hasPhotos,
  bbox,
  sort,
}: ExploreSearch): Question => ({
  q,
  filter_type,
  country,
  difficulty,
  diveSiteCategory,
  diveType,
  waterBodyType,
  avoid,
  maxDepth,
  hasPhotos,
  bbox,
  sort,
})

export type Screen = 'details' | 'list' | 'map'

/** What Explore shows: a selected site means its details, unless list or map were asked for. */
export const screenOf = (view: ExploreSearch['view'], selectedId: string | null): Screen =>
  view ?? (selectedId === null ? 'list' : 'details')

export type MapPosition = { lat: number; lng: number; z: number }

/** Where the address says the map looks; null unless it says so completely. */
export const positionOf = ({ lat, lng, z: zoom }: ExploreSearch): MapPosition | null =>
  lat === undefined || lng === undefined || zoom === undefined ? null : { lat, lng, z: zoom }

/** A position as precise as an address needs: about ten metres, hundredths of a zoom. */
export const roundedPosition = ({ lat, lng, z: zoom }: MapPosition): MapPosition => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
  z: Number(zoom.toFixed(2)),
})
