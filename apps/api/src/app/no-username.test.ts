import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { buildEventForm, eventsBase, eventsOf } from '#src/testing/events.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { get, post } = callsOf(app)
const member = await addPerson(deps)
const nameless = await addPerson(deps, { handle: null })

const thread = await forumOf(app).start(member)
const group = await groupsOf(app).found(member)
const { token } = await groupsOf(app).invite(member, group.id)
const event = await eventsOf(app).create(member)
const words = { title: 'Which torch?', content: 'I dive at night.', category: thread.category.slug }

const calls: [string, string, object?][] = [
  ['starts a thread', `${forumBase}/posts`, { ...words, clientKey: randomUUID() }],
  ['replies', `${forumBase}/posts/${thread.id}/replies`, { content: 'Any.', clientKey: randomUUID() }],
  ['thanks', `${forumBase}/replies/${thread.opening.id}/like`],
  ['founds a group', groupsBase, { name: 'Night divers', clientKey: randomUUID() }],
  ['joins a group', `${groupsBase}/${group.id}/join`],
  ['takes an invitation', `/api/community/group-invites/${token}`],
  ['plans an event', eventsBase, buildEventForm()],
  ['joins an event', `${eventsBase}/${event.id}/join`],
  ['waits for an event', `${eventsBase}/${event.id}/waitlist`],
]

it.each(calls)(
  'who has no username yet reads to choose one first, and nothing else: %s',
  async (_, url, body) => {
    const refused = await post(url, nameless.headers, body)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: 'no-username',
        message: 'Please choose a username first. Others see it beside what you write and join.',
      },
    ])
  },
)

it('they go on reading, and do all that once they chose one', async () => {
  expect((await get(`${forumBase}/posts/${thread.id}`, nameless.headers)).statusCode).toBe(200)
  const profile = { fullName: 'Robin Reef', country: 'Egypt', handle: 'robin_reef' }
  expect((await post('/api/auth/onboard', nameless.headers, profile)).statusCode).toBe(200)
  const start = await post(`${forumBase}/posts`, nameless.headers, { ...words, clientKey: randomUUID() })
  expect([start.statusCode, start.json().author?.handle]).toEqual([201, 'robin_reef'])
})
