import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import { testApp } from '#src/testing/app.ts'
import { eventsOf } from '#src/testing/events.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { deps } = first
const { db } = deps
const instances = [eventsOf(first.app), eventsOf(second.app)]
const on = (n: number) => instances[n % 2] as (typeof instances)[number]
const { create, read, change, attendees } = on(0)
const organiser = await addStanding(deps)
const crowd: Someone[] = []
for (let n = 0; n < 60; n += 1) crowd.push(await addStanding(deps))

/** What is counted at an event, and what its rows add up to. */
const sumsOf = async (eventId: string) => {
  const of = and(eq(eventPeople.eventId, eventId), eq(eventPeople.state, 'going'))
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  const [rows] = await db
    .select({ going: sql<number>`coalesce(sum(1 + ${eventPeople.guests}), 0)::int` })
    .from(eventPeople)
    .where(of)
  const line = await db
    .select({ place: eventPeople.place })
    .from(eventPeople)
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.state, 'waiting')))
  return {
    counted: event?.going,
    waiting: event?.waiting,
    going: rows?.going,
    line: line.length,
    max: event?.maxPeople,
  }
}
const statuses = (answers: { statusCode: number; json: () => { code?: string } }[]) =>
  Object.groupBy(answers, (answer) => `${answer.statusCode} ${answer.json().code ?? ''}`.trim())

describe('at once, on two instances', () => {
  it('many join an event of 10 places: exactly 10 are in, the others read that it is full', async () => {
    const event = await create(organiser, { maxAttendees: 10 })
    const answers = await Promise.all(crowd.map((one, n) => on(n).join(one, event.id)))
    const { 200: joined, '409 full': full } = statuses(answers)
    expect([joined?.length, full?.length]).toEqual([9, 51])
    expect(await sumsOf(event.id)).toMatchObject({ counted: 10, going: 10 })
    expect(await attendees(organiser, event.id)).toHaveLength(10)

    const losers = crowd.filter((_, n) => answers[n]?.statusCode === 409)
    const waited = await Promise.all(losers.map((one, n) => on(n).wait(one, event.id)))
    expect(waited.map(({ statusCode }) => statusCode)).toEqual(losers.map(() => 200))
    const line = await attendees(organiser, event.id, '&state=waiting')
    expect(line.map(({ position }) => position)).toEqual(losers.map((_, n) => n + 1))
    const positions = await Promise.all(
      losers.map(async (one, n) => (await on(n).read(event.id, one)).position),
    )
    expect(positions.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(losers.map((_, n) => n + 1))
  })

  it('somebody presses Join many times: they have one place', async () => {
    const event = await create(organiser, { maxAttendees: 3 })
    const [one] = crowd
    if (!one) throw new Error('nobody is there')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => on(n).join(one, event.id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await sumsOf(event.id)).toMatchObject({ counted: 2, going: 2 })
  })

  it('two leave: two are promoted, each once', async () => {
    const event = await create(organiser, { maxAttendees: 3 })
    const [a, b, c, d, e] = crowd as [Someone, Someone, Someone, Someone, Someone]
    for (const one of [a, b]) await on(0).join(one, event.id)
    for (const one of [c, d, e]) await on(1).wait(one, event.id)
    await Promise.all([on(0).leave(a, event.id), on(1).leave(b, event.id)])
    expect(await sumsOf(event.id)).toMatchObject({ counted: 3, going: 3, waiting: 1, line: 1 })
    expect((await read(event.id, c)).isJoined).toBe(true)
    expect((await read(event.id, d)).isJoined).toBe(true)
    expect(await read(event.id, e)).toMatchObject({ isJoined: false, position: 1 })
  })

  it('whatever people and their organiser do at random, what is counted is what is there', async () => {
    const event = await create(organiser, { maxAttendees: 8, guests: 3 })
    let seed = 20_261
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 12; round += 1) {
      const acts = Array.from({ length: 12 }, (_, n) => {
        const one = crowd[random(20)] as Someone
        const by = on(n)
        const guests = { guests: random(4) }
        switch (random(6)) {
          case 0:
            return by.leave(one, event.id)
          case 1:
            return by.wait(one, event.id, guests)
          case 2:
            return by.stopWaiting(one, event.id)
          case 3:
            return by
              .read(event.id, organiser)
              .then((now) => by.tryChange(organiser, now, { maxAttendees: 5 + random(8) }))
          default:
            return by.join(one, event.id, guests)
        }
      })
      const answers = await Promise.all(acts)
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
      const { counted, going, waiting, line, max } = await sumsOf(event.id)
      expect([counted, waiting]).toEqual([going, line])
      expect(going).toBeLessThanOrEqual(max ?? 0)
    }
  })
})

it('nobody is let in past the last place, whatever the code does', async () => {
  const event = await create(organiser, { maxAttendees: 2 })
  await expect(db.update(events).set({ going: 3 }).where(eq(events.id, event.id))).rejects.toThrow()
  expect(await change(organiser, event, { maxAttendees: null })).toMatchObject({ maxAttendees: null })
})
