import type { SearchQuery } from '@soundings/contract/search'
import { phrasesOf, takeAll } from './phrases.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// What somebody says no longer matters.

const anyOf = phrasesOf<(keyof SearchQuery)[]>([
  [
    'any depth, forget the depth, remove the depth, no depth limit, depth doesnt matter, whatever depth, all depths',
    ['minDepth', 'maxDepth'],
  ],
  [
    'any level, forget the level, remove the level, level doesnt matter, all levels, any difficulty',
    ['levels'],
  ],
  [
    'anywhere, anywhere else, worldwide, in the world, around the world, everywhere, any country, any place, remove the place, forget the place',
    ['where', 'notWhere'],
  ],
  [
    `
      any time, anytime, any month, any season, all year, year round, whenever, forget the month, remove the month,
      time doesnt matter
    `,
    ['months'],
  ],
  [
    'any kind, any type, all kinds, all types, anything goes, anything is fine, anything will do',
    ['diveTypes', 'categories', 'without'],
  ],
  ['shore or boat, boat or shore, any entry', ['access']],
  ['any temperature, whatever temperature', ['minTemp', 'maxTemp']],
  ['any animal, forget the animals', ['species', 'notSpecies']],
])

const notMinded = [
  'dont care about',
  'dont really care about',
  'do not care about',
  'doesnt matter',
  'regardless of',
  'ignore',
  'never mind',
  'no matter',
  'drop',
  'forget',
  'forget about',
  'remove',
  'lift',
  'scrap',
  'ditch',
]
const criteria: readonly (readonly [string, (keyof SearchQuery)[]])[] = [
  ['month, months, time, season, date, dates, time of year', ['months']],
  ['depth, depth limit, depth rule, depth restriction, depth cap', ['minDepth', 'maxDepth']],
  ['level, difficulty, skill level, level limit, level restriction', ['levels']],
  ['place, country, location', ['where', 'notWhere']],
  ['temperature, water temperature', ['minTemp', 'maxTemp']],
  ['animals, wildlife', ['species', 'notSpecies']],
]

/** "I don't care about the month." */
const letGo = phrasesOf<(keyof SearchQuery)[]>(
  criteria.flatMap(([words, fields]) =>
    words
      .split(', ')
      .flatMap((word) => notMinded.flatMap((say) => [`${say} ${word}`, `${say} the ${word}`]))
      .map((phrase) => [phrase, fields] as const),
  ),
)

/** Takes what no longer matters: "any depth", "anywhere". */
export const readAnyOf = (line: Line): (keyof SearchQuery)[] =>
  [...takeAll(line, anyOf), ...takeAll(line, letGo)].flatMap(({ at, meaning }) =>
    // "Leave out anywhere with strong current."
    /^(?:leave out|skip|avoid|hide|not)$/.test(
      wordAt(line, at - 1) === 'out' ? phraseAt(line, at - 2, 2) : wordAt(line, at - 1),
    )
      ? []
      : meaning,
  )
