import { coastDistanceKm, indexLand, isOnLand } from './land-index.mjs'

const maxRank = 6
const maxTownDistanceKm = 40
const expectedCounts = { country: 235, ocean: 5, sea: 60, region: 150, town: 150 }

/**
 * Checks the hand-written places: counts, unique names, sane ranks, seas on water, towns near a coast.
 * @param {object[]} labels GeoJSON points
 * @param {object} land GeoJSON multipolygon
 * @returns {string[]} problems
 */
export function checkPlaces(labels, land) {
  const landIndex = indexLand(land.geometry.coordinates)
  return [
    ...missingPlaces(labels),
    ...repeatedNames(labels),
    ...labels.flatMap((label) => placeProblems(label, landIndex)),
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
  const seen = new Set()
  return labels.flatMap(({ properties: { kind, name } }) => {
    const key = `${kind} "${name}"`
    if (seen.has(key)) return [`${key} appears twice`]
    seen.add(key)
    return []
  })
}

function placeProblems({ properties: { kind, name, rank }, geometry }, landIndex) {
  const [longitude, latitude] = geometry.coordinates
  const problems = []
  if (!Number.isInteger(rank) || rank < 0 || rank > maxRank) problems.push(`${name}: rank ${rank}`)
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 85) problems.push(`${name} lies outside the map`)
  if (/\.$|\bIs\b/.test(name)) problems.push(`${name} looks abbreviated`)
  const isWater = kind === 'sea' || kind === 'ocean'
  if (isWater && isOnLand(geometry.coordinates, landIndex)) problems.push(`${name} lies on land`)
  if (kind === 'town' && coastDistanceKm(geometry.coordinates, landIndex) > maxTownDistanceKm) {
    problems.push(`${name} lies more than ${maxTownDistanceKm} km from any coast`)
  }
  return problems
}
