import type { SearchQuery } from '@soundings/contract/search'
import { phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import type { Line } from './words.ts'

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

/** Reads what comes first. "Best" and "top 10" is what the ranking does anyway. */
export const readOrder = (line: Line): Read => {
  const [first] = takeAll(line, orderWords)
  return first === undefined ? {} : { order: first.meaning }
}
