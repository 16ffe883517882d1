import type { Ratings } from '@soundings/contract/media'
import { numberText, plural } from '@soundings/rules/phrases'

/** `4.5` */
export const averageText = (average: number): string => numberText(average, 1, 1)

/** `4.5 of 5, from 12 ratings`; that there is none is said as well. */
export const ratingsText = (average: number | null, count: number): string => {
  if (average === null || count === 0) return 'Not rated yet'
  const stars = averageText(average)
  return plural(count, { one: `${stars} of 5, from # rating`, other: `${stars} of 5, from # ratings` })
}

/** What the ratings of a photo become when a person who rated it with `before`, or not at all, rates it with `now`. */
export const withRating = ({ average, count }: Ratings, before: number | null, now: number): Ratings => {
  const sum = (average ?? 0) * count - (before ?? 0) + now
  const many = count + (before === null ? 1 : 0)
  return { average: sum / many, count: many }
}
