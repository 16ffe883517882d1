import type { SearchQuery } from '@soundings/contract/search'
import { phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { takeRating } from './ratings.ts'
import { type Line, wordAt } from './words.ts'

type Order = SearchQuery['order']

export const orderWords = phrasesOf<Order>([
  ['deepest, deepest first, the deepest, sort by depth, by depth, deep first', 'deepest'],
  ['shallowest, shallowest first, the shallowest, shallow first', 'shallowest'],
  [
    'closest, nearest, the closest, the nearest, closest to me, nearest to me, closest first, sort by distance, by distance',
    'closest',
  ],
  [
    `
      best rated, highest rated, top rated, best reviewed, most popular, favourite, favorite, most loved,
      highest rating, sort by rating, by rating
    `,
    'rating',
  ],
])

const people =
  /^(i|id|ive|ill|im|we|wed|weve|well|she|shes|shed|he|hes|hed|they|theyd|theyve|my|our|anyone|anybody)$/

/** "The deepest I'd go": it limits who says so, and asks for nothing to come first. */
const isOfAsker = (
  line: Line,
  { at, size, meaning }: { at: number; size: number; meaning: Order },
): boolean => meaning === 'deepest' && people.test(wordAt(line, at + size))

/** Reads what comes first. "Best" and "top 10" is what the ranking does anyway. */
export const readOrder = (line: Line): Read => {
  const first = takeAll(line, orderWords).find((each) => !isOfAsker(line, each))
  if (first !== undefined) return { order: first.meaning }
  return takeRating(line) ? { order: 'rating' } : {}
}
