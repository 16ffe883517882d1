import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { meetPeople } from '#features/people/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

// Nobody finds out that they are blocked. Two readers look at two people who are alike; one of the readers is blocked by the
// one, and nobody blocked the other reader: an account that is hidden, and one that never was there. A new surface is a row.

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
type Someone = { id: string; headers: Headers }
type Pair = { reader: Someone; other: Someone }
const site = await addSite(deps.db)

/**
 * What of an answer tells nobody apart: handles and ids of the two are taken out. So is the full name, which a visitor does
 * not read: it looks as if the other had chosen to hide it.
 */
const alike = (text: string, { reader, other }: Pair) =>
  text
    .replaceAll(other.id, 'other')
    .replaceAll(reader.id, 'reader')
    .replaceAll(`diver_${other.id.slice(-8)}`, 'handle')
    .replaceAll(`diver_${reader.id.slice(-8)}`, 'reader_handle')
    .replaceAll('"name":"Robin Reef"', '"name":null')
    .replaceAll(/"requestId":"[^"]+"/g, '')

const answerOf = async (answer: ReturnType<typeof get>, pair: Pair) => {
  const { statusCode, body } = await answer
  return [statusCode, alike(body, pair)]
}

/** What a blocked person does or reads, which must be as for somebody whom nobody blocked. */
const asAnybody: [string, (pair: Pair) => ReturnType<typeof get>][] = [
  ['the relation', ({ reader, other }) => get(`/api/people/${other.id}/relation`, reader.headers)],
  [
    'asking',
    ({ reader, other }) => post(`/api/community/buddies/${other.id}`, reader.headers, { note: 'Hi' }),
  ],
  ['asking again', ({ reader, other }) => post(`/api/community/buddies/${other.id}`, reader.headers, {})],
  ['requests sent', ({ reader }) => get('/api/community/buddies/mine?list=outgoing', reader.headers)],
  ['withdrawing', ({ reader, other }) => del(`/api/community/buddies/${other.id}`, reader.headers)],
  [
    'accepting what is not there',
    ({ reader, other }) => put(`/api/community/buddies/${other.id}`, reader.headers, { answer: 'accept' }),
  ],
  ['blocking back', ({ reader, other }) => post(`/api/people/${other.id}/block`, reader.headers)],
  ['who is blocked', ({ reader }) => get('/api/people/blocked', reader.headers)],
  ['unblocking', ({ reader, other }) => del(`/api/people/${other.id}/block`, reader.headers)],
  ['muting', ({ reader, other }) => post(`/api/people/${other.id}/mute`, reader.headers)],
  ['unmuting', ({ reader, other }) => del(`/api/people/${other.id}/mute`, reader.headers)],
  [
    'reporting',
    ({ reader, other }) => post(`/api/flags/people/${other.id}`, reader.headers, { reason: 'spam' }),
  ],
  ['notifications', ({ reader }) => get('/api/notifications', reader.headers)],
  ['presence', ({ reader, other }) => get(`/api/presence?ids=${other.id}`, reader.headers)],
]

/** Surfaces on which two who are apart by a block do not see each other: who is named there, as the reader reads it. */
const hidden: [string, (reader: Someone) => Promise<string[]>][] = [
  [
    'the buddy finder',
    async ({ headers }) =>
      (await get('/api/community/buddies', headers)).json().items.map(({ id }: Someone) => id),
  ],
  [
    'divers here',
    async ({ headers }) =>
      (await get(`/api/sites/${site}/divers`, headers)).json().items.map(({ id }: Someone) => id),
  ],
  [
    'buddies',
    async ({ headers }) =>
      (await get('/api/community/buddies/mine', headers)).json().items.map(({ id }: Someone) => id),
  ],
  [
    'requests received',
    async ({ headers }) =>
      (await get('/api/community/buddies/mine?list=incoming', headers))
        .json()
        .items.map(({ id }: Someone) => id),
  ],
  [
    'the list of members',
    async ({ headers }) =>
      (await get('/api/community/members?limit=50', headers)).json().items.map(({ id }: Someone) => id),
  ],
  [
    'a search for members',
    async ({ headers }) =>
      (await get('/api/community/members?q=robin&limit=50', headers))
        .json()
        .items.map(({ id }: Someone) => id),
  ],
]

const settle = async (): Promise<Someone> => {
  const person = await addPerson(deps)
  await deps.db.insert(certifications).values({
    id: newId(),
    ownerId: person.id,
    agency: 'PADI',
    level: 'Open Water',
    kind: 'core',
    createdAt: new Date(),
  })
  const ad = { from: '2026-06-05', to: '2026-06-12', coordinates: [34, 27], radius: 50 }
  await put('/api/community/buddies/profile', person.headers, ad)
  await put(`/api/sites/${site}/divers/me`, person.headers, { kind: 'local' })
  return person
}

describe('who is blocked', () => {
  let blocked: Pair
  let free: Pair
  beforeEach(async () => {
    blocked = { reader: await settle(), other: await settle() }
    free = { reader: await settle(), other: await settle() }
    await post(`/api/people/${blocked.reader.id}/block`, blocked.other.headers)
  })

  it('gets the answers that anybody gets, one after the other', async () => {
    for (const [name, act] of asAnybody)
      expect([name, await answerOf(act(blocked), blocked)]).toEqual([name, await answerOf(act(free), free)])
  })

  it('reads what a visitor reads, and so does who blocked', async () => {
    for (const [reader, person] of [
      [blocked.reader, blocked.other],
      [blocked.other, blocked.reader],
    ] as const) {
      const met = (await meetPeople(deps.db, reader.id, [person.id])).get(person.id)
      const visitor = (await meetPeople(deps.db, undefined, [person.id])).get(person.id)
      expect([met?.relation, met?.person, met?.maySeePresence]).toEqual([
        'visitor',
        visitor?.person,
        visitor?.maySeePresence,
      ])
    }
  })

  it('reads, thanks for and rates what is public of the other, as anybody does', async () => {
    const at = await addSite(deps.db)
    const { id: authorId } = blocked.other
    const { id: photo } = await addPhoto(deps.db, { uploaderId: authorId, siteId: at })
    const { id: report } = await addReport(deps.db, { authorId, siteId: at })
    const paths = [
      `sites/${at}`,
      `reports/site/${at}`,
      `reports/${report}`,
      `media/site/${at}`,
      `media/${photo}`,
    ]
    const thanks = `/api/reports/${report}/helpful`
    const answersTo = async ({ headers }: Someone) => {
      const read = await Promise.all(paths.map((path) => get(`/api/${path}`, headers)))
      const thanked = [await post(thanks, headers), await del(thanks, headers)]
      return [...read, ...thanked].map(({ statusCode, body }) => [statusCode, body])
    }
    const anybodys = await answersTo(free.reader)
    expect(anybodys.map(([status]) => status)).toEqual(anybodys.map(() => 200))
    expect(await answersTo(blocked.reader)).toEqual(anybodys)
    const rate = ({ headers }: Someone) => post(`/api/media/${photo}/rate`, headers, { rating: 4 })
    expect((await rate(blocked.reader)).json()).toEqual({ updatedRatings: { average: 4, count: 1 } })
  })

  it('reads the profile that a visitor reads, and so does who blocked', async () => {
    for (const [reader, person] of [
      [blocked.reader, blocked.other],
      [blocked.other, blocked.reader],
    ] as const) {
      const path = `/api/profile/diver_${person.id.slice(-8)}`
      const [theirs, visitors] = [await get(path, reader.headers), await get(path, {})]
      expect([theirs.statusCode, theirs.body]).toEqual([200, visitors.body])
    }
  })

  it.each(hidden)('is not named in %s, and neither is who blocked', async (_, namesFor) => {
    expect(await namesFor(blocked.reader)).not.toContain(blocked.other.id)
    expect(await namesFor(blocked.other)).not.toContain(blocked.reader.id)
  })

  it('was there before, in each of these lists', async () => {
    await post(`/api/community/buddies/${free.other.id}`, free.reader.headers, {})
    const names = await Promise.all(
      hidden.map(async ([name, namesFor]) => [name, (await namesFor(free.other)).includes(free.reader.id)]),
    )
    expect(Object.fromEntries(names)).toEqual({
      'the buddy finder': true,
      'divers here': true,
      buddies: false,
      'requests received': true,
      'the list of members': true,
      'a search for members': true,
    })
  })
})

type Talk = Pair & { conversationId: string; mine: string; theirs: string }

/** What somebody who may not write reads and does in a conversation of old, whether they are blocked or the other writes with nobody. */
const inConversation: [string, (talk: Talk) => ReturnType<typeof get>][] = [
  ['whether one can write', ({ reader, other }) => get(`/api/messages/with/${other.id}`, reader.headers)],
  [
    'writing',
    ({ reader, other }) =>
      post('/api/community/messages/send', reader.headers, { to_user_id: other.id, message: 'Hi?' }),
  ],
  [
    'writing on',
    ({ reader, conversationId }) =>
      post(`/api/messages/conversations/${conversationId}/messages`, reader.headers, { message: 'Hi?' }),
  ],
  [
    'the conversation',
    ({ reader, conversationId }) => get(`/api/messages/conversations/${conversationId}`, reader.headers),
  ],
  [
    'its messages',
    ({ reader, conversationId }) =>
      get(`/api/messages/conversations/${conversationId}/messages`, reader.headers),
  ],
  ['the inbox', ({ reader }) => get('/api/messages/conversations', reader.headers)],
  ['the archive', ({ reader }) => get('/api/messages/conversations?box=archived', reader.headers)],
  ['what is unread', ({ reader }) => get('/api/messages/unread', reader.headers)],
  ['a search', ({ reader }) => get('/api/messages/search?q=hello', reader.headers)],
  [
    'typing',
    ({ reader, conversationId }) =>
      post(`/api/messages/conversations/${conversationId}/typing`, reader.headers, {}),
  ],
  [
    'changing what was sent',
    ({ reader, mine }) => put(`/api/messages/messages/${mine}`, reader.headers, { message: 'Bye' }),
  ],
  [
    'reporting what was received',
    ({ reader, theirs }) => post(`/api/flags/messages/${theirs}`, reader.headers, { reason: 'spam' }),
  ],
  [
    'reading',
    ({ reader, conversationId }) =>
      put(`/api/messages/conversations/${conversationId}/read`, reader.headers, { seq: 2 }),
  ],
  ['deleting what was sent', ({ reader, mine }) => del(`/api/messages/messages/${mine}`, reader.headers)],
  [
    'deleting the conversation',
    ({ reader, conversationId }) => del(`/api/messages/conversations/${conversationId}`, reader.headers),
  ],
]

const talk = async (): Promise<Talk> => {
  const [reader, other] = [await addPerson(deps), await addPerson(deps)]
  const write = async (from: Someone, to: Someone, message: string) =>
    (await post('/api/community/messages/send', from.headers, { to_user_id: to.id, message })).json()
  const { id: mine, conversationId } = await write(reader, other, 'Hello')
  const { id: theirs } = await write(other, reader, 'Hello to you')
  return { reader, other, conversationId, mine, theirs }
}

it('who is blocked cannot tell it from somebody who takes no messages and hides what they read', async () => {
  const [blocked, free] = [await talk(), await talk()]
  await post(`/api/people/${blocked.reader.id}/block`, blocked.other.headers)
  const quiet = { messages: 'nobody', readReceipts: false }
  expect((await put('/api/profile/privacy', free.other.headers, quiet)).statusCode).toBe(200)
  const answer = async (act: (talk: Talk) => ReturnType<typeof get>, pair: Talk) => {
    const [status, body] = await answerOf(act(pair), pair)
    return [status, String(body).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')]
  }
  for (const [name, act] of inConversation)
    expect([name, ...(await answer(act, blocked))]).toEqual([name, ...(await answer(act, free))])
})
