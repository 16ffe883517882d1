import { mapLimits } from '@soundings/contract/map-limits'
import {
  difficulties,
  diveTypes,
  hazards,
  siteCategories,
  siteLimits,
  siteSorts,
  waterBodyTypes,
} from '@soundings/contract/site-words'
import { photoParts } from '#features/media/index.ts'
import { reportListParts, reportParts } from '#features/reports/index.ts'
import type { Question } from '#features/sites/index.ts'
import { between, id, oneOf, readSaid, type SaidOf, someOf, textThat, words } from '#shared/lib/said.ts'

const { minZoom, maxZoom, maxLatitude } = mapLimits

const isBox = (text: string): boolean => {
  const [west = 999, south = 999, east = 999, north = 999, ...more] = text.split(',').map(Number)
  const inWorld =
    [west, east].every((lng) => Math.abs(lng) <= 180) && [south, north].every((lat) => Math.abs(lat) <= 90)
  return inWorld && south <= north && more.length === 0
}

const asked = words(200)

/** What the address of Explore says. */
const parts = {
  /** The words searched for. */
  q: asked,
  /** Whose sites; absent means all. */
  filter_type: oneOf('my_sites', 'favorites'),
  country: textThat(({ length }) => length > 0 && length <= 500),
  difficulty: someOf(difficulties),
  diveSiteCategory: someOf(siteCategories),
  diveType: someOf(diveTypes),
  waterBodyType: someOf(waterBodyTypes),
  avoid: someOf(hazards),
  maxDepth: between(0, siteLimits.depth),
  hasPhotos: oneOf('true'),
  /** The part of the map that was searched. */
  bbox: textThat(isBox),
  sort: oneOf(...siteSorts),
  /** The selected site. */
  site: id,
  /** What is looked at while a site is selected; absent means its details. On a phone also list or map. */
  view: oneOf('list', 'map'),
  /** The open tab of the details; absent means the details themselves. */
  tab: oneOf('reports', 'gallery', 'talk'),
  /** Where the map looks. */
  lat: between(-maxLatitude, maxLatitude),
  lng: between(-180, 180),
  z: between(minZoom, maxZoom),
  /** The picture under the map; absent means satellite. */
  base: oneOf('satellite', 'roadmap'),
  ...photoParts,
  ...reportParts,
  ...reportListParts,
}
export type ExploreSearch = SaidOf<typeof parts>

/** Reads an address. `search` is how other pages hand words over: they become the words searched for, and it goes. */
export const readExploreSearch = ({ search, ...said }: Record<string, unknown>): ExploreSearch =>
  readSaid(parts, { ...said, q: asked(said.q) ?? search })

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
