import { distanceKm, isInside } from '../geometry.mjs'

const searchDegrees = 4

/**
 * Notes the bounding box of every land polygon, so that far ones can be skipped.
 * @param {import('../antimeridian.mjs').Line[][]} polygons
 */
export function indexLand(polygons) {
  return polygons.map((polygon) => {
    const longitudes = polygon[0].map(([longitude]) => longitude)
    const latitudes = polygon[0].map(([, latitude]) => latitude)
    return {
      polygon,
      west: longitudes.reduce((a, b) => Math.min(a, b)),
      east: longitudes.reduce((a, b) => Math.max(a, b)),
      south: latitudes.reduce((a, b) => Math.min(a, b)),
      north: latitudes.reduce((a, b) => Math.max(a, b)),
    }
  })
}

/**
 * Tells whether a position lies on land.
 * @param {[number, number]} position
 * @param {ReturnType<typeof indexLand>} landIndex
 */
export function isOnLand(position, landIndex) {
  return turnsOf(position).some((turned) =>
    landIndex.some((entry) => isNear(turned, entry, 0) && isInside(turned, entry.polygon)),
  )
}

/**
 * Distance from a position to the nearest coast in kilometres, infinite when none is anywhere near.
 * @param {[number, number]} position
 * @param {ReturnType<typeof indexLand>} landIndex
 */
export function coastDistanceKm(position, landIndex) {
  const distances = turnsOf(position).flatMap((turned) =>
    landIndex
      .filter((entry) => isNear(turned, entry, searchDegrees))
      .flatMap(({ polygon }) => polygon.map((ring) => distanceKm(turned, ring))),
  )
  return Math.min(...distances)
}

/** Unwrapped land may run past the antimeridian, so a position is looked up one turn either way too. */
function turnsOf([longitude, latitude]) {
  return [-360, 0, 360].map((turn) => [longitude + turn, latitude])
}

function isNear([longitude, latitude], { west, east, south, north }, margin) {
  const withinLongitudes = longitude >= west - margin && longitude <= east + margin
  return withinLongitudes && latitude >= south - margin && latitude <= north + margin
}
