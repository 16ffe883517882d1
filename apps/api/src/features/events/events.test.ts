import { randomUUID } from 'node:crypto'
import type { Event } from '@soundings/contract/events'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import { notifications } from '#db/schema/people.ts'
import { blocks } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { buildEventForm, dayIn, eventsBase, eventsOf, formOf } from '#src/testing/events.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)
const calls = eventsOf(app)
const { create, read, join, leave, wait, change, tryChange, cancel, list, attendees } = calls
const [organiser, one, other] = [await addStanding(deps), await addStanding(deps), await addStanding(deps)]

/** Has the jobs done that lie there: their runner begins with the first that the app itself adds. */
const told = async (userId: string): Promise<string[]> => {
  await deps.jobs.add(db, 'sweep-past-events', {})
  await deps.jobs.settled('tell-event', 20_000)
  const rows = await db.select().from(notifications).where(eq(notifications.userId, userId))
  return rows.map(({ kind, message }) => `${kind}: ${message}`)
}
/** The event begins so many hours from now, or began so many ago. */
const startIn = async (id: string, hours: number) => {
  const startsAt = new Date(deps.clock().getTime() + hours * 3_600_000)
  const endsAt = new Date(startsAt.getTime() + 3 * 3_600_000)
  await db.update(events).set({ startsAt, endsAt }).where(eq(events.id, id))
  await db.update(eventPeople).set({ startsAt, endsAt }).where(eq(eventPeople.eventId, id))
}
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const fieldOf = (answer: { json: () => { issues?: { path: string[] }[] } }) =>
  answer.json().issues?.[0]?.path.join('.')

describe('an event', () => {
  it('is planned, listed, joined and left', async () => {
    const event = await create(organiser, { maxAttendees: 4, guests: 2, price: 25, currency: 'EUR' })
    expect(event).toMatchObject({
      isJoined: true,
      attendees: 1,
      maxAttendees: 4,
      price: 25,
      currency: 'EUR',
      startsAt: `${dayIn(10)}T05:30:00.000Z`,
      organiser: { id: organiser.id },
      may: { organise: true, remove: true, log: false },
    })
    expect(await list(`&q=${encodeURIComponent(event.title)}`)).toMatchObject([
      { id: event.id, isJoined: false },
    ])
    const backwards = event.title.split(' ').toReversed().join(' ')
    expect(await list(`&q=${encodeURIComponent(backwards)}`)).toMatchObject([{ id: event.id }])
    const joined = await join(one, event.id, { guests: 1 })
    expect(joined.json()).toEqual({
      isJoined: true,
      attendees: 3,
      maxAttendees: 4,
      waiting: 0,
      position: null,
    })
    expect((await join(one, event.id, { guests: 1 })).json()).toMatchObject({ attendees: 3 })
    expect((await list('&when=mine', one)).map(({ id }) => id)).toContain(event.id)
    expect(await attendees(one, event.id)).toMatchObject([
      { role: 'organiser', guests: 0 },
      { role: 'attendee', guests: 1, person: { id: one.id } },
    ])
    expect((await leave(one, event.id)).json()).toMatchObject({ isJoined: false, attendees: 1 })
    expect((await leave(one, event.id)).json()).toMatchObject({ isJoined: false, attendees: 1 })
    expect(codeOf(await leave(organiser, event.id))).toEqual([409, 'organiser'])
    expect((await told(organiser.id)).join()).toContain('joined your event')
  })

  it('is one however often it is sent', async () => {
    const form = buildEventForm()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(eventsBase, organiser.headers, form)),
    )
    expect(new Set(answers.map((answer) => answer.json<Event>().id)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
  })

  it('takes position, country, zone and name from its site', async () => {
    const siteId = await addSite(db, {
      siteName: 'Blue Hole',
      coordinates: [34.54, 28.57],
      country: 'Egypt',
      maxDepth: 42,
    })
    const event = await create(organiser, { siteId, location: '', zone: null })
    expect(event).toMatchObject({
      location: 'Blue Hole',
      zone: 'Africa/Cairo',
      country: 'Egypt',
      coordinates: [34.54, 28.57],
      site: { id: siteId, maxDepth: 42 },
    })
    await db.insert(certifications).values({
      id: randomUUID(),
      ownerId: one.id,
      agency: 'PADI',
      level: 'Advanced Open Water Diver',
      kind: 'core',
      depth: 30,
      createdAt: deps.clock(),
      clientKey: randomUUID(),
    })
    expect((await read(event.id, one)).depthWarning).toEqual({ siteDepth: 42, ownDepth: 30 })
    await join(one, event.id, { knowsDepth: true })
    expect((await read(event.id, one)).depthWarning).toBeNull()
    const conditions = (await get(`${eventsBase}/${event.id}/conditions`, one.headers)).json()
    expect(conditions).toMatchObject({
      reported: null,
      depth: { text: 'The site goes to 42 m; your certification says 30 m.' },
      sun: { sunrise: expect.stringMatching(/^0[4-7]:/), sunset: expect.stringMatching(/^1[6-9]:/) },
    })
  })

  it.each([
    [{ title: ' \u200b ' }, 'title'],
    [{ date: '2020-01-01' }, 'time'],
    [{ zone: 'Moon/Base' }, 'zone'],
    [{ zone: null, location: 'Somewhere' }, 'zone'],
    [{ location: '' }, 'location'],
    [{ endTime: '07:00' }, 'endTime'],
    [{ maxAttendees: 0 }, 'maxAttendees'],
    [{ maxAttendees: -1 }, 'maxAttendees'],
    [{ price: -1 }, 'price'],
    [{ currency: 'QQQ' }, 'currency'],
    [{ visibility: 'group' as const }, 'groupId'],
    [{ groupId: randomUUID() }, 'groupId'],
    [{ siteId: randomUUID() }, 'siteId'],
    [{ imageId: randomUUID() }, 'imageId'],
    [{ recurrence: { every: 'week' as const } }, 'recurrence.until'],
    [{ recurrence: { every: 'week' as const, count: 61 } }, 'recurrence.count'],
    [{ recurrence: { every: 'week' as const, until: '2020-01-01' } }, 'recurrence.until'],
  ])('with %j is refused at its field', async (known, field) => {
    const answer = await calls.tryCreate(organiser, known)
    expect([answer.statusCode, fieldOf(answer)]).toEqual([400, field])
  })

  it('of somebody new has up to 20 people, and is held where it looks like advertising', async () => {
    const fresh = await addStanding(deps, 'new')
    expect(fieldOf(await calls.tryCreate(fresh, { maxAttendees: 21 }))).toBe('maxAttendees')
    const held = await create(fresh, {
      maxAttendees: 20,
      description: 'Book at www.cheap.example or call +20 100 123 4567',
    })
    expect(held.state).toBe('held')
    expect((await calls.tryRead(held.id, one)).statusCode).toBe(404)
    expect((await calls.tryRead(held.id, fresh)).statusCode).toBe(200)
    expect((await join(one, held.id)).statusCode).toBe(404)
    const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
    const waits = (await get('/api/moderator/pending-items?type=events', moderator.headers)).json()
    expect(waits.items).toMatchObject([{ id: held.id, type: 'events' }])
    const preview = (await get(`/api/moderator/events/${held.id}`, moderator.headers)).json()
    expect(preview.signals.length).toBeGreaterThan(1)
    expect((await post(`/api/moderator/events/${held.id}/approve`, moderator.headers)).statusCode).toBe(200)
    expect((await calls.tryRead(held.id, one)).statusCode).toBe(200)
  })

  it('is reported, taken down, and then its organiser’s and the moderators’ alone', async () => {
    const event = await create(organiser)
    const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
    const answer = await post(`/api/flags/events/${event.id}`, one.headers, { reason: 'dangerous' })
    expect(answer.statusCode).toBeLessThan(300)
    const [flag] = (await get('/api/moderator/pending-items?type=flags', moderator.headers)).json().items
    expect((await get(`/api/moderator/flags/${flag.id}`, moderator.headers)).json().about.event.id).toBe(
      event.id,
    )
    expect((await post(`/api/moderator/flags/${flag.id}/approve`, moderator.headers)).statusCode).toBe(200)
    expect((await calls.tryRead(event.id, one)).statusCode).toBe(404)
    expect((await read(event.id, organiser)).state).toBe('removed')
  })
})

describe('who can’t join', () => {
  it('reads the same where it is closed, where the organiser blocked them, and where they were removed', async () => {
    const event = await create(organiser)
    const blocked = await addStanding(deps)
    await db.insert(blocks).values({ blockerId: organiser.id, blockedId: blocked.id, at: deps.clock() })
    const removed = await addStanding(deps)
    await join(removed, event.id)
    expect((await calls.takeOff(organiser, event.id, removed.id)).statusCode).toBe(200)
    const closed = await change(organiser, await create(organiser), { isClosed: true })
    const answers = [
      await join(one, closed.id),
      await join(blocked, event.id),
      await join(removed, event.id),
      await wait(blocked, event.id),
    ]
    for (const answer of answers) {
      const { requestId: _, ...body } = answer.json()
      expect([answer.statusCode, body]).toEqual([409, { code: 'cannot-join', message: expect.any(String) }])
    }
    for (const [reader, id] of [
      [one, closed.id],
      [blocked, event.id],
      [removed, event.id],
    ] as const)
      expect(await read(id, reader)).toMatchObject({ state: 'closed', hindrance: 'closed' })
    expect(await read(event.id, one)).toMatchObject({ state: 'open', hindrance: null, attendees: 1 })
    expect((await told(removed.id)).join()).toContain('took you off')
  })

  it('has not stated the certification that is asked for, and can once they have', async () => {
    const event = await create(organiser, { minCertification: 'beginner' })
    const fresh = await addStanding(deps)
    expect(codeOf(await join(fresh, event.id))).toEqual([409, 'certificate'])
    expect((await read(event.id, fresh)).hindrance).toBe('certificate')
    const card = { agency: 'SSI', level: 'Open Water Diver', depth: 18 }
    await post('/api/profile/certifications', fresh.headers, card)
    expect((await join(fresh, event.id)).statusCode).toBe(200)
  })

  it('comes too late: it is past, cancelled or full', async () => {
    const [past, cancelled] = [await create(organiser), await create(organiser)]
    await startIn(past.id, -1)
    expect(codeOf(await join(one, past.id))).toEqual([409, 'past'])
    expect(codeOf(await wait(one, past.id))).toEqual([409, 'past'])
    await cancel(organiser, cancelled.id)
    expect(codeOf(await join(one, cancelled.id))).toEqual([409, 'cancelled'])
    const full = await create(organiser, { maxAttendees: 1, waitlist: 'off' })
    expect(codeOf(await join(one, full.id))).toEqual([409, 'full'])
    expect(codeOf(await wait(one, full.id))).toEqual([409, 'no-waitlist'])
    expect(fieldOf(await join(one, (await create(organiser)).id, { guests: 1 }))).toBe('guests')
    expect((await app.inject({ method: 'POST', url: `${eventsBase}/${full.id}/join` })).statusCode).toBe(401)
  })
})

describe('the waitlist', () => {
  it('gives a free place to the first who fits, once, and tells them', async () => {
    const event = await create(organiser, { maxAttendees: 2, guests: 1 })
    await join(one, event.id)
    const [first, second] = [await addStanding(deps), await addStanding(deps)]
    expect(codeOf(await wait(first, event.id, { guests: 1 }))).toEqual([200, undefined])
    expect((await wait(second, event.id)).json()).toMatchObject({ waiting: 2, position: 2, isJoined: false })
    expect((await wait(second, event.id)).json()).toMatchObject({ waiting: 2, position: 2 })
    await leave(one, event.id)
    expect(await read(event.id, second)).toMatchObject({ isJoined: true, attendees: 2, waiting: 1 })
    expect(await read(event.id, first)).toMatchObject({ isJoined: false, position: 1 })
    const raised = await change(organiser, await read(event.id, organiser), { maxAttendees: 4 })
    expect(raised).toMatchObject({ attendees: 4, waiting: 0 })
    expect((await told(second.id)).filter((line) => line.startsWith('event-promoted'))).toHaveLength(1)
    expect((await told(first.id)).filter((line) => line.startsWith('event-promoted'))).toHaveLength(1)
    const refused = await tryChange(organiser, raised, { maxAttendees: 3 })
    expect([refused.statusCode, fieldOf(refused), refused.json().message]).toEqual([
      400,
      'maxAttendees',
      '4 people are in already, so it needs at least 4 places.',
    ])
  })

  it('is the organiser’s to give by hand, and nobody walks past it', async () => {
    const event = await create(organiser, { maxAttendees: 2, waitlist: 'by-hand' })
    await join(one, event.id)
    const [first, second] = [await addStanding(deps), await addStanding(deps)]
    await wait(first, event.id)
    await wait(second, event.id)
    await leave(one, event.id)
    expect(await read(event.id)).toMatchObject({ attendees: 1, waiting: 2 })
    expect(codeOf(await join(other, event.id))).toEqual([409, 'full'])
    expect((await calls.mark(organiser, event.id, second.id, { isGoing: true })).statusCode).toBe(200)
    expect(await read(event.id, second)).toMatchObject({ isJoined: true, attendees: 2, waiting: 1 })
    expect(codeOf(await calls.mark(organiser, event.id, first.id, { isGoing: true }))).toEqual([409, 'full'])
    expect((await calls.stopWaiting(first, event.id)).json()).toMatchObject({ waiting: 0, position: null })
  })

  it('is offered a free place within a day of the start: whoever presses first has it', async () => {
    const event = await create(organiser, { maxAttendees: 2 })
    await join(one, event.id)
    const [first, second] = [await addStanding(deps), await addStanding(deps)]
    await wait(first, event.id)
    await wait(second, event.id)
    await startIn(event.id, 20)
    await leave(one, event.id)
    expect(await read(event.id, first)).toMatchObject({ isJoined: false, isOffered: true, attendees: 1 })
    for (const person of [first, second]) expect((await told(person.id)).join()).toContain('event-offered')
    const answers = await Promise.all([join(first, event.id), join(second, event.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await read(event.id)).toMatchObject({ attendees: 2, waiting: 1 })
  })
})

describe('organising', () => {
  it('is for organisers and those whom they name', async () => {
    const event = await create(organiser)
    await join(one, event.id)
    await join(other, event.id)
    const mark = (by: typeof one, body: object) => calls.mark(by, event.id, one.id, body)
    expect((await mark(other, { pair: 1 })).statusCode).toBe(403)
    expect((await mark(organiser, { pair: 1, isCoOrganiser: true })).json()).toMatchObject({
      pair: 1,
      role: 'co-organiser',
    })
    expect((await read(event.id)).coOrganisers).toMatchObject([{ id: one.id }])
    expect((await calls.mark(one, event.id, other.id, { pair: 1 })).statusCode).toBe(200)
    expect((await calls.mark(one, event.id, other.id, { isCoOrganiser: true })).statusCode).toBe(403)
    expect(codeOf(await mark(organiser, { hasAttended: true }))).toEqual([409, 'not-over'])
    expect((await calls.mark(other, event.id, other.id, { isInWater: true })).statusCode).toBe(200)
    expect((await read(event.id, organiser)).inWater).toBe(1)
    expect(await attendees(organiser, event.id, '&isInWater=true')).toMatchObject([
      { person: { id: other.id } },
    ])
    await startIn(event.id, -5)
    expect((await mark(organiser, { hasAttended: true })).json()).toMatchObject({ hasAttended: true })
    expect((await get(`${eventsBase}/${event.id}/dive`, other.headers)).json()).toMatchObject({
      siteName: 'Ras Mohammed',
      date: event.date,
      time: '08:30',
      buddies: [{ id: one.id }],
    })
    const stranger = await addStanding(deps)
    expect((await get(`${eventsBase}/${event.id}/dive`, stranger.headers)).statusCode).toBe(404)
  })

  it('writes to everybody twice a day, and once for each key', async () => {
    const event = await create(organiser)
    const write = (by: typeof one, body: object) =>
      post(`${eventsBase}/${event.id}/message`, by.headers, body)
    expect(codeOf(await write(organiser, { message: 'Hello' }))).toEqual([409, 'nobody'])
    await join(one, event.id)
    expect((await write(one, { message: 'Hello' })).statusCode).toBe(403)
    const sent = { message: 'Bring a torch.', clientKey: randomUUID() }
    for (let time = 0; time < 3; time += 1) expect((await write(organiser, sent)).statusCode).toBe(201)
    expect((await write(organiser, { message: 'And fins.' })).statusCode).toBe(201)
    expect((await write(organiser, { message: 'And more.' })).statusCode).toBe(429)
    expect((await told(one.id)).filter((line) => line.includes('Bring a torch'))).toHaveLength(1)
    expect((await read(event.id, one)).messages.map(({ message }) => message)).toEqual([
      'And fins.',
      'Bring a torch.',
    ])
    expect((await read(event.id, other)).messages).toEqual([])
  })

  it('cancels with a reason, which everybody is told once, and the page stays', async () => {
    const event = await create(organiser, { maxAttendees: 2 })
    await join(one, event.id)
    await wait(other, event.id)
    expect(fieldOf(await cancel(organiser, event.id, { reason: '' }))).toBe('reason')
    expect((await cancel(one, event.id)).statusCode).toBe(403)
    for (let time = 0; time < 2; time += 1)
      expect((await cancel(organiser, event.id)).json()).toMatchObject({
        state: 'cancelled',
        cancelReason: 'Too much wind.',
        sequence: 1,
      })
    for (const person of [one, other]) {
      const lines = (await told(person.id)).filter((line) => line.includes(event.title))
      expect(lines.filter((line) => line.startsWith('event-cancelled'))).toHaveLength(1)
    }
    expect((await list(`&q=${encodeURIComponent(event.title)}`)).length).toBe(0)
    expect((await list('&when=mine', one)).map(({ id }) => id)).toContain(event.id)
    expect((await calls.tryRead(event.id)).statusCode).toBe(200)
  })

  it('deletes only what nobody else is in, and changes only what was not changed since', async () => {
    const event = await create(organiser)
    const remove = () =>
      app.inject({ method: 'DELETE', url: `${eventsBase}/${event.id}`, headers: organiser.headers })
    await join(one, event.id)
    expect(codeOf(await remove())).toEqual([409, 'has-people'])
    const moved = await change(organiser, event, { time: '09:30' })
    expect(moved).toMatchObject({ version: 2, sequence: 1, time: '09:30' })
    expect(codeOf(await tryChange(organiser, event, { time: '10:00' }))).toEqual([409, 'changed-since'])
    expect((await told(one.id)).join()).toContain('it’s now on')
    await leave(one, event.id)
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(200)
    expect((await calls.tryRead(event.id, organiser)).statusCode).toBe(404)
    expect(formOf(event)).toMatchObject({ title: event.title })
  })
})
