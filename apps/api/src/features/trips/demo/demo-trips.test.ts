import type { TripLine } from '@soundings/contract/trips'
import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { demoMembersService } from '#features/members/index.ts'
import { readStarterSites } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { buildRow } from '#src/testing/sites.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'
import { demoTripsService } from './demo-trips.service.ts'
import { exampleTrips } from './example-trips.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const { read } = tripsOf(app)
const service = demoTripsService(deps)

it('a demonstration has a trip to come, one that is over and one of somebody else, once, labelled', async () => {
  expect(await service.add()).toBe(0)
  await demoMembersService(deps).add()
  const member = await addPerson(deps, { handle: 'demo_member' })
  const names = new Set(exampleTrips.flatMap(({ stops }) => stops.flatMap(({ site }) => site ?? [])))
  const starters = (await readStarterSites()).filter(({ facts }) => names.has(facts.siteName))
  expect(starters.length).toBe(names.size)
  for (const { facts, provenance } of starters)
    await deps.db.insert(sites).values({ ...buildRow(facts), ...provenance })
  expect(await service.add()).toBe(exampleTrips.length)
  expect(await service.add()).toBe(0)

  const { items } = (await get(tripsBase, member.headers)).json()
  expect(items.map(({ status, role }: TripLine) => [status, role])).toEqual([
    ['planned', 'editor'],
    ['planned', 'owner'],
    ['completed', 'owner'],
  ])
  for (const { id, isDemo } of items as TripLine[]) {
    expect(isDemo).toBe(true)
    const trip = await read(member, id)
    expect(trip.description).toContain('example trip')
    expect(trip.name).toContain('(example)')
    expect(trip.destinations.some(({ site }) => site !== null)).toBe(true)
    expect((await get(`${tripsBase}/${id}/settlement`, member.headers)).json().balances).toHaveLength(
      trip.people.length,
    )
  }
})
