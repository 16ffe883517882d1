import type { Event } from '@soundings/contract/events'
import { eventCalendarPath, eventsCalendarPath } from '@soundings/contract/events-pages'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { events } from '#db/schema/events.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { dayIn, eventsOf } from '#src/testing/events.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, del } = callsOf(app)
const { create, change, cancel, join, leave } = eventsOf(app)
const [organiser, one] = [await addStanding(deps), await addStanding(deps)]

type Line = {
  uid: string
  summary: string
  description: string
  sequence: number
  status: string | null
  start: ICAL.Time
  end: ICAL.Time
}

/** A calendar as a program of somebody else reads it. */
const readCalendar = (file: string): { lines: Line[]; zones: string[] } => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => {
    ICAL.TimezoneService.register(zone)
    return String(zone.getFirstPropertyValue('tzid'))
  })
  const lines = calendar.getAllSubcomponents('vevent').map((component): Line => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status') as string | null,
      start: event.startDate,
      end: event.endDate,
    }
  })
  return { lines, zones }
}
const fileOf = async (path: string, by?: Someone) => {
  const answer = await get(path, by?.headers)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('no-store')
  return readCalendar(answer.body)
}
const lineOf = async (event: Event) => {
  const { lines, zones } = await fileOf(eventCalendarPath(event.id))
  return { ...(lines[0] as Line), zones }
}

describe('the calendar of one event', () => {
  it('keeps a title that would break its lines, and folds what is long', async () => {
    const title = 'Dive; lunch, “\\n” \\ BEGIN:VEVENT'
    const description = `First line\nEND:VCALENDAR\n${'long '.repeat(60)}`
    const line = await lineOf(await create(organiser, { title, description }))
    expect(line.summary).toBe(title)
    expect(line.description).toContain('END:VCALENDAR')
  })

  it('grows in sequence with each change under one name, and says that it is cancelled', async () => {
    const event = await create(organiser)
    const before = await lineOf(event)
    expect(before).toMatchObject({ sequence: 0, status: 'CONFIRMED' })
    await change(organiser, event, { time: '09:00' })
    const moved = await lineOf(event)
    expect(moved).toMatchObject({ uid: before.uid, sequence: 1 })
    await cancel(organiser, event.id)
    expect(await lineOf(event)).toMatchObject({ uid: before.uid, sequence: 2, status: 'CANCELLED' })
  })

  it.each([
    ['Australia/Sydney', '2026-10-03', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-04'],
    ['Africa/Cairo', '2026-10-29', '2026-10-30'],
  ])('says the wall time in %s before and after its clocks change', async (zone, before, after) => {
    for (const date of [before, after]) {
      const event = await create(organiser, { zone, time: '08:30' })
      // The days of this test may be past: the event is moved there.
      const moments = Temporal.PlainDateTime.from(`${date}T08:30`).toZonedDateTime(zone)
      const startsAt = new Date(moments.epochMilliseconds)
      await db
        .update(events)
        .set({ day: date, startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) })
        .where(eq(events.id, event.id))
      const { start, end, zones } = await lineOf(event)
      expect(zones).toEqual([zone])
      expect([start.toString(), start.zone?.tzid]).toEqual([`${date}T08:30:00`, zone])
      expect(start.toJSDate().toISOString()).toBe(startsAt.toISOString())
      expect(end.toJSDate().getTime() - start.toJSDate().getTime()).toBe(7_200_000)
    }
  })

  it('lasts whole days where it has no time', async () => {
    const { start, end } = await lineOf(
      await create(organiser, { time: null, date: dayIn(10), endDate: dayIn(12), zone: 'Asia/Tokyo' }),
    )
    expect([start.isDate, start.toString(), end.toString()]).toEqual([true, dayIn(10), dayIn(13)])
  })

  it('isn’t there for who doesn’t see the event', async () => {
    expect((await get(eventCalendarPath('019ab000-0000-7000-8000-000000000099'))).statusCode).toBe(404)
    expect((await get(eventCalendarPath('nothing'))).statusCode).toBe(404)
  })
})

it('a list is of a country, with what was lately cancelled and without what has a link alone', async () => {
  const form = { country: 'Malta', location: 'Gozo', zone: 'Europe/Malta' }
  const [open, cancelled, linked] = [
    await create(organiser, form),
    await create(organiser, form),
    await create(organiser, { ...form, visibility: 'link' }),
  ]
  await cancel(organiser, cancelled.id)
  const { lines } = await fileOf(eventsCalendarPath({ country: 'Malta' }))
  expect(lines.map(({ summary }) => summary).sort()).toEqual([open.title, cancelled.title].sort())
  expect(lines.map(({ summary }) => summary)).not.toContain(linked.title)
  expect((await get(eventsCalendarPath({ country: 'Atlantis' }))).statusCode).toBe(400)
})

describe('one’s own calendar', () => {
  const reset = async (by: Someone): Promise<string> => {
    const { url } = (await post('/api/calendar/token', by.headers)).json()
    return new URL(url).pathname
  }

  it('holds what one joined and nothing else, without a cookie', async () => {
    const [mine, other, waiting] = [
      await create(organiser),
      await create(organiser),
      await create(organiser, { maxAttendees: 1 }),
    ]
    await join(one, mine.id)
    await post(`/api/community/events/${waiting.id}/waitlist`, one.headers)
    const path = await reset(one)
    expect((await get('/api/calendar/token', one.headers)).json().createdAt).toEqual(expect.any(String))
    const titles = async () => (await fileOf(path)).lines.map(({ summary }) => summary)
    expect(await titles()).toEqual([mine.title])
    await join(one, other.id)
    await leave(one, mine.id)
    expect(await titles()).toEqual([other.title])
    await cancel(organiser, other.id)
    expect((await fileOf(path)).lines).toMatchObject([{ status: 'CANCELLED' }])
    await db
      .update(events)
      .set({ cancelledAt: new Date(deps.clock().getTime() - 31 * 86_400_000) })
      .where(eq(events.id, other.id))
    expect(await titles()).toEqual([])
  })

  it('has another address on demand: the old one is gone at once, and what is kept is not the secret', async () => {
    const old = await reset(one)
    const fresh = await reset(one)
    expect(fresh).not.toBe(old)
    expect((await get(old)).statusCode).toBe(404)
    expect((await get(fresh)).statusCode).toBe(200)
    const kept = JSON.stringify((await db.execute('select * from calendar_tokens')).rows)
    expect(kept).not.toContain(fresh.slice('/api/calendar/'.length, -'.ics'.length))
    await del('/api/calendar/token', one.headers)
    expect((await get(fresh)).statusCode).toBe(404)
    for (const path of ['/api/calendar/x.ics', `/api/calendar/${'a'.repeat(22)}.ics`])
      expect((await get(path)).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/api/calendar/token' })).statusCode).toBe(401)
  })
})
