import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Coordinates } from '@soundings/contract/common'
import { feature } from 'topojson-client'

type Ring = Coordinates[]
type Box = { west: number; south: number; east: number; north: number }
type Polygon = { rings: Ring[]; box: Box }

const kmPerDegree = 111.32

/** The atlas stitches rings across the antimeridian: let longitudes run on instead of jumping by 360. */
const unwrap = (ring: Ring): Ring => {
  let shift = 0
  return ring.map(([lng, lat], at) => {
    const step = at === 0 ? 0 : lng - (ring[at - 1]?.[0] ?? lng)
    if (step > 180) shift -= 360
    if (step < -180) shift += 360
    return [lng + shift, lat]
  })
}

const boxOf = (ring: Ring): Box => ({
  west: Math.min(...ring.map(([lng]) => lng)),
  south: Math.min(...ring.map(([, lat]) => lat)),
  east: Math.max(...ring.map(([lng]) => lng)),
  north: Math.max(...ring.map(([, lat]) => lat)),
})

const readPolygons = (): Polygon[] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const { features } = feature(atlas, atlas.objects.land) as {
    features: { geometry: { type: string; coordinates: unknown } }[]
  }
  return features
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates as Ring[]] : (geometry.coordinates as Ring[][]),
    )
    .map((rings) => rings.map(unwrap))
    .map((rings) => ({ rings, box: boxOf(rings[0] ?? []) }))
}

const isInside = ([x, y]: Coordinates, ring: Ring): boolean => {
  let inside = false
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const distanceToRing = ([lng, lat]: Coordinates, ring: Ring): number => {
  const scale = Math.cos((lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 1; at < ring.length; at++) {
    const [fromLng, fromLat] = ring[at - 1] ?? [0, 0]
    const [toLng, toLat] = ring[at] ?? [0, 0]
    const [x, y] = [(fromLng - lng) * scale, fromLat - lat]
    const [dx, dy] = [(toLng - fromLng) * scale, toLat - fromLat]
    const along = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x + along * dx, y + along * dy))
  }
  return nearest * kmPerDegree
}

/** Answers how many kilometres inland a point lies on the Natural Earth 1:10m coastline; 0 on the water. */
export const readLand = (): ((point: Coordinates) => number) => {
  const polygons = readPolygons()
  const holds = ({ box }: Polygon, [lng, lat]: Coordinates) =>
    lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north
  const inland = (point: Coordinates): number => {
    for (const polygon of polygons) {
      if (!holds(polygon, point)) continue
      const [shore = [], ...lakes] = polygon.rings
      if (isInside(point, shore) && !lakes.some((lake) => isInside(point, lake)))
        return Math.min(...polygon.rings.map((ring) => distanceToRing(point, ring)))
    }
    return 0
  }
  return ([lng, lat]) => Math.max(...[-360, 0, 360].map((turn) => inland([lng + turn, lat])))
}
