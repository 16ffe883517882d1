import { type Chip, type SearchQuery, searchLimits, type Where } from '@soundings/contract/search'
import { listText } from '@soundings/rules/phrases'
import { chipsOf, withoutChip } from './chips.ts'
import type { Units } from './units.ts'

/** What is left out first when no site matches; kinds, animals and the place are what a question is about. */
const order = [
  'words',
  'facilities',
  'minTemp',
  'maxTemp',
  'months',
  'access',
  'avoid',
  'minDepth',
  'maxDepth',
  'waters',
  'levels',
  'like',
  'notSites',
  'notSpecies',
  'without',
  'notWhere',
  'diveTypes',
  'categories',
  'species',
]

/** How many times further to look, step by step, before the place is left out. */
const farther = [4, 16]

/** A town becomes its surroundings or country, a radius grows; null where nothing is wider. */
const wider = (where: Where, times: number): Where | null => {
  if (where.kind === 'water') return where.country === null ? null : { ...where, country: null }
  if (!('radius' in where))
    return where.country === null ? null : { kind: 'country', name: where.country, country: null }
  const radius = Math.min(where.radius * times, searchLimits.radius.max)
  return radius > where.radius ? { ...where, radius } : null
}

const widened = (query: SearchQuery, times: number): SearchQuery | null => {
  const places = query.where.map((where) => wider(where, times) ?? where)
  return places.some((where, at) => where !== query.where[at]) ? { ...query, where: places } : null
}

const isSame = (one: SearchQuery, other: SearchQuery | undefined) =>
  JSON.stringify(one.where) === JSON.stringify(other?.where)

export type Relaxation = { chip: Chip; query: SearchQuery }

/**
 * What to leave out when no site matches, step by step: each query lacks its chip and those before it. Words go first,
 * then what is nice to have; animals go last except for the place, which is widened before it is dropped. Chips that
 * made no difference can be put back, so that only those that did are told.
 */
export const relaxations = (query: SearchQuery, units: Units): Relaxation[] => {
  const chips = chipsOf(query, units)
  const place = (chip: Chip) => order.indexOf(chip.key.split(':')[0] ?? '')
  const steps: Relaxation[] = []
  let left = query
  for (const chip of chips
    .filter((each) => place(each) >= 0)
    .sort((one, other) => place(one) - place(other))) {
    left = withoutChip(left, chip.key)
    steps.push({ chip, query: left })
  }
  const places = chips.filter(({ key }) => key.startsWith('where:'))
  const [first] = places
  if (first === undefined) return steps
  const chip = {
    key: first.key,
    label: listText(
      places.map(({ label }) => label),
      'or',
    ),
  }
  for (const times of farther) {
    const wide = widened(left, times)
    if (wide && !isSame(wide, steps.at(-1)?.query)) steps.push({ chip, query: wide })
  }
  steps.push({ chip, query: { ...left, where: [] } })
  return steps
}
