import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'

const { app, deps, passTime } = await testApp({ catchesUp: true })
const { get, post, put, del } = callsOf(app)
const hour = 3_600_000
type Someone = { id: string; headers: Headers }
const moderator = await addPerson(deps, { groups: ['moderator'] })

const send = (from: Someone, to: { id: string }, message: string) =>
  post('/api/community/messages/send', from.headers, { to_user_id: to.id, message })
const again = async ({ id }: Someone): Promise<Someone> => ({ id, headers: await signIn(deps, id) })
/** What moderators read of somebody whom nobody reported. */
const notesAbout = async ({ id }: Someone) =>
  (
    await deps.db
      .select()
      .from(contentFlags)
      .where(and(eq(contentFlags.itemId, id), isNull(contentFlags.reporterId)))
  ).map(({ note }) => note)

/** Somebody trusted, so that the daily number of requests is not what stops them. */
const trusted = async (): Promise<Someone> => {
  const person = await addPerson(deps)
  const admin = await addPerson(deps, { groups: ['admin'] })
  const until = new Date(deps.clock().getTime() + 20 * 24 * hour).toISOString()
  await put(`/api/moderator/people/${person.id}/standing`, admin.headers, { standing: 'trusted', until })
  return person
}
const ask = async (from: Someone, text = `Hello ${Math.random()}`) => {
  const to = await addPerson(deps)
  const { conversationId, id } = (await send(from, to, text)).json()
  return { to, conversationId, id }
}
const decline = async (from: Someone, how: 'decline' | 'hide' = 'decline') => {
  const { to, conversationId } = await ask(from)
  const url = `/api/messages/conversations/${conversationId}`
  const answer = await (how === 'hide' ? del(url, to.headers) : put(`${url}/decline`, to.headers, {}))
  expect(answer.statusCode).toBe(200)
}

describe('requests', () => {
  it('are paused for a day by five declines within one, in words that name nobody', async () => {
    const [one, known, waiting] = [await trusted(), await addPerson(deps), await addPerson(deps)]
    const { conversationId } = (await send(one, known, 'Hello')).json()
    await put(`/api/messages/conversations/${conversationId}/accept`, known.headers, {})
    await send(one, waiting, 'Hello, too')
    for (let n = 0; n < 4; n++) await decline(one, n % 2 ? 'hide' : 'decline')
    expect(await notesAbout(one)).toEqual([])
    passTime(2 * hour)
    await decline(await again(one))
    passTime(hour)
    const now = await again(one)
    const refused = await send(now, await addPerson(deps), 'Hello')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('requests-paused')
    expect(refused.headers['retry-after']).toBe(String(23 * 3_600))
    expect(refused.json().message).toBe(
      'You can’t write to new people for now. You can again in 23 hours. Conversations that you have go on.',
    )
    expect((await send(now, known, 'Still here')).statusCode).toBe(201)
    expect((await send(now, waiting, 'And here')).statusCode).toBe(201)
    expect(await notesAbout(one)).toEqual([expect.stringContaining('declined or reported')])
    const { headers } = await again(moderator)
    const line = (await get('/api/moderator/pending-items?type=flags', headers)).json()
    expect(line.items).toContainEqual(
      expect.objectContaining({ title: `@diver_${one.id.slice(-8)}`, authorHandle: null }),
    )
    passTime(23 * hour)
    expect((await send(await again(one), await addPerson(deps), 'Hello')).statusCode).toBe(201)
  })

  it('are paused by two that were reported, and by nothing that a moderator dismissed', async () => {
    const one = await trusted()
    const flagged: string[] = []
    for (let n = 0; n < 2; n++) {
      const { to, id } = await ask(one)
      expect((await post(`/api/flags/messages/${id}`, to.headers, { reason: 'spam' })).statusCode).toBe(200)
      flagged.push(id)
      expect((await send(one, await addPerson(deps), `Hello ${n}`)).statusCode).toBe(n === 0 ? 201 : 429)
    }
    expect(await notesAbout(one)).toHaveLength(1)
    const [flag] = await deps.db
      .select()
      .from(contentFlags)
      .where(eq(contentFlags.itemId, flagged[0] ?? ''))
    const { headers } = await again(moderator)
    await post(`/api/moderator/flags/${flag?.id}/reject`, headers, {})
    expect((await send(one, await addPerson(deps), 'Hello again')).statusCode).toBe(201)
  })

  it('are not paused by a report of what was accepted, nor by declines days apart', async () => {
    const one = await trusted()
    for (let n = 0; n < 3; n++) {
      const { to, conversationId, id } = await ask(one)
      await put(`/api/messages/conversations/${conversationId}/accept`, to.headers, {})
      await post(`/api/flags/messages/${id}`, to.headers, { reason: 'spam' })
    }
    for (let n = 0; n < 5; n++) {
      await decline(await again(one))
      passTime(7 * hour)
    }
    expect((await send(await again(one), await addPerson(deps), 'Hello')).statusCode).toBe(201)
  })

  it('of one text to four strangers are a line at the desk', async () => {
    const one = await trusted()
    for (let n = 0; n < 3; n++) await ask(one, 'Cheap trips!')
    expect(await notesAbout(one)).toEqual([])
    for (let n = 0; n < 2; n++) await ask(one, 'CHEAP trips')
    expect(await notesAbout(one)).toEqual(['Sent the same words to several strangers in the last 24 hours.'])
    const { headers } = await again(moderator)
    const { signals } = (await get(`/api/moderator/people/${one.id}`, headers)).json()
    expect(signals).toContain('Sent the same words to several strangers in the last 24 hours.')
  })

  it('of new people have no links; those of others may', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    for (const text of ['https://example.org', 'see www.example.org', 't.me/cheap'])
      expect((await send(one, other, text)).json()).toMatchObject({ issues: [{ path: ['message'] }] })
    const { conversationId, id } = (await send(one, other, 'Hello')).json()
    for (const message of ['Hello www.example.org', 'x'.repeat(1_501)])
      expect((await put(`/api/messages/messages/${id}`, one.headers, { message })).json()).toMatchObject({
        issues: [{ path: ['message'] }],
      })
    expect((await send(one, other, 'https://example.org')).statusCode).toBe(400)
    await put(`/api/messages/conversations/${conversationId}/accept`, other.headers, {})
    expect((await send(one, other, 'https://example.org')).statusCode).toBe(201)
    expect((await send(await trusted(), other, 'https://example.org')).statusCode).toBe(201)
  })
})

describe('who is silenced', () => {
  const silence = async (person: Someone, standing = 'silenced') => {
    const until = new Date(deps.clock().getTime() + 24 * hour).toISOString()
    const { headers } = await again(moderator)
    await put(`/api/moderator/people/${person.id}/standing`, headers, { standing, until, reason: 'Rude' })
  }

  it('writes to moderators alone, and neither edits nor types elsewhere', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const { conversationId } = (await send(one, other, 'Hello')).json()
    await put(`/api/messages/conversations/${conversationId}/accept`, other.headers, {})
    const { id } = (await send(one, other, 'Nine?')).json()
    await silence(one)
    const url = `/api/messages/conversations/${conversationId}`
    const answers = [
      await send(one, other, 'Hello?'),
      await post(`${url}/messages`, one.headers, { message: 'Hello?' }),
      await put(`/api/messages/messages/${id}`, one.headers, { message: 'Ten?' }),
      await post(`${url}/typing`, one.headers, {}),
      await send(one, await addPerson(deps, { groups: ['editor'] }), 'Hello'),
    ]
    expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(
      answers.map(() => [403, 'silenced']),
    )
    expect((await send(one, moderator, 'Why?')).statusCode).toBe(201)
    expect((await get(url, one.headers)).statusCode).toBe(200)
    expect((await del(`/api/messages/messages/${id}`, one.headers)).statusCode).toBe(200)
    expect((await send(other, one, 'Are you there?')).statusCode).toBe(201)
  })

  it('is not so free who is suspended', async () => {
    const one = await addPerson(deps)
    await silence(one, 'suspended')
    expect((await send(one, moderator, 'Why?')).statusCode).toBe(401)
  })
})
