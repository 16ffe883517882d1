import { Layer, Marker, Source, useMap } from '@vis.gl/react-maplibre'
import { type CSSProperties, memo, useEffect, useMemo } from 'react'
import { longestFlight } from './camera.ts'
import { boundsOf } from './found-sites.ts'
import css from './Marks.module.css'
import '#shared/ui/mark-colours.css'

type Position = readonly [lng: number, lat: number]

/** A place with a sign of its own. */
export type MapMark = {
  id: string
  name: string
  coordinates: Position
  /** What stands in it: a few letters, a number. */
  text: string
  /** The name of a token; text on it is white. */
  colour: string
  isChosen?: boolean
}

/** A line from place to place. */
export type MapRoute = { id: string; colour: string; points: readonly Position[] }

type Props = {
  marks: readonly MapMark[]
  routes: readonly MapRoute[]
  onMark: ((id: string) => void) | undefined
}

/** Around the marks, in pixels, and as near as they are looked at. */
const edge = 56
const nearest = 11

const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim()

const toLine = ({ colour, points }: MapRoute) => ({
  type: 'Feature' as const,
  geometry: { type: 'LineString' as const, coordinates: points.map(([lng, lat]) => [lng, lat]) },
  properties: { colour: colourOf(colour) },
})

/** Numbered places, each a button, and lines between them. */
export const Marks = memo(({ marks, routes, onMark }: Props) => {
  const { current: map } = useMap()
  const lines = useMemo(
    () => ({ type: 'FeatureCollection' as const, features: routes.map(toLine) }),
    [routes],
  )
  const places = marks.map(({ coordinates }) => coordinates.join()).join(' ')
  useEffect(() => {
    if (!map || places === '') return
    const all = places.split(' ').map((place) => place.split(',').map((degrees) => Number(degrees) * 1e5))
    const bounds = boundsOf({ lng: all.map(([lng = 0]) => lng), lat: all.map(([, lat = 0]) => lat) })
    const padding = { top: edge, left: edge, right: edge, bottom: edge }
    if (bounds) map.fitBounds(bounds, { padding, maxZoom: nearest, maxDuration: longestFlight })
  }, [map, places])
  return (
    <>
      <Source id="routes" type="geojson" data={lines}>
        <Layer
          id="routes-edge"
          type="line"
          layout={{ 'line-cap': 'round', 'line-join': 'round' }}
          paint={{ 'line-color': colourOf('--ring'), 'line-width': 5, 'line-opacity': 0.85 }}
        />
        <Layer
          id="routes"
          type="line"
          layout={{ 'line-cap': 'round', 'line-join': 'round' }}
          paint={{ 'line-color': ['get', 'colour'], 'line-width': 3 }}
        />
      </Source>
      {marks.map(({ id, name, coordinates: [longitude, latitude], text, colour, isChosen = false }) => (
        <Marker
          key={id}
          longitude={longitude}
          latitude={latitude}
          style={{ zIndex: isChosen ? 2 : 1 } as CSSProperties}
        >
          <button
            type="button"
            className={css.mark}
            data-chosen={isChosen || undefined}
            style={{ background: `var(${colour})` }}
            aria-label={name}
            title={name}
            onClick={(event) => {
              event.stopPropagation()
              onMark?.(id)
            }}
          >
            {text}
          </button>
        </Marker>
      ))}
    </>
  )
})
