import type { SearchQuery } from '@soundings/contract/search'
import { membersOf } from './animal-groups.ts'
import { isSame } from './different.ts'
import { once, type Read } from './query.ts'
import type { Relative } from './relative.ts'

/** What some words say as a wish or in comparison, and what they rule out. */
export type Said = { criteria: Read; relative: readonly Relative[]; unwanted: Read }

/** Whoever lets go of sharks lets go of nurse sharks as well. */
const withMembers = (species: readonly string[] = []): string[] => species.flatMap(membersOf)

const less = <Value>(values: readonly Value[], gone: readonly Value[] = []): Value[] =>
  values.filter((each) => !gone.includes(each))

/** The question that no longer rules out what is spoken of. */
const ruledOutNoMore = (query: SearchQuery, { criteria, unwanted }: Said): SearchQuery => ({
  ...query,
  notSpecies: less(query.notSpecies, withMembers(criteria.species)),
  without: less(query.without, unwanted.without),
  avoid: less(query.avoid, unwanted.avoid),
  notWhere: query.notWhere.filter((each) => !(criteria.where ?? []).some(isSame(each))),
  notSites: query.notSites.filter(({ id }) => !unwanted.notSites?.some((each) => each.id === id)),
  access: query.access !== null && query.access === unwanted.access ? null : query.access,
})

const maxPlaces = 10

/** Where any of several will do, one more will; where none is asked for, all will anyway. */
const also = <Value>(values: readonly Value[], more: readonly Value[] = []): Value[] =>
  values.length === 0 ? [] : once([...values, ...more])

const farther = (limit: number | null, wished: number | null | undefined, pick: typeof Math.max) =>
  limit === null || wished == null ? limit : pick(limit, wished)

/** The limit that no longer holds for whom the other side of it is fine: "deeper is no problem". */
const passing: Partial<Record<Relative, 'minDepth' | 'maxDepth' | 'minTemp' | 'maxTemp'>> = {
  deeper: 'maxDepth',
  shallower: 'minDepth',
  warmer: 'maxTemp',
  colder: 'minTemp',
}

/** Whether a limit can be lifted by saying that what lies beyond it is fine. */
export const isPassed = (relative: Relative): boolean => passing[relative] !== undefined

/** The question with more limits than it had: what is fine as well. */
const widened = (query: SearchQuery, { criteria, relative }: Said): SearchQuery => {
  const { minDepth, maxDepth, minTemp, maxTemp } = query
  const { diveTypes = [], categories = [], where = [] } = criteria
  const hasKinds = query.diveTypes.length + query.categories.length > 0
  return {
    ...query,
    levels: also(query.levels, criteria.levels),
    months: also(query.months, criteria.months),
    waters: also(query.waters, criteria.waters),
    diveTypes: hasKinds ? once([...query.diveTypes, ...diveTypes]) : [],
    categories: hasKinds ? once([...query.categories, ...categories]) : [],
    where: query.where.length === 0 ? [] : [...query.where, ...where].slice(0, maxPlaces),
    // "Deep is fine" has no upper limit, "30 m is fine" a lower one.
    maxDepth:
      criteria.minDepth == null || criteria.maxDepth != null
        ? farther(maxDepth, criteria.maxDepth, Math.max)
        : null,
    minDepth:
      criteria.maxDepth == null ? minDepth : farther(minDepth, criteria.minDepth ?? 0, Math.min) || null,
    minTemp: criteria.maxTemp == null ? minTemp : null,
    maxTemp: criteria.minTemp == null ? maxTemp : null,
    ...Object.fromEntries(relative.flatMap((each) => (passing[each] ? [[passing[each], null]] : []))),
  }
}

/** The question after something is said to be fine: it was ruled out, or else it will do as well. */
export const allowing = (query: SearchQuery, said: Said): SearchQuery => {
  const allowed = ruledOutNoMore(query, said)
  return JSON.stringify(allowed) === JSON.stringify(query) ? widened(query, said) : allowed
}

const isGone = (value: unknown) => value != null

/** The question without what is spoken of, whether it was wanted or ruled out. */
export const lettingGo = (query: SearchQuery, said: Said): SearchQuery => {
  const { criteria } = said
  const gone = new Set(criteria.words?.split(' ').filter(Boolean))
  const rest = ruledOutNoMore(query, said)
  return {
    ...rest,
    species: less(rest.species, withMembers(criteria.species)),
    diveTypes: less(rest.diveTypes, criteria.diveTypes),
    categories: less(rest.categories, criteria.categories),
    waters: less(rest.waters, criteria.waters),
    levels: less(rest.levels, criteria.levels),
    months: less(rest.months, criteria.months),
    facilities: less(rest.facilities, criteria.facilities),
    where: rest.where.filter((each) => !(criteria.where ?? []).some(isSame(each))),
    access: criteria.access != null && rest.access === criteria.access ? null : rest.access,
    minDepth: isGone(criteria.minDepth) ? null : rest.minDepth,
    maxDepth: isGone(criteria.maxDepth) ? null : rest.maxDepth,
    minTemp: isGone(criteria.minTemp) ? null : rest.minTemp,
    maxTemp: isGone(criteria.maxTemp) ? null : rest.maxTemp,
    words: less(rest.words.split(' '), [...gone]).join(' '),
  }
}
