import { conversationTopic, messagesTopic, typingTopic } from '@soundings/contract/messages'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { deps } = first
const here = await first.app.listen({ port: 0, host: '127.0.0.1' })
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const [near, far] = [callsOf(first.app), callsOf(second.app)]

type Someone = Awaited<ReturnType<typeof addPerson>>
type Stream = Awaited<ReturnType<typeof openStream>>
const urlOf = (id: string) => `/api/messages/conversations/${id}`
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Longer than news of what happened before a page followed are told. */
const calm = () => later(2_100)
/** Longer than news take that are told. */
const silence = () => later(900)

const newsOf = (stream: Stream, topic: string) =>
  stream
    .received()
    .filter((event) => 'topic' in event && event.topic === topic)
    .map(({ kind }) => kind)
const expectNews = (stream: Stream, topic: string, expected: string[]) =>
  expect.poll(() => newsOf(stream, topic), { timeout: 8_000 }).toEqual(expected)

const ask = async (one: Someone, other: Someone): Promise<string> =>
  (
    await near.post('/api/community/messages/send', one.headers, { to_user_id: other.id, message: 'Hello' })
  ).json().conversationId

/** Two who write to each other: one at the first instance, the other at the second. */
const connected = async () => {
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const id = await ask(one, other)
  expect((await far.put(`${urlOf(id)}/accept`, other.headers, {})).statusCode).toBe(200)
  return { one, other, id, topic: conversationTopic.of(id) }
}
const write = (from: Someone, id: string, message: string) =>
  near.post(`${urlOf(id)}/messages`, from.headers, { message })
const followed = async (at: string, { headers }: Someone, ...topics: string[]) => {
  const stream = await openStream(at, headers)
  await stream.follow(topics)
  return stream
}

describe('news of a conversation', () => {
  it('reach both at every instance: a message, an edit and a mark', async () => {
    const { one, other, id, topic } = await connected()
    await calm()
    const sender = await followed(here, one, topic, messagesTopic.of(one.id))
    const reader = await followed(there, other, topic, messagesTopic.of(other.id))
    const { id: message } = (await write(one, id, 'Are you there?')).json()
    for (const [stream, who] of [
      [sender, one],
      [reader, other],
    ] as const) {
      await expectNews(stream, topic, ['changed'])
      await expectNews(stream, messagesTopic.of(who.id), ['changed'])
    }
    await silence()
    await near.put(`/api/messages/messages/${message}`, one.headers, { message: 'Are you here?' })
    for (const stream of [sender, reader]) await expectNews(stream, topic, ['changed', 'changed'])
    await silence()
    await far.put(`${urlOf(id)}/read`, other.headers, { seq: 2 })
    await expectNews(sender, topic, ['changed', 'changed', 'changed'])
    expect((await near.get(urlOf(id), one.headers)).json()).toMatchObject({ seenSeq: 2 })
  })

  it('do not tell a mark of somebody who does not show it, except to their other devices', async () => {
    const { one, other, id, topic } = await connected()
    await far.put('/api/profile/privacy', other.headers, { readReceipts: false })
    await calm()
    const sender = await followed(here, one, topic)
    const device = await followed(here, other, messagesTopic.of(other.id))
    await far.put(`${urlOf(id)}/read`, other.headers, { seq: 1 })
    await expectNews(device, messagesTopic.of(other.id), ['changed'])
    await silence()
    expect(newsOf(sender, topic)).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { one, other, id, topic } = await connected()
    const topics = [topic, messagesTopic.of(one.id), conversationTopic.of('nonsense'), 'messages']
    const secret = typingTopic.of(`${id}:${one.id}`)
    for (const groups of [[], ['moderator'], ['admin']]) {
      const stream = await followed(here, await addPerson(deps, { groups }), ...topics, secret)
      for (const each of topics) await expectNews(stream, each, ['ended'])
      await write(one, id, 'For you')
      await far.post(`${urlOf(id)}/typing`, one.headers, {})
      await silence()
      expect(stream.received().filter(({ kind }) => kind === 'changed')).toEqual([])
      expect(newsOf(stream, secret)).toEqual([])
    }
    expect((await far.get(`${urlOf(id)}/messages`, other.headers)).json().items).toHaveLength(4)
  })

  it('do not reach who declined, and who asked hears the same as if it waited', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const id = await ask(one, other)
    const topic = conversationTopic.of(id)
    await calm()
    const asker = await followed(here, one, topic, messagesTopic.of(one.id))
    await far.put(`${urlOf(id)}/decline`, other.headers, {})
    await silence()
    expect(asker.received().filter(({ kind }) => kind === 'changed')).toEqual([])
    await calm()
    const decliner = await followed(there, other, topic, messagesTopic.of(other.id))
    await expectNews(decliner, topic, ['ended'])
    expect((await write(one, id, 'Are you there?')).statusCode).toBe(201)
    await expectNews(asker, topic, ['changed'])
    await silence()
    expect(newsOf(decliner, topic)).toEqual(['ended'])
    expect(newsOf(decliner, messagesTopic.of(other.id))).toEqual([])
  })

  it('do not tell the blocked one of the block, and bring nothing of theirs afterwards', async () => {
    const { one, other, id, topic } = await connected()
    await calm()
    const blocked = await followed(here, one, topic, messagesTopic.of(one.id))
    const blocker = await followed(there, other, topic, messagesTopic.of(other.id))
    expect((await far.post(`/api/people/${one.id}/block`, other.headers, {})).statusCode).toBe(200)
    expect((await write(one, id, 'Hello?')).statusCode).toBe(403)
    await silence()
    expect(blocked.received().filter(({ kind }) => kind !== 'following')).toEqual([])
    expect(newsOf(blocker, topic)).toEqual([])
    // It lies in the archive on all of their devices.
    expect(newsOf(blocker, messagesTopic.of(other.id))).toEqual(['changed'])
  })
})

describe('that somebody is typing', () => {
  const typing = (who: Someone, id: string) => far.post(`${urlOf(id)}/typing`, who.headers, {})

  it('is told to the other at every instance', async () => {
    const { one, other, id } = await connected()
    const topic = typingTopic.of(`${id}:${other.id}`)
    await calm()
    const streams = [await followed(here, one, topic), await followed(there, one, topic)]
    await typing(other, id)
    for (const stream of streams) await expectNews(stream, topic, ['changed'])
  })

  it.each(['the one who types', 'the one who would see it'])('is silent where %s hides it', async (who) => {
    const { one, other, id } = await connected()
    const hider = who === 'the one who types' ? other : one
    await near.put('/api/profile/privacy', hider.headers, { readReceipts: false })
    const topic = typingTopic.of(`${id}:${other.id}`)
    await calm()
    const stream = await followed(here, one, topic)
    expect((await typing(other, id)).statusCode).toBe(200)
    await silence()
    expect(newsOf(stream, topic)).toEqual([])
  })

  it('is silent between two of whom one blocked the other, and while a request waits', async () => {
    const { one, other, id } = await connected()
    await far.post(`/api/people/${one.id}/block`, other.headers, {})
    const [asker, asked] = [await addPerson(deps), await addPerson(deps)]
    const waiting = await ask(asker, asked)
    await calm()
    const topics = [typingTopic.of(`${id}:${other.id}`), typingTopic.of(`${waiting}:${asked.id}`)]
    const streams = [await followed(here, one, topics[0] ?? ''), await followed(here, asker, topics[1] ?? '')]
    expect(
      [await typing(other, id), await typing(asked, waiting)].map(({ statusCode }) => statusCode),
    ).toEqual([200, 200])
    await silence()
    for (const [at, stream] of streams.entries()) expect(newsOf(stream, topics[at] ?? '')).toEqual([])
  })
})
