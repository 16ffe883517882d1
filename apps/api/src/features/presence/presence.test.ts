import { presenceTopic } from '@soundings/contract/presence'
import type { Privacy } from '@soundings/contract/privacy'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it, onTestFinished } from 'vitest'
import { presence } from '#db/schema/presence.ts'
import { blocks, buddies } from '#db/schema/relations.ts'
import type { LiveStream } from '#extension-points/live-stream.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { presenceSource } from './presence-source.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, deps, passTime } = first
const { get, put } = callsOf(app)
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Someone = { id: string; headers: Headers }
const seen = async (reader: Someone, ...people: { id: string }[]) => {
  const answer = await get(`/api/presence?ids=${people.map(({ id }) => id).join()}`, reader.headers)
  return answer.json().items.map(({ when }: { when: string | null }) => when)
}
const hide = (person: Someone, privacy: Partial<Privacy>) =>
  put('/api/profile/privacy', person.headers, privacy)
const online = async (known: { at?: string } = {}) => {
  const person = await addPerson(deps)
  const stream = await openStream(known.at ?? here, person.headers)
  await expect.poll(() => seen(person, person), { timeout: 5_000 }).toEqual(['now'])
  return { ...person, stream }
}
const befriend = async (one: Someone, other: Someone) => {
  const [lowId = '', highId = ''] = [one.id, other.id].sort()
  const at = new Date()
  await deps.db.insert(buddies).values({ lowId, highId, askedBy: one.id, askedAt: at, acceptedAt: at })
}

describe('who is online', () => {
  it('is who has a stream open, on any instance, and for how long nobody is told', async () => {
    const [reader, near, far, away] = [
      await addPerson(deps),
      await online(),
      await online({ at: there }),
      await addPerson(deps),
    ]
    const answer = await get(`/api/presence?ids=${near.id},${far.id},${away.id}`, reader.headers)
    expect(answer.json()).toEqual({
      items: [
        { id: near.id, isOnline: true, when: 'now' },
        { id: far.id, isOnline: true, when: 'now' },
        { id: away.id, isOnline: false, when: null },
      ],
    })
  })

  it('is nothing for visitors', async () => {
    expect((await get(`/api/presence?ids=${newId()}`, {})).statusCode).toBe(401)
  })

  it.each(['', '?ids=', '?ids=1,2', `?ids=${Array.from({ length: 101 }, () => newId()).join()}`])(
    'refuses %s',
    async (query) => {
      const { headers } = await addPerson(deps)
      expect((await get(`/api/presence${query}`, headers)).statusCode).toBe(400)
    },
  )

  it('is today and this week for who was here, and no more than that', async () => {
    const [reader, person] = [await addPerson(deps), await addPerson(deps)]
    const wasHere = (hours: number) =>
      deps.db
        .insert(presence)
        .values({
          userId: person.id,
          instance: newId(),
          seenAt: new Date(deps.clock().getTime() - hours * 3_600_000),
          visibleTo: 'members',
        })
        .onConflictDoUpdate({
          target: presence.userId,
          set: { seenAt: new Date(deps.clock().getTime() - hours * 3_600_000) },
        })
    const told = []
    for (const hours of [3, 30, 200]) {
      await wasHere(hours)
      told.push(...(await seen(reader, person)))
    }
    expect(told).toEqual(['today', 'week', null])
  })
})

describe('who hides', () => {
  it('is hidden in the same moment, and answers like nobody', async () => {
    const [reader, person] = [await addPerson(deps), await online()]
    expect(await seen(reader, person, { id: newId() })).toEqual(['now', null])
    await hide(person, { presence: 'nobody' })
    expect(await seen(reader, person)).toEqual([null])
    const [row] = await deps.db.select().from(presence).where(eq(presence.userId, person.id))
    expect(row?.visibleTo).toBe('nobody')
  })

  it('is seen by buddies alone where they say so, and by nobody as a junior', async () => {
    const [member, buddy, person] = [await addPerson(deps), await addPerson(deps), await online()]
    await befriend(buddy, person)
    await hide(person, { presence: 'buddies' })
    expect([await seen(member, person), await seen(buddy, person)]).toEqual([[null], ['now']])
    await hide(person, { junior: true })
    expect([await seen(member, person), await seen(buddy, person)]).toEqual([[null], [null]])
  })

  it('is not seen over a block, in either direction', async () => {
    const [one, other] = [await online(), await online()]
    await deps.db.insert(blocks).values({ blockerId: one.id, blockedId: other.id, at: new Date() })
    expect([await seen(one, other), await seen(other, one)]).toEqual([[null], [null]])
  })
})

describe('the stream', () => {
  const newsOf = (stream: Awaited<ReturnType<typeof openStream>>, id: string) =>
    stream
      .received()
      .filter((event) => 'topic' in event && event.topic === presenceTopic.of(id))
      .map(({ kind }) => kind)

  it('tells who has them on screen when somebody comes, on another instance, and nobody else', async () => {
    const person = await addPerson(deps)
    const [reader, other] = [await addPerson(deps), await addPerson(deps)]
    const [stream, silent] = [await openStream(there, reader.headers), await openStream(there, other.headers)]
    await later(2_100)
    await stream.follow([presenceTopic.of(person.id)], { at: there })
    await openStream(here, person.headers)
    await expect.poll(() => newsOf(stream, person.id), { timeout: 5_000 }).toEqual(['changed'])
    expect(newsOf(silent, person.id)).toEqual([])
  })

  it('says nothing of who hides, and not even that', async () => {
    const person = await addPerson(deps)
    await hide(person, { presence: 'nobody' })
    const reader = await addPerson(deps)
    const stream = await openStream(here, reader.headers)
    await later(2_100)
    const [hidden, nobody] = [person.id, newId()]
    await stream.follow([hidden, nobody].map((id) => presenceTopic.of(id)))
    await openStream(here, person.headers)
    await later(3_000)
    expect([newsOf(stream, hidden), newsOf(stream, nobody)]).toEqual([[], []])
  })

  it('tells who saw them that somebody hides from now on, as if they had left, and nothing after that', async () => {
    const [person, reader] = [await online(), await addPerson(deps)]
    const stream = await openStream(here, reader.headers)
    await later(2_100)
    await stream.follow([presenceTopic.of(person.id)])
    await hide(person, { presence: 'nobody' })
    await expect.poll(() => newsOf(stream, person.id)).toEqual(['changed'])
    await hide(person, { searchEngines: true })
    await later(1_000)
    expect(newsOf(stream, person.id)).toEqual(['changed'])
  })
})

describe('leaving', () => {
  const streamOf = (id: string) => ({ listener: { id } }) as LiveStream
  const sourceOf = (pace: { told: number; written: number; lingers: number }) => {
    const source = presenceSource(deps, pace)
    onTestFinished(source.close)
    return source
  }
  const seenAtOf = async ({ id }: { id: string }) =>
    (await deps.db.select().from(presence).where(eq(presence.userId, id)))[0]?.seenAt.getTime()

  it('counts forty seconds on, also beside another tab, and then no more', async () => {
    const source = sourceOf({ told: 20, written: 60_000, lingers: 40_000 })
    const [reader, person] = [await addPerson(deps), await addPerson(deps)]
    const [one, other] = [streamOf(person.id), streamOf(person.id)]
    source.arrive(one)
    source.arrive(other)
    await expect.poll(() => seen(reader, person)).toEqual(['now'])
    source.leave(one)
    await later(100)
    const now = deps.clock().getTime()
    expect(await seenAtOf(person)).toBe(now)
    source.leave(other)
    await expect.poll(() => seenAtOf(person)).toBe(now - 80_000)
    expect(await seen(reader, person)).toEqual(['now'])
    passTime(40_000)
    expect(await seen(reader, person)).toEqual(['today'])
  })

  it('does not take away what another instance wrote', async () => {
    const [here, there] = [
      sourceOf({ told: 20, written: 60_000, lingers: 40_000 }),
      sourceOf({ told: 20, written: 60_000, lingers: 40_000 }),
    ]
    const person = await addPerson(deps)
    here.arrive(streamOf(person.id))
    await expect.poll(() => seenAtOf(person)).toBeDefined()
    passTime(70_000)
    there.arrive(streamOf(person.id))
    const now = deps.clock().getTime()
    await expect.poll(() => seenAtOf(person)).toBe(now)
    here.leave(streamOf(person.id))
    await later(200)
    expect(await seenAtOf(person)).toBe(now)
  })

  it('writes a row anew only once it is a minute old', async () => {
    const source = sourceOf({ told: 20, written: 40, lingers: 40_000 })
    const person = await addPerson(deps)
    source.arrive(streamOf(person.id))
    await expect.poll(() => seenAtOf(person)).toBeDefined()
    const at = await seenAtOf(person)
    passTime(59_000)
    await later(200)
    expect(await seenAtOf(person)).toBe(at)
    passTime(2_000)
    await expect.poll(() => seenAtOf(person)).toBe(deps.clock().getTime())
  })
})
