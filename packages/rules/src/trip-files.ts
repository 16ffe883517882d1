import type { TripStop } from '@soundings/contract/trips-stops'
import { balloonText, degrees, element, xmlText } from './xml.ts'

/** What a file says of a trip: its stops that have a place, in their order. */
export type FiledTrip = {
  name: string
  description: string
  /** Of its page. */
  address: string
  stops: readonly Pick<TripStop, 'kind' | 'name' | 'day' | 'time' | 'notes' | 'coordinates' | 'site'>[]
}
type Placed = FiledTrip['stops'][number] & { coordinates: readonly [number, number] }

const symbols = {
  site: 'Diver Down Flag 1',
  place: 'Flag, Blue',
  stay: 'Lodging',
  travel: 'Airport',
  note: 'Pin, Green',
} as const
const types = { site: 'Dive site', place: 'Place', stay: 'Stay', travel: 'Journey', note: 'Note' } as const

const placedOf = ({ stops }: FiledTrip): Placed[] =>
  stops.flatMap((stop) => (stop.coordinates ? [{ ...stop, coordinates: stop.coordinates }] : []))

/** When it is, how deep its site goes, and what was noted, a line each. */
const about = ({ day, time, site, notes }: Placed): string =>
  [
    day === null ? 'Idea without a day' : [day, time].filter(Boolean).join(' '),
    site?.maxDepth == null ? null : `Max depth ${site.maxDepth} m`,
    notes,
  ]
    .filter(Boolean)
    .join('\n')

const pointOf = (tag: 'wpt' | 'rtept', { kind, name, coordinates: [lng, lat], ...stop }: Placed): string =>
  [
    `<${tag} lat="${degrees(lat)}" lon="${degrees(lng)}">`,
    element('name', name),
    element('desc', about({ kind, name, coordinates: [lng, lat], ...stop })),
    element('sym', symbols[kind]),
    element('type', types[kind]),
    `</${tag}>`,
  ].join('')

/** A trip as GPX 1.1: a waypoint for each place, and a route for each day with more than one. */
export const tripGpx = (trip: FiledTrip): string => {
  const placed = placedOf(trip)
  const days = [...Map.groupBy(placed, ({ day }) => day)].filter(
    ([day, stops]) => day !== null && stops.length > 1,
  )
  const routes = days.map(([day, stops]) =>
    ['<rte>', element('name', `${day}`), ...stops.map((stop) => pointOf('rtept', stop)), '</rte>'].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Soundings" xmlns="http://www.topografix.com/GPX/1/1">',
    '<metadata>',
    element('name', trip.name),
    ...(trip.description === '' ? [] : [element('desc', trip.description)]),
    `<link href="${xmlText(trip.address)}">${element('text', trip.name)}</link>`,
    '</metadata>',
    ...placed.map((stop) => pointOf('wpt', stop)),
    ...routes,
    '</gpx>\n',
  ].join('\n')
}

const placemark = (stop: Placed): string => {
  const { name, coordinates } = stop
  const [lng, lat] = coordinates
  return [
    '<Placemark>',
    element('name', name),
    element('description', balloonText(about(stop))),
    ...(stop.day === null ? [] : [`<TimeStamp><when>${stop.day}</when></TimeStamp>`]),
    `<Point><coordinates>${degrees(lng)},${degrees(lat)}</coordinates></Point>`,
    '</Placemark>',
  ].join('')
}

/** A trip as KML 2.2: a folder for each day, and one for what has none. */
export const tripKml = (trip: FiledTrip): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    element('name', trip.name),
    element('description', balloonText([trip.description, trip.address].filter(Boolean).join('\n'))),
    ...[...Map.groupBy(placedOf(trip), ({ day }) => day)].flatMap(([day, stops]) => [
      '<Folder>',
      element('name', day ?? 'Ideas'),
      ...stops.map(placemark),
      '</Folder>',
    ]),
    '</Document>',
    '</kml>\n',
  ].join('\n')
