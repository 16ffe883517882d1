import { nearestEdge, ringsAround } from '../coast/nearby.mjs'
import { smallWaters } from '../places/small-waters.mjs'

const maxRank = 8
const maxTownDistance = 40_000
const inDegrees = (metres) => metres / 111_000
const expectedCounts = { country: 235, ocean: 5, sea: 300, region: 900, town: 700 }
/** Places of one name and kind are told apart by so many degrees: there are towns named Soufrière on neighbouring islands. */
const apart = 1

/**
 * Checks the hand-written places: counts, unique names, sane ranks, seas on water, towns near a coast, a lake or a small
 * water that people dive in.
 * @param {object[]} labels GeoJSON points
 * @param {{ coast: import('../rings.mjs').Rings, lakes: import('../rings.mjs').Rings }} water
 * @returns {string[]} problems
 */
export function checkPlaces(labels, { coast, lakes }) {
  const [landAround, lakesAround] = [ringsAround(coast), ringsAround(lakes)]
  const [nearCoast, nearLake] = [nearestEdge(coast), nearestEdge(lakes)]
  const ground = {
    isDry: (longitude, latitude) =>
      landAround(longitude, latitude).size % 2 === 1 && lakesAround(longitude, latitude).size % 2 === 0,
    isByWater: (longitude, latitude) =>
      [nearCoast, nearLake].some((near) => near(longitude, latitude, maxTownDistance) !== undefined) ||
      smallWaters.some(([, x, y]) => Math.hypot(x - longitude, y - latitude) < inDegrees(maxTownDistance)),
  }
  return [
    ...missingPlaces(labels),
    ...repeatedNames(labels),
    ...labels.flatMap((label) => placeProblems(label, ground)),
  ]
}

function missingPlaces(labels) {
  return Object.entries(expectedCounts).flatMap(([kind, expected]) => {
    const count = labels.filter(({ properties }) => properties.kind === kind).length
    console.log(`${kind}: ${count} labels`)
    return count < expected ? [`only ${count} labels of kind ${kind}, expected at least ${expected}`] : []
  })
}

function repeatedNames(labels) {
  const seen = new Map()
  return labels.flatMap(({ properties: { kind, name }, geometry: { coordinates } }) => {
    const key = `${kind} "${name}"`
    const others = seen.get(key) ?? []
    seen.set(key, [...others, coordinates])
    const isRepeated = others.some(([x, y]) => Math.hypot(x - coordinates[0], y - coordinates[1]) < apart)
    return isRepeated ? [`${key} appears twice`] : []
  })
}

function placeProblems({ properties: { kind, name, rank }, geometry }, { isDry, isByWater }) {
  const [longitude, latitude] = geometry.coordinates
  const problems = []
  if (!Number.isInteger(rank) || rank < 0 || rank > maxRank) problems.push(`${name}: rank ${rank}`)
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 85) problems.push(`${name} lies outside the map`)
  if (/\.$|\bIs\b/.test(name)) problems.push(`${name} looks abbreviated`)
  const isWater = kind === 'sea' || kind === 'ocean'
  if (isWater && isDry(longitude, latitude)) problems.push(`${name} lies on land`)
  if (kind === 'town' && !isByWater(longitude, latitude)) {
    problems.push(`${name} lies more than ${maxTownDistance / 1000} km from any coast`)
  }
  return problems
}
