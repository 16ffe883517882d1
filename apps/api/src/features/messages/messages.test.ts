import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const day = 24 * 3_600_000
type Someone = { id: string; headers: Headers }
const two = async (): Promise<[Someone, Someone]> => [await addPerson(deps), await addPerson(deps)]

const send = (from: Someone, to: { id: string }, message: string, more: object = {}) =>
  post('/api/community/messages/send', from.headers, { to_user_id: to.id, message, ...more })
const box = async (of: Someone, name: string) =>
  (await get(`/api/messages/conversations?box=${name}`, of.headers)).json()
const unread = async (of: Someone) => (await get('/api/messages/unread', of.headers)).json()
const urlOf = (conversationId: string) => `/api/messages/conversations/${conversationId}`
const read = async (of: Someone, id: string, query = '') =>
  (await get(`${urlOf(id)}/messages${query}`, of.headers)).json()
const textsOf = async (of: Someone, id: string, query = '') =>
  (await read(of, id, query)).items.map(({ message }: { message: string }) => message)

/** Somebody who signed in anew, after a time in which their session ended. */
const again = async ({ id }: Someone): Promise<Someone> => ({ id, headers: await signIn(deps, id) })

/** Two who write to each other already. */
const connected = async (): Promise<{ one: Someone; other: Someone; id: string }> => {
  const [one, other] = await two()
  const { conversationId: id } = (await send(one, other, 'Hello')).json()
  expect((await put(`${urlOf(id)}/accept`, other.headers, {})).statusCode).toBe(200)
  return { one, other, id }
}

describe('a request', () => {
  it('waits without an audience, is accepted, and both write at once then', async () => {
    const [one, other] = await two()
    const sent = await send(one, other, 'Are you in Dahab in June?')
    expect(sent.statusCode).toBe(201)
    expect(sent.json()).toMatchObject({ seq: 1, state: 'requested' })
    const id = sent.json().conversationId
    expect(await box(one, 'sent')).toMatchObject({ total: 1, items: [{ id, canMessage: 'request' }] })
    expect(await box(other, 'requests')).toMatchObject({
      items: [{ id, with: { id: one.id }, seenSeq: null }],
    })
    expect(await unread(other)).toEqual({ messages: 0, requests: 1 })
    await put(`${urlOf(id)}/accept`, other.headers, {})
    expect((await box(one, 'inbox')).items[0]).toMatchObject({ id, canMessage: 'yes', unread: 0 })
    expect((await box(other, 'inbox')).items[0]).toMatchObject({ id, unread: 1 })
    expect((await send(other, one, 'Yes!')).json()).toMatchObject({ seq: 2, state: 'sent' })
    expect(await textsOf(one, id)).toEqual(['Yes!', 'Are you in Dahab in June?'])
  })

  it('is three short, plain messages', async () => {
    const [one, other] = await two()
    expect((await send(one, other, 'x'.repeat(1_501))).json().issues).toMatchObject([{ path: ['message'] }])
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await send(one, other, `Message ${n}`)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  it('was declined, and who sent it cannot tell: what they write on does not arrive for 30 days', async () => {
    const [[one, other], [wrote, quiet]] = [await two(), await two()]
    const { conversationId: id } = (await send(one, other, 'Hello')).json()
    const { conversationId: same } = (await send(wrote, quiet, 'Hello')).json()
    await put(`${urlOf(id)}/decline`, other.headers, {})
    expect(await box(other, 'requests')).toMatchObject({ total: 0 })
    const known = (text: string, ...ids: string[]) => ids.reduce((all, one) => all.replaceAll(one, '-'), text)
    const seen = async (from: Someone, to: Someone, conversation: string) => {
      const answers = [
        await send(from, to, 'Are you there?'),
        await get(urlOf(conversation), from.headers),
        await get(`/api/messages/with/${to.id}`, from.headers),
      ]
      return answers.map(({ statusCode, json }) => {
        const { createdAt: _, lastAt: __, with: ___, person: ____, last: _____, id: ______, ...rest } = json()
        return [statusCode, known(JSON.stringify(rest), conversation)]
      })
    }
    expect(await seen(one, other, id)).toEqual(await seen(wrote, quiet, same))
    expect((await get(urlOf(id), other.headers)).statusCode).toBe(404)
    expect(await unread(other)).toEqual({ messages: 0, requests: 0 })
    passTime(31 * day)
    const [later, reader] = [await again(one), await again(other)]
    await send(later, other, 'A month later')
    expect(await textsOf(reader, id)).toEqual(['A month later'])
  })

  it('is answered by writing', async () => {
    const [one, other] = await two()
    const { conversationId: id } = (await send(one, other, 'Hello')).json()
    expect((await send(other, one, 'Hi')).json()).toMatchObject({ conversationId: id, state: 'sent' })
    expect((await send(one, other, 'How are you?')).json().state).toBe('sent')
  })
})

describe('who takes no messages', () => {
  it('answers the same, whether blocked, switched off or not connected', async () => {
    const [one, ...others] = [await addPerson(deps), ...(await two()), ...(await two())]
    const [blocker, off, known, blocked] = others as [Someone, Someone, Someone, Someone]
    await post(`/api/people/${one.id}/block`, blocker.headers, {})
    await put('/api/profile/privacy', off.headers, { messages: 'nobody' })
    await put('/api/profile/privacy', known.headers, { messages: 'connected' })
    await post(`/api/people/${blocked.id}/block`, one.headers, {})
    const answers = await Promise.all(others.map((other) => send(one, other, 'Hello')))
    const withoutId = answers.map(({ statusCode, json }) => {
      const { requestId: _, ...body } = json()
      return { statusCode, body }
    })
    expect(new Set(withoutId.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(withoutId[0]).toMatchObject({ statusCode: 403, body: { code: 'cannot-message' } })
  })

  it('is nobody, oneself or unknown', async () => {
    const one = await addPerson(deps)
    expect((await send(one, { id: randomUUID() }, 'Hello')).statusCode).toBe(404)
    expect((await send(one, one, 'Hello')).json()).toMatchObject({ issues: [{ path: ['to_user_id'] }] })
  })
})

describe('messages are exact', () => {
  it('twenty sends of one key are one message, and twenty equal answers', async () => {
    const { one, other, id } = await connected()
    const clientKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(one, other, 'Once', { clientKey })),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await textsOf(other, id)).toEqual(['Once', 'Hello'])
    expect(await unread(other)).toEqual({ messages: 2, requests: 0 })
  })

  it('forty parallel sends of two are numbered without a gap, and both read one order', async () => {
    const { one, other, id } = await connected()
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? send(one, other, `${at}`) : send(other, one, `${at}`))),
    )
    const seqs = (await read(one, id)).items.map(({ seq }: { seq: number }) => seq)
    expect(seqs).toEqual(Array.from({ length: 41 }, (_, at) => 41 - at))
    expect(await read(other, id)).toEqual(await read(one, id))
  })

  it('unread is what the other sent and one has not read; marks move forward only', async () => {
    const { one, other, id } = await connected()
    const mark = (seq: number) => put(`${urlOf(id)}/read`, other.headers, { seq })
    for (const text of ['2', '3']) await send(one, other, text)
    await send(other, one, '4')
    await send(one, other, '5')
    expect(await unread(other)).toMatchObject({ messages: 4 })
    expect((await mark(2)).json()).toMatchObject({ unread: 2, readSeq: 2 })
    expect((await mark(1)).json()).toMatchObject({ unread: 2, readSeq: 2 })
    expect((await mark(4)).json()).toMatchObject({ unread: 1, readSeq: 4 })
    expect((await mark(900)).json()).toMatchObject({ unread: 0, readSeq: 5 })
    expect((await get(urlOf(id), one.headers)).json()).toMatchObject({ seenSeq: 5, unread: 1 })
  })

  it('a page goes back and on from a number', async () => {
    const { one, other, id } = await connected()
    for (let n = 2; n <= 7; n++) await send(one, other, `${n}`)
    expect(await textsOf(other, id, '?limit=3')).toEqual(['7', '6', '5'])
    expect(await textsOf(other, id, '?limit=3&before=5')).toEqual(['4', '3', '2'])
    expect(await textsOf(other, id, '?after=5')).toEqual(['6', '7'])
  })
})

describe('a message', () => {
  it('is changed for 15 minutes by who wrote it, and deleted for both at any time', async () => {
    const { one, other, id } = await connected()
    const { id: message } = (await send(one, other, 'At nine')).json()
    const url = `/api/messages/messages/${message}`
    expect((await put(url, other.headers, { message: 'At ten' })).statusCode).toBe(404)
    expect((await put(url, one.headers, { message: 'At ten' })).json()).toMatchObject({ message: 'At ten' })
    passTime(16 * 60_000)
    const [{ headers }, reader] = [await again(one), await again(other)]
    expect((await put(url, headers, { message: 'At noon' })).statusCode).toBe(409)
    expect((await del(url, headers)).json()).toMatchObject({ isDeleted: true, message: '' })
    expect((await del(url, headers)).statusCode).toBe(200)
    expect((await read(reader, id)).items[0]).toMatchObject({ seq: 2, isDeleted: true, message: '' })
  })

  it('is found by its words in one’s own conversations, without marks and by the beginning of the last', async () => {
    const { one, other } = await connected()
    await send(one, other, 'Nächstes Jahr am Thistlegorm?')
    const stranger = await addPerson(deps)
    const found = async (of: Someone, q: string) =>
      (await get(`/api/messages/search?q=${encodeURIComponent(q)}`, of.headers)).json().items
    for (const who of [one, other]) expect(await found(who, 'nachstes thistle')).toHaveLength(1)
    expect(await found(stranger, 'nachstes thistle')).toEqual([])
    expect(await found(one, 'thistle nachstes')).toEqual([])
    expect(await found(one, '!?')).toEqual([])
  })
})

it('a conversation that somebody deleted comes back with what is new alone', async () => {
  const { one, other, id } = await connected()
  expect((await del(urlOf(id), other.headers)).statusCode).toBe(200)
  expect((await get(urlOf(id), other.headers)).statusCode).toBe(404)
  expect(await unread(other)).toEqual({ messages: 0, requests: 0 })
  await send(one, other, 'New')
  expect(await textsOf(other, id)).toEqual(['New'])
  expect(await textsOf(one, id)).toEqual(['New', 'Hello'])
})

it('a block moves it to the archive of who blocked, and to nowhere of the other', async () => {
  const { one, other, id } = await connected()
  await post(`/api/people/${one.id}/block`, other.headers, {})
  expect((await box(other, 'archived')).items).toMatchObject([{ id, canMessage: 'no' }])
  expect(await box(other, 'inbox')).toMatchObject({ total: 0 })
  expect((await box(one, 'inbox')).items).toMatchObject([{ id }])
  expect((await send(one, other, 'Hello?')).statusCode).toBe(403)
})

it('what is muted stays and counts no more; what is archived comes back with news', async () => {
  const { one, other, id } = await connected()
  const change = (what: object) => put(`${urlOf(id)}/state`, other.headers, what)
  await change({ isMuted: true })
  expect(await unread(other)).toEqual({ messages: 0, requests: 0 })
  await change({ isMuted: false, isArchived: true })
  expect((await box(other, 'archived')).total).toBe(1)
  await send(one, other, 'News')
  expect((await box(other, 'inbox')).items).toMatchObject([{ id, unread: 2 }])
})

it('is nobody else’s, whoever asks', async () => {
  const { one, other, id } = await connected()
  const { id: message } = (await send(one, other, 'For you')).json()
  for (const groups of [[], ['moderator'], ['admin']]) {
    const { headers } = await addPerson(deps, { groups })
    const answers = await Promise.all([
      get(urlOf(id), headers),
      get(`${urlOf(id)}/messages`, headers),
      post(`${urlOf(id)}/messages`, headers, { message: 'Hello' }),
      put(`${urlOf(id)}/read`, headers, { seq: 1 }),
      put(`${urlOf(id)}/accept`, headers, {}),
      put(`${urlOf(id)}/decline`, headers, {}),
      put(`${urlOf(id)}/state`, headers, { isMuted: true }),
      post(`${urlOf(id)}/typing`, headers, {}),
      del(urlOf(id), headers),
      put(`/api/messages/messages/${message}`, headers, { message: 'Mine' }),
      del(`/api/messages/messages/${message}`, headers),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(404))
  }
})
