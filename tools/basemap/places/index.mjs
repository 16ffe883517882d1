import africa from './africa-and-indian-ocean.mjs'
import atlantic from './atlantic.mjs'
import australia from './australia-and-new-zealand.mjs'
import { bays } from './bays.mjs'
import caribbean from './caribbean.mjs'
import eastAsia from './east-asia.mjs'
import indonesia from './indonesia.mjs'
import latinAmerica from './latin-america.mjs'
import mediterranean from './mediterranean.mjs'
import northAmerica from './north-america.mjs'
import northernEurope from './northern-europe.mjs'
import pacific from './pacific-islands.mjs'
import philippines from './philippines.mjs'
import redSea from './red-sea-and-arabia.mjs'
import { seas as openSeas } from './seas.mjs'
import southeastAsia from './southeast-asia.mjs'

/** @typedef {[name: string, longitude: number, latitude: number, rank: number]} Place */

export { oceans } from './seas.mjs'

/** @type {Place[]} */
export const seas = [...openSeas, ...bays]

const partsOfTheWorld = [
  redSea,
  mediterranean,
  northernEurope,
  atlantic,
  africa,
  southeastAsia,
  philippines,
  indonesia,
  eastAsia,
  australia,
  pacific,
  northAmerica,
  caribbean,
  latinAmerica,
]

/** @type {Place[]} island groups, coasts and reefs */
export const regions = partsOfTheWorld.flatMap((part) => part.regions)

/** @type {Place[]} dive towns and large coastal cities */
export const towns = partsOfTheWorld.flatMap((part) => part.towns)
