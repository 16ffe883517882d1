import { displayNames, leasedGrounds } from './countries.mjs'

/** Names that dive sites use where they differ from those on the map. */
const siteNames = {
  Czechia: 'Czech Republic',
  'Saint Barthélemy': 'St Barthelemy',
  'Saint Helena': 'St Helena',
  'Saint Kitts and Nevis': 'St Kitts and Nevis',
  'Saint Lucia': 'St Lucia',
  'Saint Martin': 'St Martin',
  'Saint Vincent and the Grenadines': 'St Vincent and the Grenadines',
}

/**
 * Parts of a state that divers know as places of their own: `[name, ISO 3166 code, state, west, south, east, north]`.
 * A part is every polygon of the state whose first point lies in the box.
 */
const parts = [
  ['Réunion', 'RE', 'France', 55, -22, 56.2, -20.5],
  ['Mayotte', 'YT', 'France', 44.8, -13.2, 45.5, -12.4],
  ['Guadeloupe', 'GP', 'France', -62, 15.7, -60.8, 16.7],
  ['Martinique', 'MQ', 'France', -61.4, 14.2, -60.7, 15],
  ['French Guiana', 'GF', 'France', -55, 2, -51, 6.2],
  ['Bonaire', 'BQ', 'Netherlands', -68.6, 11.9, -68, 12.5],
  ['Sint Eustatius', 'BQ', 'Netherlands', -63.1, 17.4, -62.8, 17.6],
  ['Saba', 'BQ', 'Netherlands', -63.4, 17.6, -63.1, 17.8],
  ['Christmas Island', 'CX', 'Indian Ocean Ter.', 105, -11, 106, -10],
  ['Cocos Islands', 'CC', 'Indian Ocean Ter.', 96, -13, 97.5, -11],
]

/** Whose land it is is disputed: nothing is said of places there. */
export const disputedLands = [
  ...leasedGrounds,
  'Bajo Nuevo Bank',
  'Cyprus U.N. Buffer Zone',
  'N. Cyprus',
  'Scarborough Reef',
  'Serranilla Bank',
  'Siachen Glacier',
  'Somaliland',
  'Spratly Is.',
  'W. Sahara',
]

/** The same for parts of what the atlas draws as one land, as `[west, south, east, north]`. */
export const disputedBoxes = [
  [32.2, 44.2, 36.7, 46.3], // Crimea
  [111, 15.4, 113, 17.3], // Paracel Islands
  [123.2, 25.5, 124.8, 26.1], // Senkaku Islands
  [131.6, 37, 132.1, 37.5], // Liancourt Rocks
  [145.3, 43.2, 149, 45.7], // southern Kuril Islands
  [109, 6, 118.5, 12.2], // Spratly Islands
]

/** Islands that the atlas leaves out: `[name, ISO 3166 code, longitude, latitude]`. */
export const missingIslands = [['Saba', 'BQ', -63.238, 17.633]]

/** What the land of a polygon is called, and its code; undefined for land of which nothing is said. */
export function landOf({ name, id }, [[[longitude, latitude]]]) {
  if (disputedLands.includes(name)) return undefined
  const part = parts.find(
    ([, , state, west, south, east, north]) =>
      state === name && longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
  if (part) return { name: part[0], code: part[1] }
  const shown = displayNames[name] ?? name
  // ISO's three digits stand for the two letters wherever Unicode reads a region.
  const code = id === undefined ? null : new Intl.Locale(`und-${id}`).region
  return { name: siteNames[shown] ?? shown, code: name === 'Kosovo' ? 'XK' : code }
}
