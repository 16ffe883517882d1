import type { DiveEvent, SampleColumn } from '@soundings/contract/dive-log'

/** What a dive computer recorded, as the server tells it. */
export type Profile = { columns: SampleColumn[]; samples: (number | null)[][]; events: DiveEvent[] }

/** A column of a recording: NaN where nothing was recorded. */
export type Track = Float64Array

/** What was recorded, column by column. Seconds, metres and the units of the contract. */
export type Recording = {
  times: Track
  /** Those columns in which there is anything. */
  tracks: ReadonlyMap<SampleColumn, Track>
  /** The same, with the last value wherever there is none. */
  held: ReadonlyMap<SampleColumn, Track>
  events: readonly DiveEvent[]
  /** When it ends, in seconds. */
  duration: number
  maxDepth: number
}

/** The greatest of many numbers; those that are not known do not count. */
export const greatestOf = (values: Iterable<number>): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  return most
}

const leastOf = (values: Iterable<number>): number => {
  let least = Number.POSITIVE_INFINITY
  for (const value of values) if (value < least) least = value
  return least
}

/** From where to where the values of tracks reach. */
export const reachOf = (tracks: readonly Track[]): readonly [number, number] => [
  leastOf(tracks.map(leastOf)),
  greatestOf(tracks.map(greatestOf)),
]

const heldOf = (track: Track): Track => {
  let last = Number.NaN
  return track.map((value) => {
    if (!Number.isNaN(value)) last = value
    return last
  })
}

/** Reads a profile into columns; null where there are not even two samples, so no line to draw. */
export const readProfile = ({ columns, samples, events }: Profile): Recording | null => {
  if (samples.length < 2) return null
  const tracks = new Map<SampleColumn, Track>()
  for (const [at, column] of columns.entries()) {
    const track = Float64Array.from(samples, (row) => row[at] ?? Number.NaN)
    if (track.some((value) => !Number.isNaN(value))) tracks.set(column, track)
  }
  const times = tracks.get('time')
  const depths = tracks.get('depth')
  if (!times || !depths) return null
  return {
    times,
    tracks,
    held: new Map([...tracks].map(([column, track]) => [column, heldOf(track)])),
    events: events.toSorted((one, other) => one.time - other.time),
    duration: times.at(-1) ?? 0,
    maxDepth: greatestOf(depths),
  }
}

/** The first place in times that is not before a second. */
export const placeOf = (times: Track, second: number): number => {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < second) low = middle + 1
    else high = middle
  }
  return low
}

/** The sample nearest to a second of the dive. */
export const nearestTo = (times: Track, second: number): number => {
  const after = Math.min(placeOf(times, second), times.length - 1)
  const before = Math.max(0, after - 1)
  return second - (times[before] ?? 0) <= (times[after] ?? 0) - second ? before : after
}

/**
 * The samples of a track that a picture of so many columns needs, by their places: of each column the first, the least,
 * the greatest and the last, and one value on either side of the window, so that the line goes on.
 */
export const drawnPlaces = (
  times: Track,
  track: Track,
  [from, to]: readonly [number, number],
  columns: number,
): number[] => {
  const isKnown = (place: number) => !Number.isNaN(track[place] ?? Number.NaN)
  let first = Math.max(0, placeOf(times, from) - 1)
  while (first > 0 && !isKnown(first)) first -= 1
  let last = Math.min(times.length - 1, placeOf(times, to))
  while (last < times.length - 1 && !isKnown(last)) last += 1
  const places: number[] = []
  const wide = Math.max(1, columns)
  const isDense = last - first > wide * 4
  let column = Number.NaN
  let [start, low, high, end] = [-1, -1, -1, -1]
  const flush = () => {
    if (start < 0) return
    const found = [start, Math.min(low, high), Math.max(low, high), end]
    for (const [at, place] of found.entries())
      if (at === 0 || place > (found[at - 1] ?? -1)) places.push(place)
    start = -1
  }
  for (let place = first; place <= last; place++) {
    if (!isKnown(place)) continue
    const value = track[place] ?? 0
    if (!isDense) {
      places.push(place)
      continue
    }
    const here = Math.floor((((times[place] ?? 0) - from) / (to - from)) * wide)
    if (here !== column) flush()
    column = here
    if (start < 0) {
      start = place
      low = place
      high = place
    }
    if (value < (track[low] ?? 0)) low = place
    if (value > (track[high] ?? 0)) high = place
    end = place
  }
  flush()
  return places
}
