import type { SiteSort } from '@soundings/contract/site-filter'
import type { Meant } from '../understanding/meant-by.ts'
import { type Bitset, bitsOf, clearBit, countBits, hasBit, union } from './bitset.ts'
import type { Criteria } from './criteria.ts'
import { search, searchExactly, searchNames } from './search.ts'
import type { Searched, Wanted } from './wanted.ts'

/** What a search box is understood to mean, with the terms of the words that no rule read. */
export type Question = Omit<Meant, 'rest'> & { rest: Wanted; month: number }

/** How a set tells what fits, and what is most worth a dive in a month; the view of the catalogue can. */
export type Appealing = {
  fitting: (criteria: Criteria) => Bitset
  inOrderOfAppeal: (month: number) => Uint32Array
}

/** What some words find. Its order, best first, is made for those who list it: who counts or draws needs none. */
export type Found = { bits: Bitset; inOrder: () => Uint32Array }

const asFound = ({ size }: Searched, positions: Uint32Array): Found => ({
  bits: bitsOf(size, positions),
  inOrder: () => positions,
})

/** These first, and then the others by appeal. */
const before = (first: Uint32Array, others: () => Uint32Array): Uint32Array => {
  const rest = others()
  const order = new Uint32Array(first.length + rest.length)
  order.set(first)
  order.set(rest, first.length)
  return order
}

/**
 * What some words find. Where they are understood as a question, sites of that name come first and then all that are what is
 * asked for, by appeal; words that no rule read only put those first that hold them.
 */
export const searchMeant = (
  searched: Searched,
  view: Appealing | undefined,
  wanted: Wanted,
  question: Question | undefined,
): Found => {
  const byWords = () => asFound(searched, search(searched, wanted))
  if (!question || !view) return byWords()
  const { criteria, isPlace, rest, month } = question
  const hasRest = rest.terms.length > 0
  const exact = hasRest ? searchExactly(searched, wanted) : searchNames(searched, wanted, isPlace)
  if (hasRest && exact.length > 0) return asFound(searched, exact)
  const fits = view.fitting(criteria)
  const first = hasRest ? search(searched, rest).filter((at) => hasBit(fits, at)) : exact
  const bits = union(searched.size, [fits, bitsOf(searched.size, first)])
  if (countBits(bits) === 0) return byWords()
  const others = fits.slice()
  for (const at of first) clearBit(others, at)
  const byAppeal = () => view.inOrderOfAppeal(month).filter((at) => hasBit(others, at))
  return { bits, inOrder: () => before(first, byAppeal) }
}

/** In which order to list what is found: the one that was chosen, else the one that was asked for in words. */
export const sortOf = (chosen: SiteSort, question: Question | undefined): SiteSort =>
  chosen === 'best' && question && question.order !== 'closest' ? question.order : chosen
