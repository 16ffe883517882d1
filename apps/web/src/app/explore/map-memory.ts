import { mapLimits } from '@soundings/contract/map-limits'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { type MapPosition, roundedPosition } from './explore-search.ts'

type Base = 'satellite' | 'roadmap'

const baseKey = 'soundings.base-map'
const placeKey = 'soundings.map-place'

const keptBase = (): Base => (readStored(baseKey) === 'roadmap' ? 'roadmap' : 'satellite')

/** The base map that this device chose last; satellite until somebody chooses the chart. */
export const useKeptBase = create<{ base: Base; choose: (base: Base) => void }>()((set) => ({
  base: keptBase(),
  choose: (base) => {
    writeStored(baseKey, base)
    set({ base })
  },
}))

/** Where this device looked at the map last; null on a first visit. */
export const readPlace = (): MapPosition | null => {
  const [lat = Number.NaN, lng = Number.NaN, z = Number.NaN] = (readStored(placeKey) ?? '')
    .split(' ')
    .map(Number)
  const isPlace =
    Math.abs(lat) <= mapLimits.maxLatitude &&
    Math.abs(lng) <= 180 &&
    z >= mapLimits.minZoom &&
    z <= mapLimits.maxZoom
  return isPlace ? { lat, lng, z } : null
}

/** Keeps where the map looks for the next visit. */
export const keepPlace = (position: MapPosition): void => {
  const { lat, lng, z } = roundedPosition(position)
  writeStored(placeKey, `${lat} ${((((lng + 180) % 360) + 360) % 360) - 180} ${z}`)
}
