import { expect, it } from 'vitest'
import { demoBuddiesService } from '#features/buddies/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoMessagesService } from './demo-messages.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const service = demoMessagesService(deps)

it('the member of a demonstration has a conversation, a request and an archive, once, which say that they are examples', async () => {
  expect(await service.add()).toBeUndefined()
  const member = await addPerson(deps, { handle: 'demo_member' })
  expect(await service.add()).toBe(0)
  await demoBuddiesService(deps).add()
  expect(await service.add()).toBe(3)
  expect(await service.add()).toBe(0)

  const totals = await Promise.all(
    ['inbox', 'requests', 'sent', 'archived'].map(async (box) => {
      const answer = await get(`/api/messages/conversations?box=${box}`, member.headers)
      return answer.json().total
    }),
  )
  expect(totals).toEqual([1, 1, 0, 1])
  expect((await get('/api/messages/unread', member.headers)).json()).toEqual({ messages: 2, requests: 1 })
  const found = (await get('/api/messages/search?q=example', member.headers)).json()
  expect(found.items).toHaveLength(3)
})
