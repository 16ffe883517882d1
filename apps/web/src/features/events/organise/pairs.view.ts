import type { Attendee } from '@soundings/contract/events-shapes'

/** The pairs that can be chosen: those that there are, and one more. */
export const pairOptions = (people: readonly Pick<Attendee, 'pair'>[]): number[] => {
  const taken = new Set(people.flatMap(({ pair }) => (pair === null ? [] : [pair])))
  let next = 1
  while (taken.has(next)) next++
  return [...taken, next].toSorted((one, other) => one - other)
}
