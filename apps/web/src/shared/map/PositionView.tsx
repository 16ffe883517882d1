import { useMap } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { longestFlight, withinMap } from './camera.ts'
import type { MapPosition } from './map-props.ts'

/** Positions are told in rounded numbers: nearer than this, in degrees and zooms, they are the same. */
const nearly = 0.02

const isSame = (one: MapPosition, other: MapPosition) =>
  Math.abs(one.lat - other.lat) < nearly / 100 &&
  Math.abs(one.lng - other.lng) < nearly / 100 &&
  Math.abs(one.z - other.z) < nearly

/**
 * Flies to a position that somebody else asked for while the map is open. What the map told of itself comes back the
 * same way, a moment later and in the same order, and is left alone.
 */
export const PositionView = ({ position }: { position: MapPosition | null }) => {
  const { current: map } = useMap()
  const told = useRef<MapPosition[]>([])
  const first = useRef(position)
  const { lat, lng, z } = position ?? {}

  useEffect(() => {
    if (!map) return
    const tell = () => {
      const { lat: latitude, lng: longitude } = map.getCenter()
      told.current.push({ lat: latitude, lng: longitude, z: map.getZoom() })
    }
    map.on('moveend', tell)
    return () => void map.off('moveend', tell)
  }, [map])

  useEffect(() => {
    if (!map || lat === undefined || lng === undefined || z === undefined) return
    const asked = { lat, lng, z }
    // The map begins there by itself.
    if (first.current && isSame(first.current, asked)) return
    first.current = null
    const echo = told.current.findIndex((each) => isSame(each, asked))
    told.current.splice(0, echo + 1)
    if (echo >= 0) return
    told.current = []
    map.flyTo({ center: [lng, withinMap(lat)], zoom: z, maxDuration: longestFlight })
  }, [map, lat, lng, z])

  return null
}
