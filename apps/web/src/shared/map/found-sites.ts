import type { MapPoint } from '@soundings/clusters/tile-source'
import { mapLimits } from '@soundings/contract/map'
import type { ApprovalStatus } from '@soundings/contract/sites'
import { withinMap } from './camera.ts'

/** A set of sites as it comes over the wire, column by column. Coordinates in hundred-thousandths of a degree. */
export type FoundSites = {
  mapId: number[]
  lng: number[]
  lat: number[]
  depth: (number | null)[]
  name?: string[] | undefined
  /** Of somebody's own set: what is not approved is marked otherwise. */
  status?: ApprovalStatus[] | undefined
}

/** A site that is not published, as its author sees it on the map. Depth in metres. */
export type WaitingSite = {
  site: number
  coordinates: [lng: number, lat: number]
  depth: number | null
  name: string
  status: Exclude<ApprovalStatus, 'approved'>
}

/** Once around, in hundred-thousandths of a degree. */
const world = 360e5

export const degrees = (value: number | undefined) => (value ?? 0) / 1e5

/** The set as it is clustered: one point a site. */
export const toPoints = ({ mapId, lng, lat, depth, name }: FoundSites): MapPoint[] =>
  mapId.map((site, at) => ({
    site,
    lng: degrees(lng[at]),
    lat: degrees(lat[at]),
    depth: depth[at] ?? null,
    ...(name && { name: name[at] ?? '' }),
  }))

/** Those of a set that are published; a set without standings is wholly so. */
export const publishedOf = (found: FoundSites): FoundSites => {
  const { status } = found
  if (!status) return found
  const fits = <Value>(column: readonly Value[]) => column.filter((_, at) => status[at] === 'approved')
  const { mapId, lng, lat, depth, name } = found
  return {
    mapId: fits(mapId),
    lng: fits(lng),
    lat: fits(lat),
    depth: fits(depth),
    name: name && fits(name),
  }
}

/** Those of a set that are not published. */
export const waitingOf = ({ mapId, lng, lat, depth, name, status = [] }: FoundSites): WaitingSite[] =>
  status.flatMap((each, at) =>
    each === 'approved'
      ? []
      : {
          site: mapId[at] ?? 0,
          coordinates: [degrees(lng[at]), degrees(lat[at])],
          depth: depth[at] ?? null,
          name: name?.[at] ?? '',
          status: each,
        },
  )

/** Where a set of longitudes begins and ends: the other side of the widest gap between them, in degrees. */
const spanOf = (lng: readonly number[]): [west: number, east: number] => {
  const sorted = Int32Array.from(lng).sort()
  const first = sorted[0] ?? 0
  const last = sorted.at(-1) ?? 0
  let span: [number, number] = [first, last]
  let widest = first + world - last
  for (let at = 1; at < sorted.length; at++) {
    const [before, after] = [sorted[at - 1] ?? 0, sorted[at] ?? 0]
    if (after - before <= widest) continue
    widest = after - before
    span = [after, before + world]
  }
  return [degrees(span[0]), degrees(span[1])]
}

/**
 * `[west, south, east, north]` around the set with some room to spare; undefined when it is empty. East is beyond 180
 * where the shorter way around the set crosses the antimeridian.
 */
export const boundsOf = ({
  lng,
  lat,
}: Pick<FoundSites, 'lng' | 'lat'>): [number, number, number, number] | undefined => {
  if (lng.length === 0) return undefined
  const spare = mapLimits.viewPadding
  const [west, east] = spanOf(lng)
  const south = degrees(lat.reduce((one, other) => Math.min(one, other)))
  const north = degrees(lat.reduce((one, other) => Math.max(one, other)))
  return [west - spare, withinMap(south - spare), east + spare, withinMap(north + spare)]
}
