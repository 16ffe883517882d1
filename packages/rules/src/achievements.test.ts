import { expect, test } from 'vitest'
import { achievementCounts, noCounts } from './achievements/counts.ts'
import { achievementById, achievements } from './achievements/definitions.ts'
import { earnedText, highestFirst, rarityOf, reached, takenBack } from './achievements.ts'

/** What would be better the deeper, longer, oftener or riskier somebody dives. */
const dangers =
  /\b(deep(er|est)?|depth|long(er|est) dive|minutes?|hours?|gas|air|sac|streak|in a row|night|cave|alone|solo|decompression|dives a day|consecutive)\b/i

test('there are some forty, each with a name of its own', () => {
  expect(achievements.length).toBeGreaterThanOrEqual(40)
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length)
})

test('none rewards danger', () => {
  for (const count of achievementCounts) expect(count).not.toMatch(/depth|minute|duration|air|streak|dives/i)
  for (const { name, description } of achievements) expect(`${name}. ${description}`).not.toMatch(dangers)
})

test('each is reached by its own figure, and by nothing else', () => {
  expect(reached(noCounts)).toEqual([])
  for (const { id, count, progress } of achievements) {
    const { need } = progress(noCounts)
    expect(reached({ ...noCounts, [count]: need }).map((one) => one.id)).toContain(id)
    expect(reached({ ...noCounts, [count]: need - 1 }).map((one) => one.id)).not.toContain(id)
    const others = Object.fromEntries(
      achievementCounts.filter((one) => one !== count).map((one) => [one, 999]),
    )
    expect(reached({ ...noCounts, ...others }).map((one) => one.id)).not.toContain(id)
  }
})

test('progress ends at what is needed', () => {
  expect(achievementById('reports-10')?.progress({ ...noCounts, reports: 37 })).toEqual({
    have: 10,
    need: 10,
  })
})

test('only what was upheld since takes something back', () => {
  const [day, later] = [new Date('2026-01-01'), new Date('2026-02-01')]
  const held = [{ id: 'first-report', earnedAt: day }]
  const report = { type: 'reports', at: later }
  expect(takenBack(held, noCounts, [])).toEqual([])
  expect(takenBack(held, noCounts, [report])).toEqual(['first-report'])
  expect(takenBack(held, { ...noCounts, reports: 1 }, [report])).toEqual([])
  expect(takenBack(held, noCounts, [{ ...report, type: 'media' }])).toEqual([])
  expect(takenBack([{ id: 'first-report', earnedAt: later }], noCounts, [{ ...report, at: day }])).toEqual([])
  expect(takenBack([{ id: 'gone', earnedAt: day }], noCounts, [report])).toEqual([])
})

test('rarity is said in words and per cent', () => {
  expect(rarityOf(0, 100)).toEqual({ rarity: 'nobody-yet', share: 0 })
  expect(rarityOf(1, 1_000)).toEqual({ rarity: 'very-rare', share: 0.1 })
  expect(rarityOf(4, 100)).toEqual({ rarity: 'rare', share: 4 })
  expect(rarityOf(24, 100)).toEqual({ rarity: 'uncommon', share: 24 })
  expect(rarityOf(50, 100)).toEqual({ rarity: 'common', share: 50 })
  expect(rarityOf(3, 0)).toEqual({ rarity: 'very-rare', share: 0 })
})

test('the highest come first, and a notice names three', () => {
  expect(highestFirst(['first-report', 'months-12', 'unknown', 'reports-50']).map(({ id }) => id)).toEqual([
    'months-12',
    'reports-50',
    'first-report',
  ])
  expect(earnedText(['first-report'])).toBe('You earned an achievement: “First Sounding”.')
  expect(earnedText(['first-report', 'first-photo', 'first-site', 'reports-10', 'months-12'])).toBe(
    'You earned 5 achievements: “All Seasons”, “First Sounding”, “Steady Hand” and 2 more.',
  )
})
