import type { SiteSort } from '@soundings/contract/site-filter'
import type { Meant } from '../understanding/meant-by.ts'
import { type Bitset, clearBit, countBits, hasBit } from './bitset.ts'
import type { Criteria } from './criteria.ts'
import { search, searchExactly, searchNames } from './search.ts'
import type { Searched, Wanted } from './wanted.ts'

/** What a search box is understood to mean, with the terms of the words that no rule read. */
export type Question = Omit<Meant, 'rest'> & { rest: Wanted; month: number }

/** How a set tells what fits and what is most worth a dive in a month; the view of the catalogue can. */
export type Appealing = {
  fitting: (criteria: Criteria) => Bitset
  byAppeal: (month: number, fits: Bitset, max: number) => number[]
  inOrderOfAppeal: (month: number) => Uint32Array
}

/**
 * The positions of what some words find, best first. Where they are understood as a question, sites of that name come
 * first and then all that are what is asked for, by appeal; words that no rule read only put those first that hold them.
 */
export const searchMeant = (
  searched: Searched,
  view: Appealing | undefined,
  wanted: Wanted,
  question: Question | undefined,
): Uint32Array => {
  if (!question || !view) return search(searched, wanted)
  const { criteria, isPlace, rest, month } = question
  const hasRest = rest.terms.length > 0
  const exact = hasRest ? searchExactly(searched, wanted) : searchNames(searched, wanted, isPlace)
  if (hasRest && exact.length > 0) return exact
  const fits = view.fitting(criteria)
  const first = hasRest ? search(searched, rest).filter((at) => hasBit(fits, at)) : exact
  const others = fits.slice()
  for (const at of first) clearBit(others, at)
  const found = Uint32Array.from([...first, ...view.byAppeal(month, others, countBits(others))])
  return found.length > 0 ? found : search(searched, wanted)
}

/** In which order to list what is found: the one that was chosen, else the one that was asked for in words. */
export const sortOf = (chosen: SiteSort, question: Question | undefined): SiteSort =>
  chosen === 'best' && question && question.order !== 'closest' ? question.order : chosen
