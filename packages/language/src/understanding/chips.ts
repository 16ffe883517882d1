import type { Chip, SearchQuery, Where } from '@soundings/contract/search'
import type { SiteCategory } from '@soundings/contract/site-fields'
import { monthsText } from '@soundings/rules/months'
import { difficultyLabel } from '@soundings/rules/site-labels'
import { speciesById } from '@soundings/rules/species'
import { depthLimitText, radiusText, temperatureLimitText } from '@soundings/rules/units'
import { accesses, avoided, categories, facilities, orders, types, waters } from './chip-labels.ts'
import { emptyQuery } from './query.ts'
import type { Units } from './units.ts'
import { waterByKey } from './waters.ts'
import { within } from './within.ts'

/** "Coral reefs", "Wrecks". */
export const kindsText = (kind: SiteCategory): string => categories[kind]

/** Where to look, as a chip says it: "Egypt", "Red Sea, Egypt", "Near me, 50 km". */
export const whereText = (where: Where, units: Units): string => {
  if (where.kind === 'water') {
    const water = waterByKey(where.key)
    const label = water?.label ?? where.key
    const isPlain =
      where.country === null || where.country === water?.country || label.includes(where.country)
    return isPlain ? label : `${label}, ${where.country}`
  }
  if (where.kind === 'me') return `Near me, ${radiusText(where.radius, units.depth)}`
  if (where.kind === 'site' || where.kind === 'around')
    return `Near ${where.name}, ${radiusText(where.radius, units.depth)}`
  return where.name
}

/** The same within a sentence: "near Dahab". */
export const notText = (where: Where, units: Units) => whereText(where, units).replace(/^Near /, 'near ')

/** "In March", "December to February", "April or October". */
const monthsLabel = (months: readonly number[]): string => {
  const text = monthsText(months, 'or')
  return months.length === 1 ? `In ${text}` : text
}

/** Names that are the same for one and for many. */
const unchanging = /(fish|shrimp|squid|trout|perch|pike|carp|cod|tuna|kelp|grass|seagrass|s)$/i

/** The name of a species for many of them, as far as a rule makes it. */
export const speciesText = (id: string): string => {
  const name = speciesById(id)?.name ?? id
  if (/octopus$/i.test(name)) return `${name}es`
  if (unchanging.test(name)) return name
  if (/(ch|sh|x)$/.test(name)) return name.endsWith('branch') ? `${name}s` : `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

const of = <Value extends string>(
  field: string,
  values: readonly Value[],
  texts: Record<Value, string>,
): Chip[] => values.map((value) => ({ key: `${field}:${value}`, label: texts[value] }))

const when = (isSo: boolean, key: string, label: () => string): Chip[] =>
  isSo ? [{ key, label: label() }] : []

/** What was understood, as chips in the units of the person; their keys stay the same as long as what they say does. */
export const chipsOf = (query: SearchQuery, units: Units): Chip[] => [
  ...query.where.map((where, at) => ({ key: `where:${at}`, label: whereText(where, units) })),
  ...query.notWhere.map((where, at) => ({ key: `notWhere:${at}`, label: `Not ${notText(where, units)}` })),
  ...query.notSites.map(({ id, name }) => ({ key: `notSites:${id}`, label: `Not ${name}` })),
  ...when(query.like !== null, 'like', () => `Like ${query.like?.name ?? ''}`),
  ...of('categories', query.categories, categories),
  ...of('diveTypes', query.diveTypes, types),
  ...query.without.map((kind) => ({ key: `without:${kind}`, label: `No ${categories[kind].toLowerCase()}` })),
  ...of('waters', query.waters, waters),
  ...of('levels', query.levels, difficultyLabel),
  ...when(
    query.minDepth !== null,
    'minDepth',
    () => `${depthLimitText(query.minDepth ?? 0, units.depth)} or deeper`,
  ),
  ...when(
    query.maxDepth !== null,
    'maxDepth',
    () => `Up to ${depthLimitText(query.maxDepth ?? 0, units.depth)}`,
  ),
  ...when(query.access !== null, 'access', () => accesses[query.access ?? 'either']),
  ...of('avoid', query.avoid, avoided),
  ...query.species.map((id) => ({ key: `species:${id}`, label: speciesText(id) })),
  ...query.notSpecies.map((id) => ({ key: `notSpecies:${id}`, label: `No ${within(speciesText(id))}` })),
  ...when(query.months.length > 0, 'months', () => monthsLabel(query.months)),
  ...when(
    query.minTemp !== null,
    'minTemp',
    () => `Water ${temperatureLimitText(query.minTemp ?? 0, units.temperature)} or warmer`,
  ),
  ...when(
    query.maxTemp !== null,
    'maxTemp',
    () => `Water ${temperatureLimitText(query.maxTemp ?? 0, units.temperature)} or colder`,
  ),
  ...of('facilities', query.facilities, facilities),
  ...when(query.words !== '', 'words', () => `“${query.words}”`),
  ...when(query.order !== 'best', 'order', () => orders[query.order]),
]

const lists = [
  'categories',
  'diveTypes',
  'without',
  'waters',
  'levels',
  'avoid',
  'species',
  'notSpecies',
  'facilities',
] as const
const places = ['where', 'notWhere'] as const

/** The question without what a chip says; unchanged when it has no such chip. */
export const withoutChip = (query: SearchQuery, key: string): SearchQuery => {
  const [field = '', value = ''] = key.split(/:(.*)/s)
  const place = places.find((each) => each === field)
  if (place) return { ...query, [place]: query[place].filter((_, at) => String(at) !== value) }
  if (field === 'notSites') return { ...query, notSites: query.notSites.filter(({ id }) => id !== value) }
  const list = lists.find((each) => each === field)
  if (list) return { ...query, [list]: query[list].filter((each) => each !== value) }
  const empty = emptyQuery()
  return Object.hasOwn(empty, field) ? { ...query, [field]: empty[field as keyof SearchQuery] } : query
}
