import type { DiveSamples } from '@soundings/contract/dive-log'
import { DiveSamples as Samples } from '@soundings/contract/dive-log'
import { describe, expect, it } from 'vitest'
import { decodeSamples, encodeSamples, outlineOf, summaryOf, thinSamples } from './dive-profile.ts'

/** A dive to 30 m that sways, every two seconds. */
const swaying = (count: number): DiveSamples => ({
  columns: ['time', 'depth', 'temperature', 'pressure'],
  rows: Array.from({ length: count }, (_, at) => [
    at * 2,
    Math.round((30 * Math.sin((Math.PI * at) / (count - 1)) + Math.sin(at / 9)) ** 2) / 100,
    at % 7 === 0 ? 26 - Math.round(at / 500) / 10 : null,
    Math.round((200 - at / 40) * 10) / 10,
  ]),
})

describe('samples', () => {
  it.each([
    { columns: ['time', 'depth'], rows: [] },
    { columns: ['time', 'depth'], rows: [[0, 0]] },
    {
      columns: ['time', 'depth', 'temperature', 'pressure', 'heading'],
      rows: [
        [0.5, 1.234, null, 200, null],
        [10, null, -1.9, null, 359],
        [11, 40.1, null, 0, null],
        [400_000, 0, 27, 199.9, 0],
      ],
    },
    swaying(5_000),
  ] as DiveSamples[])('come back exactly as they were', (samples) => {
    expect(decodeSamples(encodeSamples(samples))).toEqual(samples)
  })

  it('take few bytes each before they are deflated', () => {
    expect(encodeSamples(swaying(5_000)).length / 5_000).toBeLessThan(5)
  })

  it('that are cut off or of another time are refused', () => {
    const bytes = encodeSamples(swaying(10))
    expect(() => decodeSamples(bytes.slice(0, -1))).toThrow('too early')
    expect(() => decodeSamples(Uint8Array.of(9, 0, 0))).toThrow('version 9')
  })

  it('are refused by the contract where a row is short, a time goes back or a depth is none', () => {
    const columns = ['time', 'depth']
    const isFine = (rows: unknown) => Samples.safeParse({ columns, rows }).success
    expect(
      isFine([
        [0, 1],
        [2, null],
      ]),
    ).toBe(true)
    for (const rows of [
      [[0]],
      [[0, 1, 2]],
      [
        [5, 1],
        [5, 2],
      ],
      [[null, 1]],
      [[0, -1]],
      [[0, 500]],
    ])
      expect(isFine(rows), JSON.stringify(rows)).toBe(false)
    expect(Samples.safeParse({ columns: ['depth', 'time'], rows: [] }).success).toBe(false)
  })
})

describe('a profile', () => {
  it('is thinned to its ends and its extremes', () => {
    const samples = swaying(5_000)
    samples.rows[1_234] = [2_468, 99, null, 100]
    const { rows } = thinSamples(samples, 200)
    expect(rows.length).toBeLessThanOrEqual(200)
    expect([rows[0], rows.at(-1)]).toEqual([samples.rows[0], samples.rows.at(-1)])
    expect(rows).toContain(samples.rows[1_234])
    expect(rows.map(([time]) => time)).toEqual(
      rows.map(([time]) => time).toSorted((a, b) => Number(a) - Number(b)),
    )
    expect(thinSamples(samples, 2).rows).toHaveLength(2)
    expect(thinSamples(samples, 5_000)).toEqual(samples)
  })

  it('says how deep, how long and how cold it was', () => {
    const rows = [
      [0, 0, 27],
      [60, 20, null],
      [120, 20, 24.5],
      [180, 0, null],
    ]
    expect(summaryOf({ columns: ['time', 'depth', 'temperature'], rows })).toEqual({
      maxDepth: 20,
      meanDepth: 13.33,
      durationSeconds: 180,
      waterTemp: 24.5,
      maxTemp: 27,
    })
    expect(summaryOf({ columns: ['time', 'depth'], rows: [] })).toMatchObject({
      maxDepth: null,
      meanDepth: null,
    })
  })

  it('has a small outline', () => {
    const outline =
      outlineOf({
        columns: ['time', 'depth'],
        rows: [
          [0, 0],
          [60, 20],
          [120, 0],
        ],
      }) ?? []
    expect(outline).toHaveLength(64)
    expect([outline[0], outline[63], Math.max(...outline)]).toEqual([0, 0, 251])
    expect(
      outlineOf({
        columns: ['time', 'depth'],
        rows: [
          [0, 0],
          [60, 0],
        ],
      }),
    ).toBeNull()
  })
})
