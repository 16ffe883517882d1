import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoEquipmentService, exampleMark } from './demo-equipment.service.ts'

const { app, deps } = await testApp()
const { get, post } = callsOf(app)

test('the demo member gets equipment that says what it is, once, and dives count on it', async () => {
  const demo = demoEquipmentService(deps)
  expect(await demo.add()).toBeUndefined()
  const { headers } = await addPerson(deps, { handle: 'demo_member' })
  const date = new Date(deps.clock().getTime() - 10 * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
  await post('/api/dive-log/dives', headers, { siteName: 'Blue Hole', location: 'Egypt', date, duration: 60 })
  expect(await demo.add()).toBe(5)
  expect(await demo.add()).toBe(0)
  const { items, sets, isCounted } = (await get('/api/profile/equipment', headers)).json()
  expect([items.length, sets.length, isCounted]).toEqual([5, 1, false])
  for (const { notes } of items) expect(notes).toBe(exampleMark)
  const used = items.map(({ use, retiredOn }: { use: { dives: number }; retiredOn: string | null }) => [
    use.dives,
    retiredOn === null,
  ])
  expect(used.filter(([dives]: [number]) => dives === 1)).toHaveLength(4)
  expect(items.filter(({ use }: { use: { isDue: boolean } }) => use.isDue)).toHaveLength(1)
})
