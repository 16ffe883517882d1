import type { Coordinates } from '@soundings/contract/common'
import type { SearchQuery } from '@soundings/contract/search'
import { isFeature, lookOfFeature } from '@soundings/language/understanding/features'
import type { RelaxedQuery } from '@soundings/language/understanding/relaxations'
import { type Bitset, criteriaOf, type SitesView } from '#features/sites/index.ts'
import { fuse } from './fuse.ts'
import { type Legs, legsOf, type Means } from './legs.ts'

export type Ranked = {
  total: number
  /** Whether some site holds a word that was asked for; true where no words were. */
  hasWords: boolean
  /** The positions of this part of the order. */
  slice: (offset: number, limit: number) => number[]
}

/** How much each ranking counts. */
const weights = { names: 2, words: 1, telling: 0.5, animals: 0.6, likeness: 1.5, meaning: 0.8 } as const
/** How much the most appealing site gains on the least. */
const gain = 0.3
/** What a restricted site keeps of its score, unless somebody names it. */
const restrictedShare = 0.5
/** So many of those most alike are what a site "like" another is; all others are alike in nothing that matters. */
const maxAlike = 60

const isFull = ({ length }: readonly unknown[]) => length > 0

/** Whether a question wishes anything besides words, likeness and an order. */
const isAsked = (query: SearchQuery): boolean =>
  query.access !== null ||
  [query.minDepth, query.maxDepth, query.minTemp, query.maxTemp].some((each) => each !== null) ||
  [query.notWhere, query.notSpecies, query.notSites].some(isFull) ||
  [query.where, query.levels, query.diveTypes, query.categories, query.without, query.waters].some(isFull) ||
  [query.avoid, query.months, query.species, query.facilities].some(isFull)

/** The place that distances are measured from. */
const centreOf = ({ where }: SearchQuery, here: Coordinates | null): Coordinates | null => {
  for (const each of where) if ('coordinates' in each && each.coordinates) return each.coordinates
  return here
}

/** The sites that are what a question wishes, whatever words it has; one that others should resemble is none of them, nor is one left out. */
export const fitsOf = (view: SitesView, query: RelaxedQuery): Bitset => {
  const fits = view.fitting(criteriaOf(query))
  const near = query.where.filter((where) => where.kind === 'site')
  const others = [...query.notSites, ...near, ...(query.like ? [query.like] : [])]
  if (!isFull(others)) return fits
  return view.without(
    fits,
    others.flatMap(({ id }) => view.positionOf(id) ?? []),
  )
}

/** Where nothing else is asked for, words or likeness choose the sites, and so does what some sites have; else words only put them in order. */
const chosen = (query: SearchQuery, { view, terms }: Means, fits: Bitset, legs: Legs): Bitset => {
  if (isAsked(query)) {
    // "Statues in the Mediterranean", "jetties in South Australia".
    const featured = terms.filter(({ typed }) => isFeature(typed))
    const looks = featured.flatMap(({ typed }) => lookOfFeature(typed) ?? [])
    const looking = looks.length > 0 ? view.ofLooks(fits, looks) : null
    if (looking && view.count(looking) > 0) return looking
    const held = featured.length > 0 ? view.holdingMost(featured, fits, []) : fits
    return view.count(held) > 0 ? held : fits
  }
  if (query.like !== null) return view.only([...legs.likeness.slice(0, maxAlike), ...legs.near])
  if (query.words === '') return fits
  return view.holdingMost(terms, fits, [...legs.names, ...legs.near])
}

/** What is recommended of the sites that fit: no closed one, unless somebody names it or nothing else fits. */
const recommended = ({ view }: Means, fits: Bitset, { names }: Legs): Bitset => {
  const open = view.recommendable(fits, names)
  return view.count(open) > 0 ? open : fits
}

/** The best of all rankings together, rated by what there is to see and by season; a site of just that name is first. */
const fused = (legs: Legs, { view }: Means, month: number): number[] => {
  const names = Object.keys(weights) as (keyof typeof weights)[]
  return [...fuse(names.map((name) => ({ ranks: legs[name], weight: weights[name] })))]
    .map(([at, score]) => {
      const share = view.isRestricted(at) && !legs.names.includes(at) ? restrictedShare : 1
      return { at, score: score * share * (1 + gain * view.appeal(at, month)) }
    })
    .sort(
      (one, other) =>
        Number(other.at === legs.exact) - Number(one.at === legs.exact) ||
        other.score - one.score ||
        one.at - other.at,
    )
    .map(({ at }) => at)
}

/** All sites that fit a question, and their order. */
export const find = async (query: RelaxedQuery, means: Means): Promise<Ranked> => {
  const { view, terms, here } = means
  const month = query.months[0] ?? means.month
  const wished = fitsOf(view, query)
  const legs = await legsOf(query, means, wished)
  const fits = recommended(means, chosen(query, means, wished, legs), legs)

  /** The first of all that fit, in the order asked for. */
  const first = (max: number): number[] => {
    const centre = query.order === 'closest' ? centreOf(query, here) : null
    if (centre) return view.byDistance(centre, fits, max)
    if (query.order !== 'best' && query.order !== 'closest') return view.byValue(query.order, fits, max)
    const best = fused(legs, means, month).filter((at) => view.has(fits, at))
    if (max <= best.length) return best.slice(0, max)
    const rest = isFull(best) ? view.without(fits, best) : fits
    return [...best, ...view.byAppeal(month, rest, max - best.length)]
  }

  let ordered = { max: 0, positions: [] as number[] }
  const slice = (offset: number, limit: number): number[] => {
    const max = offset + limit
    if (max > ordered.max) ordered = { max, positions: first(max) }
    return ordered.positions.slice(offset, max)
  }

  const isHeld = [legs.words, legs.names, legs.near].some(isFull)
  return { total: view.count(fits), hasWords: terms.length === 0 || isHeld, slice }
}
