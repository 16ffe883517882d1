import type { SearchQuery } from '@soundings/contract/search'
import { isSame } from './different.ts'
import { once, type Read } from './query.ts'

/** What some words say as a wish, and what they rule out. */
export type Said = { wish: Read; unwanted: Read }

const less = <Value>(values: readonly Value[], gone: readonly Value[] = []): Value[] =>
  values.filter((each) => !gone.includes(each))

/** The question that no longer rules out what is spoken of. */
const ruledOutNoMore = (query: SearchQuery, { wish, unwanted }: Said): SearchQuery => ({
  ...query,
  notSpecies: less(query.notSpecies, wish.species),
  without: less(query.without, unwanted.without),
  avoid: less(query.avoid, unwanted.avoid),
  notWhere: query.notWhere.filter((each) => !(wish.where ?? []).some(isSame(each))),
  notSites: query.notSites.filter(({ id }) => !unwanted.notSites?.some((each) => each.id === id)),
  access: query.access !== null && query.access === unwanted.access ? null : query.access,
})

const mostPlaces = 10

/** Where any of several will do, one more will; where none is asked for, all will anyway. */
const also = <Value>(values: readonly Value[], more: readonly Value[] = []): Value[] =>
  values.length === 0 ? [] : once([...values, ...more])

const farther = (limit: number | null, wished: number | null | undefined, pick: typeof Math.max) =>
  limit === null || wished == null ? limit : pick(limit, wished)

/** The question with more limits than it had: what is fine as well. */
const widened = (query: SearchQuery, { wish }: Said): SearchQuery => {
  const { minDepth, maxDepth, minTemp, maxTemp } = query
  const { diveTypes = [], categories = [], where = [] } = wish
  const hasKinds = query.diveTypes.length + query.categories.length > 0
  return {
    ...query,
    levels: also(query.levels, wish.levels),
    months: also(query.months, wish.months),
    waters: also(query.waters, wish.waters),
    diveTypes: hasKinds ? once([...query.diveTypes, ...diveTypes]) : [],
    categories: hasKinds ? once([...query.categories, ...categories]) : [],
    where: query.where.length === 0 ? [] : [...query.where, ...where].slice(0, mostPlaces),
    // "Deep is fine" has no upper limit, "30 m is fine" a lower one.
    maxDepth: wish.minDepth == null ? farther(maxDepth, wish.maxDepth, Math.max) : null,
    minDepth: wish.maxDepth == null ? minDepth : farther(minDepth, wish.minDepth ?? 0, Math.min) || null,
    minTemp: wish.maxTemp == null ? minTemp : null,
    maxTemp: wish.minTemp == null ? maxTemp : null,
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
  const { wish } = said
  const gone = new Set(wish.words?.split(' ').filter(Boolean))
  const rest = ruledOutNoMore(query, said)
  return {
    ...rest,
    species: less(rest.species, wish.species),
    diveTypes: less(rest.diveTypes, wish.diveTypes),
    categories: less(rest.categories, wish.categories),
    waters: less(rest.waters, wish.waters),
    levels: less(rest.levels, wish.levels),
    months: less(rest.months, wish.months),
    facilities: less(rest.facilities, wish.facilities),
    where: rest.where.filter((each) => !(wish.where ?? []).some(isSame(each))),
    access: wish.access != null && rest.access === wish.access ? null : rest.access,
    minDepth: isGone(wish.minDepth) ? null : rest.minDepth,
    maxDepth: isGone(wish.maxDepth) ? null : rest.maxDepth,
    minTemp: isGone(wish.minTemp) ? null : rest.minTemp,
    maxTemp: isGone(wish.maxTemp) ? null : rest.maxTemp,
    words: less(rest.words.split(' '), [...gone]).join(' '),
  }
}
