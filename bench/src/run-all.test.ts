import { expect, it } from 'vitest'
import { atLeast, atMost, exactly, within } from './goals.ts'
import type { Goal, Report } from './report.ts'
import { runAll } from './run-all.ts'

const reportOf = (title: string, goals: Goal[]): Report => ({
  title,
  head: ['', 'ms'],
  rows: [['a tile', '12.5']],
  notes: ['Medians.'],
  goals,
})

/** Runs made-up measurements, and answers what was printed and the code at the end. */
const run = async (measurements: Record<string, () => Goal[]>) => {
  const printed: string[] = []
  const measure = async (name: string) => reportOf(`All of ${name}`, measurements[name]?.() ?? [])
  const code = await runAll(Object.keys(measurements), measure, (text) => printed.push(text))
  return { code, printed, last: printed.at(-1) }
}

it('ends well when every goal is met, and says so', async () => {
  const { code, printed, last } = await run({ map: () => [atMost(3, 'p99 of tiles', 2.5)] })
  expect(code).toBe(0)
  expect(printed[0]).toContain('Goal met: p99 of tiles: 2.50 (at most 3)')
  expect(last).toBe('Every goal was met.')
})

it('ends with a failure when a goal is missed, and lists all misses of all measurements last', async () => {
  const { code, printed, last } = await run({
    map: () => [atMost(3, 'p99 of tiles', 3.01), atLeast(5, 'times sooner', 6)],
    kills: () => [exactly(0, 'lost sites', 2), within(2_000, 'the last write', 2_001)],
    reads: () => [],
  })
  expect(code).toBe(1)
  expect(printed[0]).toContain('Goal missed: p99 of tiles: 3.01 (at most 3)')
  expect(printed).toHaveLength(6)
  expect(last?.split('\n')).toEqual([
    'Missed:',
    '  kills: lost sites: 2 (exactly 0)',
    '  kills: the last write: 2001.0 ms (at most 2000 ms)',
    '  map: p99 of tiles: 3.01 (at most 3)',
  ])
})

it('measures once more what was missed in a busy moment, and never what was lost', async () => {
  const times: string[] = []
  const found = (name: string, ...ratios: number[]) => {
    times.push(name)
    return ratios[times.filter((one) => one === name).length - 1] ?? Number.NaN
  }
  const { code, printed, last } = await run({
    reads: () => [atMost(3, 'reads', found('reads', 3.2, 2.1))],
    map: () => [atMost(3, 'tiles', found('map', 2))],
    kills: () => [exactly(0, 'lost sites', found('kills', 1, 0))],
  })
  expect(times).toEqual(['reads', 'map', 'kills', 'reads'])
  expect(printed).toContain('Missed at first, and measured once more:\n  reads: reads: 3.20 (at most 3)')
  expect(code).toBe(1)
  expect(last).toBe('Missed:\n  kills: lost sites: 1 (exactly 0)')
})

it('says which measurements met their goals at the second try only', async () => {
  let tries = 0
  const { code, last } = await run({
    reads: () => [atMost(3, 'reads', ++tries === 1 ? 3.2 : 2.1)],
    map: () => [atMost(3, 'tiles', 2)],
  })
  expect(code).toBe(0)
  expect(last).toBe('Every goal was met, at the second try those of: reads.')
})

it('misses a goal of which nothing could be measured', () => {
  const nothing = Number.NaN
  expect([atMost(3, 'a ratio', nothing), atLeast(3, 'a ratio', nothing)].map(({ isMet }) => isMet)).toEqual([
    false,
    false,
  ])
})

it('goes on with the others when one breaks, and counts it as missed', async () => {
  const { code, printed, last } = await run({
    map: () => {
      throw new Error('There is no Chromium here\nand a second line', { cause: new Error('ENOENT') })
    },
    reads: () => [atLeast(0.5, 'requests', 0.7)],
  })
  expect(code).toBe(1)
  expect(printed[0]).toContain('map did not finish: There is no Chromium here')
  expect(printed[0]).toContain('ENOENT')
  expect(printed[1]).toContain('Goal met: requests')
  expect(last).toBe('Missed:\n  map: did not finish: There is no Chromium here')
})
