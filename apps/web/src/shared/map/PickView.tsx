import type { Coordinates } from '@soundings/contract/common'
import { mapLimits } from '@soundings/contract/map'
import { useMap } from '@vis.gl/react-maplibre'
import { type RefObject, useEffect } from 'react'
import { longestFlight, withinMap } from './camera.ts'
import type { Look } from './pick-props.ts'

/** Close enough to see on which side of a bay a typed position lies. */
const typedZoom = 11
/** Room around a place that was searched for, in pixels. */
const edge = 48
/** As near as a searched place is shown: it is a harbour rather than a mooring. */
const placeZoom = 12

type Props = {
  place: Coordinates | null
  /** The place as it was chosen on the map itself, to which it need not move. */
  chosenHere: RefObject<Coordinates | null>
  look: Look | null
}

/** Moves to a place that was typed, and to one that was searched for. */
export const PickView = ({ place, chosenHere, look }: Props) => {
  const { current: map } = useMap()
  const [lng, lat] = place ?? []

  useEffect(() => {
    if (!map || lng === undefined || lat === undefined) return
    const [ownLng, ownLat] = chosenHere.current ?? []
    if (lng === ownLng && lat === ownLat) return
    map.flyTo({
      center: [lng, withinMap(lat)],
      zoom: Math.max(typedZoom, map.getZoom()),
      maxDuration: longestFlight,
    })
  }, [map, lng, lat, chosenHere])

  useEffect(() => {
    if (!map || !look) return
    const [west, south, east, north] = look.bounds
    map.fitBounds([west, withinMap(south), east < west ? east + 360 : east, withinMap(north)], {
      padding: edge,
      maxZoom: Math.min(placeZoom, mapLimits.maxZoom),
      maxDuration: longestFlight,
    })
  }, [map, look])

  return null
}
