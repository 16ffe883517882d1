import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoBuddiesService } from './demo-buddies.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const service = demoBuddiesService(deps)

it('the member of a demonstration has a buddy and a request, once', async () => {
  expect(await service.add()).toBeUndefined()
  const member = await addPerson(deps, { handle: 'demo_member' })
  expect(await service.add()).toBe(3)
  expect(await service.add()).toBe(0)
  const { totals } = (await get('/api/community/buddies/mine', member.headers)).json()
  expect(totals).toEqual({ buddies: 1, incoming: 1, outgoing: 0 })
})
