import { mapLimits } from '@soundings/contract/map'
import { useMap } from '@vis.gl/react-maplibre'
import { useEffect, useEffectEvent, useRef } from 'react'
import { longestFlight, paddingOf, type Sides, withinMap } from './camera.ts'
import { boundsOf, degrees, type FoundSites } from './found-sites.ts'

/** In degrees; west is east of east where the box crosses the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** A selected point of the map, and how close it is to be seen at least. */
export type Selected = {
  id: string
  name: string
  coordinates: readonly [number, number]
  zoom: number
}

/** Room around a found set, in pixels, so that no marker is cut. */
const edge = 60
/** As long as a sheet takes to come up, in milliseconds. */
const sheetTime = 320

type Props = { selected: Selected | null; covered: number; sides: Sides }

/**
 * Flies to what gets selected, and keeps it in the part of the map that nothing covers; MapLibre jumps for those who
 * want less motion.
 */
export const SelectionView = ({ selected, covered, sides }: Props) => {
  const { current: map } = useMap()
  const isFlying = useRef(false)
  const [lng, lat] = selected?.coordinates ?? []

  const fly = useEffectEvent(() => {
    if (!map || !selected) return
    const [longitude, latitude] = selected.coordinates
    map.flyTo({
      center: [longitude, withinMap(latitude)],
      zoom: Math.max(selected.zoom, map.getZoom()),
      padding: paddingOf(covered, sides),
      maxDuration: longestFlight,
    })
    isFlying.current = map.isMoving()
    map.once('moveend', () => {
      isFlying.current = false
    })
  })

  useEffect(() => {
    if (map && lng !== undefined && lat !== undefined) fly()
  }, [map, lng, lat])

  const { left, right } = sides
  useEffect(() => {
    if (!map) return
    const padding = paddingOf(covered, { left, right })
    const now = map.getPadding()
    if (now.bottom === covered && now.left === left && now.right === right) return
    // Another move would end the flight where it is.
    if (isFlying.current) fly()
    else map.easeTo({ padding, duration: sheetTime })
  }, [map, covered, left, right])

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
    const fit = { padding: edge, maxZoom: mapLimits.selectZoom }
    const [lng, lat] = [found?.lng[0], found?.lat[0]]
    // What goes around the world fits on no phone: the best of it is shown then, and not the empty middle.
    const isTooWide = (map.cameraForBounds(bounds, fit)?.zoom ?? 0) < mapLimits.minZoom
    if (isTooWide && lng !== undefined && lat !== undefined)
      map.flyTo({
        center: [degrees(lng), degrees(lat)],
        zoom: mapLimits.minZoom,
        maxDuration: longestFlight,
      })
    else map.fitBounds(bounds, { ...fit, maxDuration: longestFlight })
  }, [map, found, follows])
  return null
}
