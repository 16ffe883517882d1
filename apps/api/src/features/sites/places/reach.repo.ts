import type { Coordinates } from '@soundings/contract/common'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { sites } from '#db/schema/sites.ts'

type Span = readonly [least: number, max: number]

/** How far some sites reach, in degrees; longitudes below zero, and the others. */
export type RowReach = { lat: Span; west: Span | null; east: Span | null }

const least = sql<number | null>`min(${sites.lng})`
const max = sql<number | null>`max(${sites.lng})`
const inWest = sql`filter (where ${sites.lng} < 0)`
const inEast = sql`filter (where ${sites.lng} >= 0)`
/** The value of a site, so that it lies among them across the antimeridian, too. */
const median = (of: SQLWrapper) => sql<number>`percentile_disc(0.5) within group (order by ${of})`

/** How far the sites of a group reach, and the median of them. */
export const reachColumns = {
  south: sql<number>`min(${sites.lat})`,
  north: sql<number>`max(${sites.lat})`,
  westLeast: sql<number | null>`${least} ${inWest}`,
  westMost: sql<number | null>`${max} ${inWest}`,
  eastLeast: sql<number | null>`${least} ${inEast}`,
  eastMost: sql<number | null>`${max} ${inEast}`,
  middleLat: median(sites.lat),
  middleLng: median(sites.lng),
}

type Found = {
  south: number
  north: number
  westLeast: number | null
  westMost: number | null
  eastLeast: number | null
  eastMost: number | null
  middleLat: number
  middleLng: number
}

const span = (least: number | null, max: number | null): Span | null =>
  least === null || max === null ? null : [least, max]

/** What was read of a group; one site that is far out at sea does not draw the middle there. */
export const toReach = (found: Found): { reach: RowReach; middle: Coordinates } => ({
  reach: {
    lat: [found.south, found.north],
    west: span(found.westLeast, found.westMost),
    east: span(found.eastLeast, found.eastMost),
  },
  middle: [found.middleLng, found.middleLat],
})
