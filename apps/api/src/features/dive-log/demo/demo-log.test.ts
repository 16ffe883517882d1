import { diveLogLimits } from '@soundings/contract/dive-log'
import { decodeSamples, encodeSamples } from '@soundings/rules/dive-profile'
import { expect, test } from 'vitest'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoDiveLogService } from './demo-dive-log.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
await sitesIntake(deps).addMissing(await readStarterSites(), 'approved')

test('the demo member gets a log of some 120 dives over four years, once, and all say what they are', async () => {
  const demo = demoDiveLogService(deps)
  expect(await demo.add()).toBeUndefined()
  const { headers } = await addPerson(deps, { handle: 'demo_member' })
  expect(await demo.add()).toEqual({ added: 120, there: 0 })
  expect(await demo.add()).toEqual({ added: 0, there: 120 })
  const { items, total } = (await get('/api/dive-log/dives?limit=200', headers)).json()
  expect(total).toBe(120)
  for (const { notes, tags, maxDepth, duration, sac, location, site } of items) {
    expect(notes).toContain('Example dive, made up for a demonstration')
    expect(tags).toContain('example')
    expect(maxDepth).toBeLessThanOrEqual(30)
    expect(duration).toBeGreaterThan(20)
    expect(sac).toBeGreaterThan(8)
    expect(sac).toBeLessThan(26)
    expect([location.length > 0, site !== null]).toEqual([true, true])
  }
  const statistics = (await get('/api/dive-log/statistics', headers)).json()
  expect(statistics.years.length).toBeGreaterThanOrEqual(4)
  expect(statistics.lastDate < '2026-06-01').toBe(true)
  expect(statistics.countries).toBeGreaterThan(3)
  const recorded = (await get('/api/dive-log/dives?hasProfile=true', headers)).json()
  expect(recorded.total).toBe(72)
  const profile = (await get(`/api/dive-log/dives/${recorded.items[0].id}/profile`, headers)).json()
  const samples = { columns: profile.columns, rows: profile.samples }
  expect(decodeSamples(encodeSamples(samples))).toEqual(samples)
  const depths = profile.samples.map(([, depth]: number[]) => depth)
  expect(Math.max(...depths)).toBeLessThanOrEqual(diveLogLimits.depth.max)
  expect(Math.max(...depths)).toBeCloseTo(recorded.items[0].maxDepth, 0)
})
