import { expect, test } from 'vitest'
import { demoMembersService } from '#features/members/index.ts'
import { demoReportsService } from '#features/reports/index.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventually } from '#src/testing/eventually.ts'
import { keepingService } from '../keeping/keeping.service.ts'
import { demoBoardsService } from './demo-boards.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)

test('example people are on every board but photos, and adding them again changes nothing', async () => {
  await sitesIntake(deps).addMissing(await readStarterSites(), 'approved')
  await demoMembersService(deps).add()
  await demoReportsService(deps).add()
  const { keep } = keepingService({ ...deps, newMembers: 'new', notifyAll: async () => undefined })
  const boards = async () => {
    expect(await demoBoardsService(deps).add()).toBe(22)
    await keep()
    return Promise.all(
      ['top-divers', 'top-contributors'].map(async (board) =>
        (await get(`/api/leaderboard/${board}?period=all`)).json(),
      ),
    )
  }
  const first = await boards()
  for (const { total, items } of first) {
    expect(total).toBeGreaterThan(10)
    expect(items.every(({ handle }: { handle: string }) => handle.startsWith('example_'))).toBe(true)
  }
  expect(await boards()).toEqual(first)
  // Enough of them have the same gear for it to be told.
  await eventually(async () => {
    const { regulators, bcds, cameras } = (await get('/api/stats/equipment')).json()
    expect([regulators.length, bcds.length, cameras.length]).toEqual([3, 2, 2])
  })
})
