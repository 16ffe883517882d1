import { countryLabels } from './country-labels.mjs'
import { oceans, regions, seas, towns } from './places/index.mjs'

/**
 * Collects every label of the map as points with a kind, a name and a rank (0 is the most important).
 * @param {import('./land.mjs').Country[]} countries
 */
export function buildLabels(countries) {
  return {
    type: 'FeatureCollection',
    features: [
      ...countryLabels(countries).map((place) => label('country', place)),
      ...oceans.map((place) => label('ocean', place)),
      ...seas.map((place) => label('sea', place)),
      ...regions.map((place) => label('region', place)),
      ...towns.map((place) => label('town', place)),
    ],
  }
}

function label(kind, [name, longitude, latitude, rank]) {
  return {
    type: 'Feature',
    properties: { kind, name, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }
}
