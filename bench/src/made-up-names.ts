import { pick, type Random } from './figures.ts'

const syllables =
  'ka mo ri ta lu ne so ba vi do ha pe shi ran mu ol an ter gar wen is ulu bel tor mar quin'.split(' ')
const colours =
  'Blue Black White Red Green Golden Silver Hidden Broken Lost Twin Little Big Old Sleeping'.split(' ')
const animals = 'Manta Shark Turtle Barracuda Grouper Octopus Seahorse Dolphin Moray Tuna Lobster Ray'.split(
  ' ',
)
const forms =
  'Reef Wall Rock Pinnacle Cave Garden Point Bay Canyon Corner Pass Ridge Bank Hole Drop-off'.split(' ')
const ships = 'SS MV HMS USS FV'.split(' ')
const words = { Koh: 'Ao', Punta: 'Cala', Pulau: 'Tanjung', "Sha'ab": 'Abu', Île: 'Anse', Playa: 'Isla' }
const locals = Object.entries(words).flat()

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const invented = (random: Random) =>
  capital(Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, syllables)).join(''))

const patterns: ((random: Random) => string)[] = [
  (random) => `${invented(random)} ${pick(random, forms)}`,
  (random) => `${invented(random)} ${pick(random, forms)}`,
  (random) => `${pick(random, colours)} ${pick(random, forms)}`,
  (random) => `${pick(random, animals)} ${pick(random, forms)}`,
  (random) => `${pick(random, locals)} ${invented(random)}`,
  (random) => `${pick(random, ships)} ${invented(random)} ${invented(random)}`,
  (random) => `Wreck of the ${invented(random)}`,
  (random) => `${invented(random)}'s ${pick(random, animals)} ${pick(random, forms)}`,
  (random) => `${invented(random)} House Reef`,
]

/** A name like those that divers give to sites. */
export const madeUpName = (random: Random): string => pick(random, patterns)(random)
