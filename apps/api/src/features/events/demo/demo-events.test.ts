import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { demoMembersService } from '#features/members/index.ts'
import { readStarterSites } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { addPerson } from '#src/testing/people.ts'
import { buildRow } from '#src/testing/sites.ts'
import { demoEventsService } from './demo-events.service.ts'
import { exampleEvents } from './example-events.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const { list, read } = eventsOf(app)
const service = demoEventsService(deps)

it('a demonstration has events of each kind, once, which say that they are examples', async () => {
  expect(await service.add()).toBe(0)
  await demoMembersService(deps).add()
  const member = await addPerson(deps, { handle: 'demo_member' })
  const names = new Set(exampleEvents.map(({ site }) => site))
  const starters = (await readStarterSites()).filter(({ facts }) => names.has(facts.siteName))
  for (const { facts, provenance } of starters)
    await deps.db.insert(sites).values({ ...buildRow(facts), ...provenance })
  expect(await service.add()).toBe(exampleEvents.length)
  expect(await service.add()).toBe(0)

  const upcoming = await list('', member)
  const past = await list('&when=past', member)
  expect([upcoming.length, past.length]).toEqual([11, 2])
  for (const { id } of [...upcoming, ...past]) expect((await read(id)).description).toContain('example event')
  expect(upcoming.find(({ title }) => title.includes('Thistlegorm'))).toMatchObject({
    isJoined: true,
    attendees: 7,
    maxAttendees: 7,
    waiting: 2,
    zone: 'Africa/Cairo',
  })
  expect((await get('/api/community/stats')).json().totalEvents).toBe(11)
})
