import { type Line, take, wordAt } from './words.ts'

/** Nothing is rated higher. */
const most = 5
const lead = /^(of|above|over|at|least|more|than|is|better|with|a|minimum|min|between)$/
const further = /^(or|and|higher|more|up|above|better|plus|stars?|rating|rated|out|of|upwards|over)$/

/** "4 stars and up"; those of a "5 star resort" are of no site. */
const isStars = (line: Line, at: number): boolean =>
  /^stars?$/.test(wordAt(line, at)) &&
  !/^(resorts?|hotels?|dive|padi|ssi|centres?|centers?|operators?|liveaboards?|boats?)$/.test(
    wordAt(line, at + 1),
  )

/** Where "rated" or "rating" stands before a number; the number's own place where it doesn't. */
const ratedBefore = (line: Line, at: number): number => {
  for (let each = at - 1; each >= 0 && each >= at - 4 && !line.words[each + 1]?.isBreak; each--) {
    if (/^(rated|rating|ratings)$/.test(wordAt(line, each))) return each
    if (!lead.test(wordAt(line, each))) return at
  }
  return at
}

/** "Rated 4.5 or higher", "a rating above 4", "4 stars and up": no rule leaves sites out by it, the best come first. */
export const takeRating = (line: Line): boolean => {
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
