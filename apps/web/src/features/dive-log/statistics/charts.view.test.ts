import { describe, expect, test } from 'vitest'
import { airUse, byDepth, byGas, byMonthOfYear, byTemperature, byYear, timeSpanText } from './charts.view.ts'
import { buildGroup, buildStatistics } from './statistics.build.ts'

const metric = { depth: 'm', temperature: 'C' } as const
const imperial = { depth: 'ft', temperature: 'F' } as const

const drawn = ({ rows }: ReturnType<typeof byYear>) => rows.map(({ label, value }) => [label, value])

describe('the figures of a log', () => {
  test('years without a dive are there, too, unless a year was mistyped', () => {
    const groups = [buildGroup({ key: '2023', dives: 4 }), buildGroup({ key: '2026', dives: 2 })]
    expect(drawn(byYear(buildStatistics({ byYear: groups }), metric))).toEqual([
      ['2023', 4],
      ['2024', 0],
      ['2025', 0],
      ['2026', 2],
    ])
    const far = [buildGroup({ key: '1902' }), buildGroup({ key: '2026' })]
    expect(byYear(buildStatistics({ byYear: far }), metric).rows).toHaveLength(2)
  })

  test('a year has twelve months, and a log without dives none', () => {
    expect(byMonthOfYear(buildStatistics(), metric).rows.map(({ value }) => value)).toEqual([
      0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    ])
    expect(byMonthOfYear(buildStatistics({ byMonthOfYear: [] }), metric).rows).toEqual([])
  })

  test('bands are told in the units of the reader, with the colour of their depth', () => {
    const statistics = buildStatistics({ byDepth: [buildGroup({ key: '20' })] })
    expect(byDepth(statistics, metric).rows.map(({ label, band }) => [label, band])).toEqual([
      ['0 to 10\u00a0m', 'd5'],
      ['10 to 20\u00a0m', 'd18'],
      ['20 to 30\u00a0m', 'd30'],
    ])
    expect(byDepth(statistics, imperial).rows.at(-1)?.label).toBe('66 to 98\u00a0ft')
    expect(byTemperature(statistics, imperial).rows[0]?.label).toBe('68 to 77\u00a0°F')
  })

  test('a table says the same in words and as numbers of one unit', () => {
    const { headings, rows } = byGas(buildStatistics(), imperial)
    expect(headings).toEqual(['Gas', 'Dives', 'Hours', 'Deepest (ft)'])
    expect(rows[0]?.cells).toEqual([
      { text: 'Nitrox', value: 'Nitrox' },
      { text: '1', value: 1 },
      { text: '0.8', value: 0.8 },
      { text: '60', value: 59.7 },
    ])
  })

  const used = buildStatistics({ sac: [{ month: '2026-05', sac: 15.34, dives: 3 }] })

  test('months of air use are called by their names', () => {
    const { rows } = airUse(used, { pressure: 'bar' })
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual(['May 2026', '15.3', '3'])
  })

  test('readers of psi see and take along their air use in cubic feet', () => {
    const { headings, rows } = airUse(used, { pressure: 'psi' })
    expect(headings[1]).toBe('Air use (ft³/min)')
    expect(rows[0]?.cells[1]).toEqual({ text: '0.54', value: 0.54 })
    expect(rows[0]?.value).toBeCloseTo(0.5417, 4)
  })

  test.each([
    [0, '0 min'],
    [59.4, '59 min'],
    [59.6, '1 h'],
    [125, '2 h 5 min'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(timeSpanText(minutes).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
