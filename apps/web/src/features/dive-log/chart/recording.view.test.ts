import { describe, expect, it } from 'vitest'
import { drawnPlaces, nearestTo, type Profile, reachOf, readProfile } from './recording.view.ts'

const profile = (samples: Profile['samples']): Profile => ({
  columns: ['time', 'depth', 'temperature'],
  samples,
  events: [],
})

describe('a profile', () => {
  it('is read into columns, and holds the last value where none was recorded', () => {
    const recording = readProfile(
      profile([
        [0, 0, 26],
        [10, 5, null],
        [20, 3.5, 24],
      ]),
    )
    expect(recording?.maxDepth).toBe(5)
    expect(recording?.duration).toBe(20)
    expect([...(recording?.tracks.get('temperature') ?? [])]).toEqual([26, Number.NaN, 24])
    expect([...(recording?.held.get('temperature') ?? [])]).toEqual([26, 26, 24])
  })

  it('has no column in which nothing was recorded', () => {
    const recording = readProfile(
      profile([
        [0, 0, null],
        [10, 5, null],
      ]),
    )
    expect([...(recording?.tracks.keys() ?? [])]).toEqual(['time', 'depth'])
  })

  it('of one sample, or without depths, is none', () => {
    expect(readProfile(profile([[0, 0, 26]]))).toBeNull()
    expect(
      readProfile(
        profile([
          [0, null, 26],
          [1, null, 26],
        ]),
      ),
    ).toBeNull()
  })
})

it('the nearest sample is found between and beyond them', () => {
  const times = Float64Array.of(0, 10, 20, 40)
  expect([-5, 4, 6, 15, 29, 31, 99].map((second) => nearestTo(times, second))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

it('a reach leaves out what is not known', () => {
  expect(reachOf([Float64Array.of(Number.NaN, 3, 1), Float64Array.of(7, Number.NaN)])).toEqual([1, 7])
})

describe('what is drawn', () => {
  const count = 5_000
  const times = Float64Array.from({ length: count }, (_, at) => at)
  const track = Float64Array.from({ length: count }, (_, at) => (at === 1_234 ? 99 : Math.sin(at / 9)))

  it('are few of many samples, with every extreme and both ends', () => {
    const places = drawnPlaces(times, track, [0, count - 1], 200)
    expect(places.length).toBeLessThanOrEqual(2 * 201 + 1)
    expect(places).toContain(1_234)
    expect([places[0], places.at(-1)]).toEqual([0, count - 1])
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  })

  it('of a closer look are all samples in it, and one on either side', () => {
    expect(drawnPlaces(times, track, [100, 103], 500)).toEqual([99, 100, 101, 102, 103])
  })

  it('goes on to the next value that is known, however far that is', () => {
    const sparse = Float64Array.from(times, (_, at) => (at % 30 === 0 ? 20 : Number.NaN))
    expect(drawnPlaces(times, sparse, [100, 103], 500)).toEqual([90, 120])
  })
})
