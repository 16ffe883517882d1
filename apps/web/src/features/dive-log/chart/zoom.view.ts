/** The part of a dive that is looked at, in seconds. */
export type Span = readonly [from: number, to: number]

/** Closer than this nobody needs to look, in seconds. */
const shortest = 30

const within = (from: number, length: number, duration: number): Span => {
  const start = Math.min(Math.max(0, from), Math.max(0, duration - length))
  return [start, start + length]
}

/** The whole dive. */
export const wholeOf = (duration: number): Span => [0, duration]

export const isWhole = ([from, to]: Span, duration: number): boolean => to - from >= duration

/** Closer by a factor, or further away by one below 1; what lies at `second` stays where it is. */
export const zoomedTo = ([from, to]: Span, factor: number, second: number, duration: number): Span => {
  const length = Math.min(duration, Math.max(Math.min(shortest, duration), (to - from) / factor))
  const share = (second - from) / (to - from)
  return within(second - share * length, length, duration)
}

/** The same stretch, later by so many seconds. */
export const movedBy = ([from, to]: Span, seconds: number, duration: number): Span =>
  within(from + seconds, to - from, duration)

/** The stretch moved just so far that a second lies in it. */
export const showing = ([from, to]: Span, second: number, duration: number): Span => {
  if (second < from) return within(second, to - from, duration)
  return second > to ? within(second - (to - from), to - from, duration) : [from, to]
}
