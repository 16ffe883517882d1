import type { Question } from './question.ts'

const ask = (text: string, must: Question['must'] & {}, relevant?: Question['relevant']): Question => ({
  kind: 'constraint',
  text,
  must,
  ...(relevant && { relevant }),
})

const then = (before: readonly string[], text: string, must: Question['must'] & {}): Question => ({
  kind: 'follow-up',
  before,
  text,
  must,
})

/** What somebody does not want. */
export const exclusions: readonly Question[] = [
  ask(
    'Indonesia but not Bali',
    { country: ['Indonesia'], notPlace: ['Bali'] },
    { 'Cape Kri': 3, 'Castle Rock': 2 },
  ),
  ask('wrecks outside of Egypt, max 30 m', { kind: ['wreck'], notCountry: ['Egypt'], maxDepth: 30 }),
  ask('not in Egypt', { notCountry: ['Egypt'] }),
  ask('anywhere warm in january except thailand', { notCountry: ['Thailand'], months: [1] }),
  ask(
    'muck diving but not in indonesia',
    { kind: ['muck'], notCountry: ['Indonesia'] },
    { 'Edithburgh Jetty': 2, Cars: 3 },
  ),
  ask('caves for beginners not in mexico', {
    kind: ['cave'],
    level: ['beginner'],
    notCountry: ['Mexico'],
  }),
  ask('not malta not egypt, wrecks, shallow', {
    kind: ['wreck'],
    notCountry: ['Malta', 'Egypt'],
    maxDepth: 18,
  }),
  ask('reefs in Thailand, no sharks', {
    country: ['Thailand'],
    kind: ['reef', 'pinnacle', 'wall'],
    notAnimal: ['shark'],
  }),
  ask('Maldives no sharks', { country: ['Maldives'], notAnimal: ['shark'] }),
  ask('no bull sharks please, curacao or bonaire', {
    country: ['Curaçao', 'Bonaire'],
    notAnimal: ['bull shark'],
  }),
  ask('anything but wrecks in malta', { country: ['Malta'], notKind: ['wreck'] }),
  ask('turtles without jellyfish in the philippines', {
    country: ['Philippines'],
    animal: ['turtle'],
    notAnimal: ['jellyfish'],
  }),
  ask(
    'wrecks in Egypt but not the Thistlegorm',
    { country: ['Egypt'], kind: ['wreck'], notSite: ['SS Thistlegorm'] },
    { 'Salem Express': 2, 'Rosalie Moller': 2, 'Giannis D': 2 },
  ),
  ask('Dahab but not the blue hole', {
    country: ['Egypt'],
    place: 'Dahab',
    notSite: ['Blue Hole Dahab'],
  }),
  ask('Red Sea apart from Egypt', {
    notCountry: ['Egypt'],
    box: [32, 12, 44, 30.2],
  }),
  then(['diving in indonesia'], 'not in bali', { country: ['Indonesia'], notPlace: ['Bali'] }),
  then(['diving in indonesia', 'not bali or komodo'], 'with mantas', {
    country: ['Indonesia'],
    notPlace: ['Bali', 'Komodo'],
    animal: ['manta'],
  }),
  then(['reefs in thailand'], 'no sharks please', { country: ['Thailand'], notAnimal: ['shark'] }),
  then(['wrecks in the philippines'], 'not coron', {
    country: ['Philippines'],
    kind: ['wreck'],
    notPlace: ['Coron'],
  }),
  then(['wrecks in scotland'], 'not in orkney', {
    country: ['United Kingdom'],
    kind: ['wreck'],
    notPlace: ['Orkney'],
  }),
  then(['wrecks egypt not the thistlegorm'], 'which are good in may', {
    country: ['Egypt'],
    kind: ['wreck'],
    months: [5],
    notSite: ['SS Thistlegorm'],
  }),
]
