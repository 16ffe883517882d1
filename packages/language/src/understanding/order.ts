import type { SearchQuery } from '@soundings/contract/search'
import { phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { type Line, take, wordAt } from './words.ts'

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

const most = 5
const lead = /^(of|above|over|at|least|more|than|is|better|with|a|minimum|min|between)$/
const further = /^(or|and|higher|more|up|above|better|plus|stars?|rating|rated|out|of|upwards|over)$/

/** "4 stars and up"; those of a "5 star resort" are of no site. */
const isStars = (line: Line, at: number): boolean =>
  /^stars?$/.test(wordAt(line, at)) &&
  !/^(resorts?|hotels?|dive|padi|ssi|centres?|centers?|operators?|liveaboards?|boats?)$/.test(
    wordAt(line, at + 1),
  )

/** "Rated 4.5 or higher", "a rating above 4", "4 stars and up": no rule leaves sites out by it, the best come first. */
const takeRating = (line: Line): boolean => {
  const at = line.words.findIndex(
    ({ value }, each) =>
      value !== null &&
      value <= most &&
      !line.taken[each] &&
      (isStars(line, each + 1) || ratedBefore(line, each) < each),
  )
  if (at < 0) return false
  let end = at + 1
  while (further.test(wordAt(line, end)) && !line.words[end]?.isBreak) end++
  const from = ratedBefore(line, at)
  take(line, from, end - from)
  return true
}

/** Where "rated" or "rating" stands before a number; the number's own place where it doesn't. */
const ratedBefore = (line: Line, at: number): number => {
  for (let each = at - 1; each >= 0 && each >= at - 4 && !line.words[each + 1]?.isBreak; each--) {
    if (/^(rated|rating|ratings)$/.test(wordAt(line, each))) return each
    if (!lead.test(wordAt(line, each))) return at
  }
  return at
}

/** Reads what comes first. "Best" and "top 10" is what the ranking does anyway. */
export const readOrder = (line: Line): Read => {
  const first = takeAll(line, orderWords).find((each) => !isOfAsker(line, each))
  if (first !== undefined) return { order: first.meaning }
  return takeRating(line) ? { order: 'rating' } : {}
}
