import { mapLimits } from '@soundings/contract/map'
import { useMap } from '@vis.gl/react-maplibre'
import { useEffect } from 'react'

/** A selected point of the map. */
export type Selected = { id: string; name: string; coordinates: readonly [number, number] }

/** Flies to what gets selected, close enough to see it among its neighbours; jumps for those who want less motion. */
export const useSelectionView = (selected: Selected | null): void => {
  const { current: map } = useMap()
  const [lng, lat] = selected?.coordinates ?? []
  useEffect(() => {
    if (!map || lng === undefined || lat === undefined) return
    // MapLibre turns the flight into a jump under prefers-reduced-motion.
    map.flyTo({ center: [lng, lat], zoom: Math.max(mapLimits.selectZoom, map.getZoom()), maxDuration: 900 })
  }, [map, lng, lat])
}
