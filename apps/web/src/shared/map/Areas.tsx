import { Layer, Marker, Source, useMap } from '@vis.gl/react-maplibre'
import { memo, useEffect, useMemo } from 'react'
import type { Theme } from '#shared/theme/theme-store.ts'
import css from './Areas.module.css'
import { longestFlight } from './camera.ts'
import { boundsOf } from './found-sites.ts'
import { paletteOf } from './palette.ts'

/** A square of which no more is known than that something lies in it. */
export type MapArea = {
  name: string
  middle: readonly [lng: number, lat: number]
  /** What stands on it. */
  text: string
}

type Props = {
  areas: readonly MapArea[]
  theme: Theme
  onImagery: boolean
  onArea: ((at: number) => void) | undefined
}

/** Half of a square’s side, in degrees. */
const half = 0.05
/** Around squares, in pixels, and as near as they are looked at. */
const edge = 56
const nearest = 9

const toFeature = ({ middle: [lng, lat] }: MapArea) => {
  const [west, south, east, north] = [lng - half, lat - half, lng + half, lat + half]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return {
    type: 'Feature' as const,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
    properties: {},
  }
}

/** Squares, each with a button in its middle; all of them are looked at when they come. */
export const Areas = memo(({ areas, theme, onImagery, onArea }: Props) => {
  const { current: map } = useMap()
  const data = useMemo(
    () => ({ type: 'FeatureCollection' as const, features: areas.map(toFeature) }),
    [areas],
  )
  const middles = areas.map(({ middle }) => middle.join()).join(' ')
  useEffect(() => {
    const places = middles
      .split(' ')
      .map((middle) => middle.split(',').map((degrees) => Number(degrees) * 1e5))
    const bounds =
      middles !== '' &&
      boundsOf({ lng: places.map(([lng = 0]) => lng), lat: places.map(([, lat = 0]) => lat) })
    if (bounds) map?.fitBounds(bounds, { padding: edge, maxZoom: nearest, maxDuration: longestFlight })
  }, [map, middles])
  const palette = paletteOf(theme)
  const colour = onImagery ? palette['imagery-label'] : palette.tide
  return (
    <>
      <Source id="areas" type="geojson" data={data}>
        <Layer id="areas-fill" type="fill" paint={{ 'fill-color': colour, 'fill-opacity': 0.2 }} />
        <Layer id="areas-line" type="line" paint={{ 'line-color': colour, 'line-width': 1.5 }} />
      </Source>
      {areas.map(({ name, middle: [longitude, latitude], text }, at) => (
        <Marker key={`${longitude} ${latitude}`} longitude={longitude} latitude={latitude}>
          <button
            type="button"
            className={css.area}
            aria-label={name}
            title={name}
            onClick={() => onArea?.(at)}
          >
            {text}
          </button>
        </Marker>
      ))}
    </>
  )
})
