import { expect, test } from 'vitest'
import { reports } from '#db/schema/reports.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { demoReportsService } from './demo-reports.service.ts'

const { app, deps } = await testApp()
const starters = (await readStarterSites()).slice(0, 12)
await sitesIntake(deps).addMissing(starters, 'approved')

test('example reports are added once, can be read, and say what they are', async () => {
  const demo = demoReportsService(deps)
  const { added, there } = await demo.add()
  expect(there).toBe(0)
  expect(await demo.add()).toEqual({ added: 0, there: added })
  const rows = await deps.db.select().from(reports)
  expect(rows).toHaveLength(added)
  for (const { authorId, content, approvalStatus } of rows)
    expect([authorId, approvalStatus, content]).toEqual([
      null,
      'approved',
      expect.stringContaining('Example report'),
    ])
  expect(rows.some(({ species }) => species.length > 0)).toBe(true)
  const [first] = rows
  const { digest } = (await app.inject(`/api/reports/site/${first?.siteId}/digest`)).json()
  expect(digest.reports).toBeGreaterThanOrEqual(3)
})
