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

/** From where to where the values of tracks reach; those that are not known do not count. */
export const reachOf = (tracks: readonly Track[]): readonly [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const track of tracks)
    for (let place = 0; place < track.length; place++) {
      const value = track[place] ?? Number.NaN
      if (value < least) least = value
      if (value > most) most = value
    }
  return [least, most]
}

const heldOf = (track: Track): Track => {
  const held = new Float64Array(track.length)
  let last = Number.NaN
  for (let place = 0; place < track.length; place++) {
    const value = track[place] ?? Number.NaN
    if (!Number.isNaN(value)) last = value
    held[place] = last
  }
  return held
}

/** A column of the samples; null where nothing was recorded in it. */
const trackOf = (samples: Profile['samples'], at: number): Track | null => {
  const track = new Float64Array(samples.length)
  let isKnown = false
  for (let place = 0; place < samples.length; place++) {
    const value = samples[place]?.[at] ?? null
    if (value !== null) isKnown = true
    track[place] = value ?? Number.NaN
  }
  return isKnown ? track : null
}

/** Reads a profile into columns; null where there are not even two samples, so no line to draw. */
export const readProfile = ({ columns, samples, events }: Profile): Recording | null => {
  if (samples.length < 2) return null
  const tracks = new Map<SampleColumn, Track>()
  for (const [at, column] of columns.entries()) {
    const track = trackOf(samples, at)
    if (track) tracks.set(column, track)
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
    maxDepth: reachOf([depths])[1],
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
 * The samples of a track that a picture of so many columns needs, by their places: of each column the least and the
 * greatest, so that no peak is lost, and one value on either side of the window, so that the line goes on.
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
  if (last - first <= columns * 2) {
    for (let place = first; place <= last; place++) if (isKnown(place)) places.push(place)
    return places
  }
  const perSecond = Math.max(1, columns) / (to - from)
  let column = Number.NaN
  let [low, high] = [first, first]
  const flush = () => {
    if (Number.isNaN(column)) return
    places.push(Math.min(low, high))
    if (low !== high) places.push(Math.max(low, high))
  }
  for (let place = first; place <= last; place++) {
    if (!isKnown(place)) continue
    const here = Math.floor(((times[place] ?? 0) - from) * perSecond)
    if (here !== column) {
      flush()
      column = here
      low = place
      high = place
    }
    const value = track[place] ?? 0
    if (value < (track[low] ?? 0)) low = place
    if (value > (track[high] ?? 0)) high = place
  }
  flush()
  // The last column may have its extremes before its end.
  if (isKnown(last) && places.at(-1) !== last) places.push(last)
  return places
}
