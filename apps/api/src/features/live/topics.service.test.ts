import { type LiveEvent, liveLimits } from '@soundings/contract/live'
import { topicKind } from '@soundings/contract/topics'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChangeTopic, changeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { LiveStream } from '#extension-points/live-stream.ts'
import type { AskedTopic, StreamTopic } from '#extension-points/stream-topic.ts'
import { followedTopics } from './topics.service.ts'

const trip = topicKind('trip')
const tripsChanged = changeTopic('trips')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Topics of trips, which everybody may follow until the test says otherwise. */
const begin = async () => {
  const listeners = new Map<ChangeTopic, (detail?: string) => void>()
  const may = vi.fn<StreamTopic['may']>((_, asked) => asked.map(() => true))
  const changes = {
    on: (topic: ChangeTopic, listener: (detail?: string) => void) => void listeners.set(topic, listener),
    isListening: () => true,
  }
  const deps = { db: {} as Db, changes, log: pino({ level: 'silent' }) }
  const topics = followedTopics(deps, [{ name: trip.name, changes: [tripsChanged], may }])
  const open = (userId = 'me') => {
    const received: LiveEvent[] = []
    const stream: LiveStream = {
      id: `${userId}`,
      listener: { id: userId, sessionId: userId, groups: [] },
      since: undefined,
      send: ({ data }) => void (data && received.push(data)),
    }
    topics.arrive(stream)
    let n = 0
    const follow = async (...ids: string[]) => {
      n++
      topics.follow(
        stream,
        n,
        ids.map((id) => ({ topic: trip.of(id), age: 0 })),
      )
      await vi.advanceTimersByTimeAsync(0)
    }
    const heard = () => received.filter(({ kind }) => kind !== 'following')
    return { stream, heard, follow }
  }
  // What a page read is trusted from some seconds after the start on.
  await vi.advanceTimersByTimeAsync(5_000)
  const notify = (id?: string) => listeners.get(tripsChanged)?.(id)
  const change = async (id?: string) => {
    notify(id)
    await vi.advanceTimersByTimeAsync(500)
  }
  return { topics, may, open, notify, change }
}

it('an id may hold colons: news of one are not news of what it begins with', async () => {
  const { open, change } = await begin()
  const { follow, heard } = open()
  await follow('2026', '2026:red sea')
  await change('2026:red sea')
  expect(heard()).toEqual([{ kind: 'changed', topic: 'trip:2026:red sea' }])
})

it('many changes at once are told in few words, to each of many', async () => {
  const { open, notify, may } = await begin()
  const streams = Array.from({ length: 50 }, (_, n) => open(`person ${n}`))
  for (const { follow } of streams) await follow('1')
  may.mockClear()
  for (let n = 0; n < 20; n++) notify('1')
  await vi.advanceTimersByTimeAsync(100)
  for (let n = 0; n < 20; n++) notify('1')
  await vi.advanceTimersByTimeAsync(2_000)
  for (const { heard } of streams) expect(heard()).toHaveLength(2)
  expect(may).toHaveBeenCalledTimes(2)
  expect(may.mock.calls[0]?.[1]).toHaveLength(50)
})

it('any of them may have changed: all are told', async () => {
  const { open, change } = await begin()
  const { follow, heard } = open()
  await follow('1', '2')
  await change()
  expect(heard().map((event) => 'topic' in event && event.topic)).toEqual(['trip:1', 'trip:2'])
})

it('while it cannot be found out who may, nothing is told and nothing is lost', async () => {
  const { open, change, may } = await begin()
  const { follow, heard } = open()
  await follow('1')
  may.mockRejectedValueOnce(new Error('The database is away'))
  await change('1')
  expect(heard()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard()).toEqual([{ kind: 'changed', topic: 'trip:1' }])
})

it('a right that is lost while it is asked for is asked for again', async () => {
  const { open, change, may } = await begin()
  const { follow, heard } = open()
  await follow('1')
  const slow = Promise.withResolvers<boolean[]>()
  may.mockReturnValueOnce(slow.promise)
  await change('1')
  may.mockImplementation((_, asked: readonly AskedTopic[]) => asked.map(() => false))
  await change('1')
  slow.resolve([true])
  await vi.advanceTimersByTimeAsync(500)
  expect(heard().at(-1)).toEqual({ kind: 'ended', topic: 'trip:1' })
})

it('who is in other groups now is asked again, and others are not', async () => {
  const { topics, open, may } = await begin()
  const [one, other] = [open('one'), open('other')]
  await one.follow('1')
  await other.follow('1')
  may.mockImplementation((_, asked: readonly AskedTopic[]) => asked.map(() => false))
  topics.regroup?.(one.stream)
  await vi.advanceTimersByTimeAsync(0)
  expect([one.heard(), other.heard()]).toEqual([[{ kind: 'ended', topic: 'trip:1' }], []])
})

it('a person follows so many topics at most over all streams, and others as many', async () => {
  const { open, topics } = await begin()
  const ids = (from: number) => Array.from({ length: liveLimits.perStream }, (_, n) => String(from + n))
  const streams = Array.from({ length: 6 }, () => open('me'))
  for (const [at, { follow }] of streams.entries()) await follow(...ids(at * 1_000))
  const full = liveLimits.perPerson / liveLimits.perStream
  expect(streams.map(({ heard }) => heard().length)).toEqual([0, 0, 0, 0, 0, liveLimits.perStream])
  expect(full).toBe(5)
  const other = open('other')
  await other.follow('1')
  expect(other.heard()).toEqual([])
  for (const { stream } of streams.slice(0, 1)) topics.leave(stream)
  await streams[5]?.follow('1')
  expect(streams[5]?.heard()).toHaveLength(liveLimits.perStream)
})
