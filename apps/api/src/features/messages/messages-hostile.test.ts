import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
type Someone = { id: string; headers: Headers }

const send = (from: Someone, to: { id: unknown }, message: unknown, more: object = {}) =>
  post('/api/community/messages/send', from.headers, { to_user_id: to.id, message, ...more })
const connected = async () => {
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const { conversationId: id } = (await send(one, other, 'Hello')).json()
  await put(`/api/messages/conversations/${id}/accept`, other.headers, {})
  return { one, other, id }
}
const pair = await connected()

describe('what is refused', () => {
  it.each([
    ['4,001 characters', 'x'.repeat(4_001)],
    ['spaces', ' \n\t\u00a0 '],
    ['nothing', ''],
    ['NUL', 'a\0b'],
    ['a number', 7],
    ['half of an emoji', 'a\ud83e'],
  ])('%s', async (_, message) => {
    const { one, other, id } = pair
    for (const answer of [
      await send(one, other, message),
      await post(`/api/messages/conversations/${id}/messages`, one.headers, { message }),
    ])
      expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, ['message']])
  })

  it('oneself, nobody, who left, and what is no id', async () => {
    const { one } = pair
    const gone = await addPerson(deps)
    await deps.db.update(users).set({ deletedAt: deps.clock(), handle: null }).where(eq(users.id, gone.id))
    const answers = [one, { id: randomUUID() }, gone, { id: "x'--" }, { id: null }].map((to) =>
      send(one, to, 'Hello'),
    )
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
      400, 404, 404, 400, 400,
    ])
  })

  it('what nobody asked for', async () => {
    const { one, other } = pair
    for (const more of [
      { isAdmin: true },
      { clientKey: 'x' },
      { attachments: Array(5).fill({ kind: 'site', id: one.id }) },
    ])
      expect((await send(one, other, 'Hello', more)).statusCode).toBe(400)
  })
})

it.each([
  ['4,000 characters', '🤿'.repeat(2_000)],
  ['a thousand marks on one letter', `a${'\u0301'.repeat(1_000)}`],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['text from right to left', '\u202eשלום'],
  ['an address that is none', 'javascript:alert(1)'],
  ['what search means something by', "' & | ! :* \\ <-> (a"],
])('%s arrives as it was written, and is searched without harm', async (_, message) => {
  const { one, other, id } = pair
  const { statusCode } = await send(one, other, message)
  expect(statusCode).toBe(201)
  const { items } = (await get(`/api/messages/conversations/${id}/messages?limit=1`, other.headers)).json()
  expect(items[0].message).toBe(message)
  const found = await get(
    `/api/messages/search?q=${encodeURIComponent(message.slice(0, 100))}`,
    other.headers,
  )
  expect(found.statusCode).toBe(200)
})

it('a block and a message in the same instant: it arrived before, or not at all', async () => {
  for (let n = 0; n < 6; n++) {
    const { one, other, id } = await connected()
    const [sent, blocked] = await Promise.all([
      send(one, other, 'In the same instant'),
      post(`/api/people/${one.id}/block`, other.headers),
    ])
    expect(blocked.statusCode).toBe(200)
    const { items } = (await get(`/api/messages/conversations/${id}/messages`, other.headers)).json()
    expect([sent.statusCode, items.length]).toEqual(sent.statusCode === 201 ? [201, 2] : [403, 1])
    expect((await send(one, other, 'Afterwards')).json()).toMatchObject({ code: 'cannot-message' })
    await del(`/api/people/${one.id}/block`, other.headers)
  }
})

describe('attachments', () => {
  const cardsFor = async (of: Someone, id: string) =>
    (await get(`/api/messages/conversations/${id}/messages?limit=1`, of.headers)).json().items[0].attachments

  it('are cards of what is public, which lead to it', async () => {
    const { one, other, id } = await connected()
    const siteId = await addSite(deps.db, { siteName: 'Blue Hole', country: 'Egypt' })
    const report = await addReport(deps.db, { siteId, authorId: other.id })
    const photo = await addPhoto(deps.db, { siteId, uploaderId: other.id, caption: 'The arch' })
    const attachments = [
      { kind: 'site', id: siteId },
      { kind: 'report', id: report.id },
      { kind: 'photo', id: photo.id },
    ]
    expect((await send(one, other, 'Look', { attachments })).statusCode).toBe(201)
    const shown = await cardsFor(other, id)
    expect(shown).toMatchObject([
      { kind: 'site', card: { title: 'Blue Hole', path: expect.stringContaining(`/sites/${siteId}/`) } },
      {
        kind: 'report',
        card: { title: 'Dive report of Blue Hole', path: expect.stringContaining(`?report=${report.id}`) },
      },
      {
        kind: 'photo',
        card: { title: 'The arch', about: 'Blue Hole', picture: expect.stringContaining('thumbnail') },
      },
    ])
  })

  it('show nothing to a reader who may not see them, and leave with what they show', async () => {
    const { one, other, id } = await connected()
    const siteId = await addSite(deps.db, { siteName: 'My secret spot' })
    await deps.db.execute(
      `update sites set approval_status = 'pending', created_by = '${one.id}' where id = '${siteId}'`,
    )
    const attachments = [{ kind: 'site', id: siteId }]
    expect((await send(one, other, 'Look', { attachments })).statusCode).toBe(201)
    expect(await cardsFor(one, id)).toMatchObject([{ card: { title: 'My secret spot' } }])
    expect(await cardsFor(other, id)).toEqual([{ kind: 'site', id: siteId, card: null }])
    await deps.db.execute(`update sites set approval_status = 'removed' where id = '${siteId}'`)
    expect(await cardsFor(one, id)).toMatchObject([{ card: null }])
  })

  it('are nothing that the sender does not see, nor photos that are not public, even of a moderator', async () => {
    const { one, other } = await connected()
    const siteId = await addSite(deps.db, { siteName: 'Hidden' })
    const hidden = await addReport(deps.db, { siteId, approvalStatus: 'pending', authorId: other.id })
    const own = await addPhoto(deps.db, { uploaderId: one.id, approvalStatus: 'private' })
    const pending = await addPhoto(deps.db, { uploaderId: one.id, approvalStatus: 'pending' })
    await deps.db.execute(`update users set groups = '{moderator}' where id = '${one.id}'`)
    for (const attached of [
      { kind: 'report', id: hidden.id },
      { kind: 'photo', id: own.id },
      { kind: 'photo', id: pending.id },
      { kind: 'site', id: randomUUID() },
      { kind: 'photo', id: siteId },
    ]) {
      const answer = await send(one, other, 'Look', { attachments: [attached] })
      expect([attached, answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([
        attached,
        400,
        ['attachments'],
      ])
    }
  })
})
