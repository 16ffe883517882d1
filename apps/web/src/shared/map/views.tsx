import { mapLimits } from '@soundings/contract/map'
import { useMap } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { boundsOf, type FoundSites } from './found-sites.ts'

/** In degrees; west is east of east where the box crosses the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** A selected point of the map. */
export type Selected = { id: string; name: string; coordinates: readonly [number, number] }

const longest = 900
const edge = 60

/** Flies to what gets selected, close enough to see it among its neighbours; MapLibre jumps for those who want less motion. */
export const SelectionView = ({ selected }: { selected: Selected | null }) => {
  const { current: map } = useMap()
  const [lng, lat] = selected?.coordinates ?? []
  useEffect(() => {
    if (!map || lng === undefined || lat === undefined) return
    map.flyTo({
      center: [lng, lat],
      zoom: Math.max(mapLimits.selectZoom, map.getZoom()),
      maxDuration: longest,
    })
  }, [map, lng, lat])
  return null
}

/** Shows all of a found set when it comes, unless the person asked for the part that is in view. */
export const FoundView = ({ found, follows }: { found: FoundSites | null; follows: boolean }) => {
  const { current: map } = useMap()
  const shown = useRef<FoundSites | null>(null)
  useEffect(() => {
    if (!map || shown.current === found) return
    shown.current = found
    const bounds = found && follows ? boundsOf(found) : undefined
    if (!bounds) return
    map.fitBounds(bounds, { padding: edge, maxZoom: mapLimits.selectZoom, maxDuration: longest })
  }, [map, found, follows])
  return null
}
