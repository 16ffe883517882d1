import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#db/client.ts'
import { conversationMessages, conversations } from '#db/schema/conversations.ts'
import { messageReports } from '#db/schema/message-reports.ts'
import { notifications, users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'
import { conversationsService } from './conversations.service.ts'
import { personalMessages } from './personal/personal-messages.ts'
import { keepingService } from './safety/keeping.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const day = 24 * 3_600_000
type Someone = { id: string; headers: Headers }
const personal = personalMessages(deps.clock)

const send = async (from: Someone, to: { id: string }, message: string) =>
  (await post('/api/community/messages/send', from.headers, { to_user_id: to.id, message })).json()
const urlOf = (id: string) => `/api/messages/conversations/${id}`
const connected = async () => {
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const { conversationId: id } = await send(one, other, 'From one')
  await send(other, one, 'From other')
  return { one, other, id }
}
const again = async ({ id }: Someone): Promise<Someone> => ({ id, headers: await signIn(deps, id) })
const textsOf = async (of: Someone, id: string) =>
  (await get(`${urlOf(id)}/messages`, of.headers))
    .json()
    .items.map(({ message }: { message: string }) => message)
const exported = async ({ id }: Someone) => {
  const pieces = personal.pieces?.(deps.db, id) ?? []
  return JSON.parse((await buffer(Readable.from(pieces))).toString())
}
const leave = async ({ id }: Someone, how: 'anonymise' | 'delete') =>
  inTransaction(deps.db, async (tx) => {
    await personal.leave(tx, id, how)
    await tx.update(users).set({ handle: null, deletedAt: deps.clock() }).where(eq(users.id, id))
  })
const rowsOf = (id: string) => deps.db.select().from(conversations).where(eq(conversations.id, id))
const service = conversationsService(deps)

describe('the export', () => {
  it('holds every conversation that the person can read, message by message, and none that they deleted', async () => {
    const one = await addPerson(deps)
    expect(await exported(one)).toEqual([])
    const [first, second, third] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    for (const other of [first, second, third]) await send(one, other, `"Hello" ${other.id}`)
    await send(first, one, 'Hi\nthere')
    const { conversationId } = await send(third, one, 'Bye')
    await del(urlOf(conversationId), one.headers)
    const handle = (of: Someone) => `diver_${of.id.slice(-8)}`
    const all: { with: string }[] = await exported(one)
    expect(all.toSorted((a, b) => a.with.localeCompare(b.with))).toEqual(
      [
        {
          with: handle(first),
          box: 'inbox',
          isMuted: false,
          messages: [
            expect.objectContaining({ number: 1, from: 'me', message: `"Hello" ${first.id}` }),
            expect.objectContaining({ number: 2, from: 'them', message: 'Hi\nthere' }),
          ],
        },
        {
          with: handle(second),
          box: 'sent',
          isMuted: false,
          messages: [expect.objectContaining({ from: 'me', message: `"Hello" ${second.id}` })],
        },
      ].toSorted((a, b) => a.with.localeCompare(b.with)),
    )
  })
})

describe('whoever leaves', () => {
  it('leaves their words without a name, and a conversation that is closed', async () => {
    const { one, other, id } = await connected()
    await leave(one, 'anonymise')
    expect(await textsOf(other, id)).toEqual(['From other', 'From one'])
    expect((await get(urlOf(id), other.headers)).json()).toMatchObject({ with: null, canMessage: 'no' })
    for (const answer of [
      await post(`${urlOf(id)}/messages`, other.headers, { message: 'Hello?' }),
      await post('/api/community/messages/send', other.headers, { to_user_id: one.id, message: 'Hello?' }),
    ])
      expect(answer.statusCode).toBe(404)
    await del(urlOf(id), other.headers)
    await service.forgetLeft()
    expect(await rowsOf(id)).toEqual([])
  })

  it('takes their words along on both sides where they want that; frames and the other’s words stay', async () => {
    const { one, other, id } = await connected()
    await leave(one, 'delete')
    const { items } = (await get(`${urlOf(id)}/messages`, other.headers)).json()
    expect(items).toMatchObject([
      { seq: 2, message: 'From other', isDeleted: false },
      { seq: 1, message: '', isDeleted: true },
    ])
    const found = await get('/api/messages/search?q=one', other.headers)
    expect(found.json().items).toEqual([])
  })

  it('takes along what nobody answered, and leaves what others asked', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const { conversationId: asked } = await send(one, other, 'Hello')
    const { conversationId: heard } = await send(await addPerson(deps), one, 'Hello')
    await leave(one, 'anonymise')
    expect(await rowsOf(asked)).toEqual([])
    expect(await rowsOf(heard)).toHaveLength(1)
    expect((await get('/api/messages/unread', other.headers)).json()).toEqual({ messages: 0, requests: 0 })
  })

  it('stays in what was reported without a name', async () => {
    const { one, other, id } = await connected()
    const { items } = (await get(`${urlOf(id)}/messages`, other.headers)).json()
    const messageId = items.at(-1).id
    await post(`/api/flags/messages/${messageId}`, other.headers, { reason: 'spam' })
    await leave(one, 'delete')
    expect(
      await deps.db.select().from(messageReports).where(eq(messageReports.messageId, messageId)),
    ).toMatchObject([{ senderId: null, copied: [{ message: 'From one' }] }])
  })
})

it('what both deleted goes the next night, and a decline is not forgotten by it', async () => {
  const { one, other, id } = await connected()
  await del(urlOf(id), one.headers)
  await service.forgetLeft()
  expect(await rowsOf(id)).toHaveLength(1)
  await del(urlOf(id), other.headers)
  const [asker, asked] = [await addPerson(deps), await addPerson(deps)]
  const { conversationId: declined } = await send(asker, asked, 'Hello')
  await put(`${urlOf(declined)}/decline`, asked.headers, {})
  await del(urlOf(declined), asker.headers)
  await service.forgetLeft()
  expect(await rowsOf(id)).toEqual([])
  expect(
    await deps.db.select().from(conversationMessages).where(eq(conversationMessages.conversationId, id)),
  ).toEqual([])
  expect(await rowsOf(declined)).toHaveLength(1)
  passTime(31 * day)
  await service.forgetLeft()
  expect(await rowsOf(declined)).toEqual([])
})

it('messages are kept for ever, or for as many days as the host set; what is unread stays right', async () => {
  const forget = (messagesKeptDays?: number) => keepingService({ ...deps, messagesKeptDays }).forgetOld()
  const [left, kept] = [await connected(), await connected()]
  passTime(40 * day)
  const [one, other] = [await again(kept.one), await again(kept.other)]
  await send(one, other, 'Newer')
  await forget()
  expect(await textsOf(other, kept.id)).toEqual(['Newer', 'From other', 'From one'])
  await forget(30)
  expect(await rowsOf(left.id)).toEqual([])
  for (const of of [one, other]) expect(await textsOf(of, kept.id)).toEqual(['Newer'])
  expect((await get('/api/messages/unread', other.headers)).json()).toMatchObject({ messages: 1 })
  expect((await get('/api/messages/unread', one.headers)).json()).toMatchObject({ messages: 0 })
  expect((await put(`${urlOf(kept.id)}/read`, other.headers, { seq: 3 })).json()).toMatchObject({ unread: 0 })
  expect(await send(other, one, 'On and on')).toMatchObject({ seq: 4 })
})

describe('notifications of messages', () => {
  const told = ({ id }: Someone) => deps.db.select().from(notifications).where(eq(notifications.userId, id))
  const choose = ({ headers }: Someone, messages: object) =>
    put('/api/notifications/preferences', headers, { groups: { messages } })

  it('are told to nobody who did not ask, and to who did once for each conversation, until it is read', async () => {
    const { one, other, id } = await connected()
    await send(one, other, 'Nobody asked')
    expect(await told(other)).toEqual([])
    await choose(other, { mail: 'each' })
    for (const text of ['A secret', 'Another']) await send(one, other, text)
    expect(await told(other)).toMatchObject([
      {
        kind: 'message',
        onPage: false,
        link: `/messages/${id}`,
        message: `@diver_${one.id.slice(-8)} sent you a message.`,
      },
    ])
    expect((await get('/api/notifications', other.headers)).json()).toMatchObject({ items: [], unread: 0 })
    await put(`${urlOf(id)}/read`, other.headers, { seq: 100 })
    expect(await told(other)).toEqual([])
    expect(await told(one)).toEqual([])
  })

  it('do not come of requests, of what is muted, of muted people and of who left', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    await choose(other, { mail: 'each' })
    const { conversationId: id } = await send(one, other, 'Hello')
    expect(await told(other)).toEqual([])
    await put(`${urlOf(id)}/accept`, other.headers, {})
    await put(`${urlOf(id)}/state`, other.headers, { isMuted: true })
    await send(one, other, 'Quiet')
    await put(`${urlOf(id)}/state`, other.headers, { isMuted: false })
    await post(`/api/people/${one.id}/mute`, other.headers)
    await send(one, other, 'Quiet, too')
    expect(await told(other)).toEqual([])
    await del(`/api/people/${one.id}/mute`, other.headers)
    await send(one, other, 'Loud')
    expect(await told(other)).toHaveLength(1)
    await leave(one, 'anonymise')
    expect(await told(other)).toEqual([])
  })

  it('have no place on the page, whatever one chooses', async () => {
    const { headers } = await addPerson(deps)
    const answer = await choose({ id: '', headers }, { page: true })
    expect(answer.statusCode).toBe(400)
    expect((await get('/api/notifications/preferences', headers)).json().groups.messages).toEqual({
      page: false,
      mail: 'off',
      push: true,
    })
  })
})
