import polylabel from 'polylabel'
import { ringAreaKm2 } from './geometry.mjs'
import { fromMercator, toMercator } from './mercator.mjs'
import { anchors, displayNames, divingCountries, unlabelled } from './places/countries.mjs'

/** A label is wider than tall: squeezing the map sideways makes the search prefer wide places. */
const labelAspect = 2
const precision = 1 / 50_000

/**
 * Gives every country or territory a label: its plain English name, a place with room for it and a rank.
 * @param {import('./land.mjs').Country[]} countries
 * @returns {import('./places/index.mjs').Place[]}
 */
export function countryLabels(countries) {
  return countries
    .filter(({ name }) => !unlabelled.includes(name))
    .map(({ name: atlasName, polygons }) => {
      const name = displayNames[atlasName] ?? atlasName
      const [longitude, latitude] = anchors[name] ?? roomiestPlace(largest(polygons))
      return [name, rounded(withinTheWorld(longitude)), rounded(latitude), rankOf(name, polygons)]
    })
}

function largest(polygons) {
  return polygons.reduce((best, next) => (ringAreaKm2(next[0]) > ringAreaKm2(best[0]) ? next : best))
}

function roomiestPlace(polygon) {
  const squeezed = polygon.map((ring) =>
    ring.map((position) => {
      const [x, y] = toMercator(position)
      return [x / labelAspect, y]
    }),
  )
  const [x, y] = polylabel(squeezed, precision)
  return fromMercator([x * labelAspect, y])
}

/** Rank by area; countries people travel to for diving come a step earlier, and none of them late. */
function rankOf(name, polygons) {
  const area = polygons.reduce((sum, [outer]) => sum + ringAreaKm2(outer), 0)
  const sizesKm2 = [1_500_000, 240_000, 60_000, 10_000, 1_000, 100]
  const bySize = sizesKm2.filter((size) => area < size).length
  return divingCountries.includes(name) ? Math.min(2, Math.max(0, bySize - 1)) : bySize
}

function withinTheWorld(longitude) {
  return longitude - 360 * Math.round(longitude / 360)
}

function rounded(degrees) {
  return Number(degrees.toFixed(3))
}
