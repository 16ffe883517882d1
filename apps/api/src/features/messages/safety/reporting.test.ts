import { randomUUID } from 'node:crypto'
import { messages as contract } from '@soundings/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import { messageReports } from '#db/schema/message-reports.ts'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'
import { keepingService } from './keeping.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const day = 24 * 3_600_000
type Someone = { id: string; headers: Headers }
const moderator = await addPerson(deps, { groups: ['moderator'] })

const send = async (
  from: Someone,
  to: Someone,
  message: string,
): Promise<{ id: string; conversationId: string }> =>
  (await post('/api/community/messages/send', from.headers, { to_user_id: to.id, message })).json()
const connected = async () => {
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const { conversationId, id } = await send(one, other, 'Hello')
  await put(`/api/messages/conversations/${conversationId}/accept`, other.headers, {})
  return { one, other, conversationId, first: id }
}
const report = (by: Someone, messageId: string, body: object = { reason: 'harassment' }) =>
  post(`/api/flags/messages/${messageId}`, by.headers, body)
const flagOf = async (messageId: string) => {
  const rows = await deps.db.select().from(contentFlags).where(eq(contentFlags.itemId, messageId))
  return rows.at(-1)
}
const atDesk = async (messageId: string, by: Someone = moderator) =>
  (await get(`/api/moderator/flags/${(await flagOf(messageId))?.id}`, by.headers)).json()
const decide = async (messageId: string, outcome: 'approve' | 'reject', by: Someone = moderator) =>
  post(`/api/moderator/flags/${(await flagOf(messageId))?.id}/${outcome}`, by.headers, {})
const toldTo = async ({ id }: Someone) =>
  (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ message }) => message,
  )

describe('a reported message', () => {
  it('is read by moderators as it was, whatever becomes of it, with what the reporter sent along', async () => {
    const { one, other, conversationId, first } = await connected()
    const mine = await send(other, one, 'Leave me alone')
    await send(one, other, 'Between')
    const bad = await send(one, other, 'Rude words')
    const answer = await report(other, bad.id, {
      reason: 'harassment',
      note: 'Again',
      with: [mine.id, first],
    })
    expect(answer.statusCode).toBe(200)
    await put(`/api/messages/messages/${bad.id}`, one.headers, { message: 'Kind words' })
    await del(`/api/messages/messages/${bad.id}`, one.headers)
    await del(`/api/messages/messages/${first}`, one.headers)
    const shown = await atDesk(bad.id)
    expect(shown).toMatchObject({
      title: `Message from @diver_${one.id.slice(-8)}`,
      flag: { reason: 'harassment', note: 'Again' },
      about: { type: 'messages', sender: { id: one.id } },
    })
    expect(
      shown.about.messages.map((copy: { message: string; sender: Someone; isReported: boolean }) => [
        copy.message,
        copy.sender.id,
        copy.isReported,
      ]),
    ).toEqual([
      ['Hello', one.id, false],
      ['Leave me alone', other.id, false],
      ['Rude words', one.id, true],
    ])
    expect(JSON.stringify(shown)).not.toContain(conversationId)
  })

  it('is nobody’s to report but who got it', async () => {
    const { one, other, first } = await connected()
    const stranger = await addPerson(deps)
    const answers = [
      await report(stranger, first),
      await report(moderator, first),
      await report(other, randomUUID()),
      await report(one, first),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 409])
    expect(answers.at(-1)?.json().message).toContain('yourself')
    expect((await get(`/api/messages/conversations`, one.headers)).json().items[0].canMessage).toBe('yes')
    expect(await flagOf(first)).toBeUndefined()
  })

  it('takes along five earlier ones of that conversation at most, and nothing that its reader does not see', async () => {
    const { one, other, conversationId, first } = await connected()
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await send(one, other, `Message ${n}`)).id)
    const [early = '', , , , , last = ''] = ids
    const elsewhere = await connected()
    const withs = [[elsewhere.first], [randomUUID()], [last], 'x', [first, ...ids.slice(0, 5)]]
    for (const beside of withs) {
      const { statusCode } = await report(other, ids[4] ?? '', { reason: 'spam', with: beside })
      expect([beside, statusCode]).toEqual([beside, 400])
    }
    await del(`/api/messages/conversations/${conversationId}`, other.headers)
    expect((await report(other, early, { reason: 'spam' })).statusCode).toBe(404)
    const { id } = await send(one, other, 'New')
    expect((await report(other, id, { reason: 'spam', with: [early] })).statusCode).toBe(400)
    expect(await flagOf(id)).toBeUndefined()
    expect((await report(other, id, { reason: 'spam' })).statusCode).toBe(200)
  })

  it('sends nothing along with what is public', async () => {
    const { one, other } = await connected()
    const body = { reason: 'spam', with: [randomUUID()] }
    expect((await post(`/api/flags/people/${one.id}`, other.headers, body)).json()).toMatchObject({
      issues: [{ path: ['with'] }],
    })
  })

  it('counts against its sender once upheld; both are told, and nobody is told who reported', async () => {
    const { one, other, conversationId, first } = await connected()
    await report(other, first)
    expect((await decide(first, 'approve')).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
    expect((await get('/api/people/me/standing', one.headers)).json().standing).toBe('restricted')
    expect(
      (await get(`/api/messages/conversations/${conversationId}/messages`, one.headers)).json(),
    ).toMatchObject({
      items: [{ id: first, message: 'Hello', isDeleted: false }],
    })
    const [toOther, toOne] = [await toldTo(other), await toldTo(one)]
    expect(toOther).toEqual([expect.stringContaining('A moderator agreed')])
    expect(toOne).toEqual([expect.stringContaining('reported for harassment')])
    expect(toOne.join()).not.toContain(other.id.slice(-8))
  })

  it('is dismissed without a word to its sender', async () => {
    const { one, other, first } = await connected()
    await report(other, first)
    await decide(first, 'reject')
    await notifyOfDecisionsNow(deps)
    expect(await toldTo(other)).toEqual([expect.stringContaining('nothing against the rules')])
    expect(await toldTo(one)).toEqual([])
    expect((await get('/api/people/me/standing', one.headers)).json().standing).toBe('new')
  })

  it('is not decided by who wrote it', async () => {
    const { one, other, first } = await connected()
    await deps.db.execute(`update users set groups = '{moderator}' where id = '${one.id}'`)
    const sender = { id: one.id, headers: await signIn(deps, one.id) }
    await report(other, first)
    for (const outcome of ['approve', 'reject'] as const)
      expect((await decide(first, outcome, sender)).statusCode).toBe(403)
  })

  it('is gone 90 days after the decision, and not before', async () => {
    const { forgetOld } = keepingService({ ...deps, messagesKeptDays: undefined })
    const [waits, decided] = [await connected(), await connected()]
    for (const { other, first } of [waits, decided]) await report(other, first)
    passTime(200 * day)
    const by = { id: moderator.id, headers: await signIn(deps, moderator.id) }
    await decide(decided.first, 'approve', by)
    const copies = async () => (await deps.db.select().from(messageReports)).map(({ messageId }) => messageId)
    passTime(89 * day)
    await forgetOld()
    expect(await copies()).toEqual(expect.arrayContaining([waits.first, decided.first]))
    passTime(2 * day)
    await forgetOld()
    expect(await copies()).toContain(waits.first)
    expect(await copies()).not.toContain(decided.first)
  })
})

it('moderators and admins have no other way to what two people write', async () => {
  const { one, other, conversationId, first } = await connected()
  await report(other, first)
  const ids: Record<string, string> = { conversationId, messageId: first, userId: one.id }
  const bodies: Record<string, object> = {
    post: { message: 'Hi' },
    read: { seq: 1 },
    change: { isMuted: true },
    edit: { message: 'Mine' },
  }
  const own = ['send', 'conversations', 'with', 'search', 'unread']
  for (const groups of [['moderator'], ['admin']]) {
    const { headers } = await addPerson(deps, { groups })
    for (const [name, { method, path }] of Object.entries(contract)) {
      if (name === 'send') continue
      const url =
        path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? '') +
        (name === 'search' ? '?q=hello' : '')
      const payload = bodies[name] ?? (method === 'GET' || method === 'DELETE' ? undefined : {})
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
      expect([name, answer.statusCode]).toEqual([name, own.includes(name) ? 200 : 404])
      expect(answer.body).not.toMatch(new RegExp(`Hello|${conversationId}|${first}`))
    }
  }
})
