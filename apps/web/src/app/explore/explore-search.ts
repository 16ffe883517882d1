import { Uuid } from '@soundings/contract/common'
import { mapLimits } from '@soundings/contract/map'
import { z } from 'zod'

const { minZoom, maxZoom, maxLatitude } = mapLimits
const between = (least: number, most: number) =>
  z.coerce.number().min(least).max(most).optional().catch(undefined)

/** What the address of Explore says. Whatever makes no sense there counts as not said. */
const ExploreSearch = z.object({
  /** The words searched for. */
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  /** The selected site. */
  site: Uuid.optional().catch(undefined),
  /** What is looked at while a site is selected; absent means its details. On a phone also list or map. */
  view: z.enum(['list', 'map']).optional().catch(undefined),
  /** Where the map looks. */
  lat: between(-maxLatitude, maxLatitude),
  lng: between(-180, 180),
  z: between(minZoom, maxZoom),
  /** The picture under the map; absent means satellite. */
  base: z.enum(['satellite', 'roadmap']).optional().catch(undefined),
})
export type ExploreSearch = z.output<typeof ExploreSearch>

export const readExploreSearch = (search: Record<string, unknown>): ExploreSearch =>
  ExploreSearch.parse(search)

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
