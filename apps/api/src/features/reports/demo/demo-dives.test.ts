import { conditions, reportLimits } from '@soundings/contract/reports'
import { describe, expect, it } from 'vitest'
import { demoDives } from './demo-dives.ts'
import { exampleMark } from './demo-texts.ts'

const sites = Array.from({ length: 80 }, (_, index) => ({
  id: `id-${index}`,
  name: `reef-${index}`,
  waterBodyType: 'sea' as const,
  coordinates: [34, index - 40] as [number, number],
  bestMonths: index % 3 === 0 ? [] : [4, 5, 6, 9, 10],
  marineLife: ['Green turtle', 'Giant moray', 'Manta ray', 'Lionfish'],
  topographicalFeatures: ['Swim-throughs', 'Ali Baba’s Cavern'],
  fixedStructures: [],
  depthRange: { min: 5, max: 30 },
}))
const now = new Date('2026-06-01T12:00:00Z')
const all = demoDives(sites, now)

describe('the reports of a demonstration', () => {
  it('are some 300 of 60 sites, each once', () => {
    expect(all).toHaveLength(310)
    expect(new Set(all.map(({ id }) => id)).size).toBe(310)
    expect(new Set(all.map(({ siteId }) => siteId)).size).toBe(60)
  })

  it('are the same on every server, whatever ids its sites have and in whatever order they come', () => {
    const elsewhere = sites.map((site) => ({ ...site, id: `other-${site.id}` })).toReversed()
    const facts = (of: typeof sites) => demoDives(of, now).map(({ siteId: _, ...rest }) => rest)
    expect(facts(elsewhere)).toEqual(facts(sites))
  })

  it('say that they are examples', () => {
    for (const { notes } of all) expect(notes.endsWith(exampleMark)).toBe(true)
  })

  it('read differently from each other', () => {
    expect(new Set(all.map(({ notes }) => notes)).size).toBeGreaterThan(290)
    for (const { notes } of all) expect(notes).not.toMatch(/[{}]|undefined|NaN|Cavern/)
  })

  it('tell of the past, and nothing that could not be', () => {
    const { visibility, waterTemp } = reportLimits
    for (const dive of all) {
      expect(dive.diveDate < '2026-06-01' && dive.diveDate > '2024-01-01').toBe(true)
      expect(dive.visibility).toBeGreaterThan(visibility.min)
      expect(dive.visibility).toBeLessThan(visibility.max)
      expect(dive.waterTemp).toBeGreaterThan(waterTemp.min)
      expect(dive.waterTemp).toBeLessThan(31)
      for (const one of dive.conditions) expect(conditions).toContain(one)
    }
  })

  it('let months be compared where much is told', () => {
    const perMonth = new Map<string, number>()
    for (const { siteId, diveDate } of all) {
      const key = `${siteId} ${diveDate.slice(5, 7)}`
      perMonth.set(key, (perMonth.get(key) ?? 0) + 1)
    }
    expect([...perMonth.values()].filter((count) => count >= 3)).toHaveLength(40)
  })
})
