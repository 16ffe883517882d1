import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#db/client.ts'
import { eventPeople } from '#db/schema/event-people.ts'
import { eventSeries, events } from '#db/schema/events.ts'
import { notifications } from '#db/schema/people.ts'
import type { ErasureChoice } from '#extension-points/personal-data.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'
import { eventsFollower } from './events-follower.ts'
import { personalEvents } from './personal-events.ts'

const { app, deps } = await testApp()
const { db, clock } = deps
const { post, put } = callsOf(app)
const { create, read, join, wait, mark, tryRead } = eventsOf(app)
const personal = personalEvents({ clock, notify: notificationsService(deps).notify })
const leave = ({ id }: Someone, how: ErasureChoice) => inTransaction(db, (tx) => personal.leave(tx, id, how))

const keptOf = async ({ id }: Someone) => {
  const { rows } = await db.execute(`
    select 1 from events where organiser_id = '${id}'
    union all select 1 from event_series where organiser_id = '${id}'
    union all select 1 from event_people where user_id = '${id}'
    union all select 1 from event_messages where author_id = '${id}'
    union all select 1 from event_finds where by_id = '${id}'
    union all select 1 from event_invites where by_id = '${id}' or user_id = '${id}'
    union all select 1 from calendar_tokens where user_id = '${id}'`)
  return rows.length
}
const told = async ({ id }: Someone): Promise<string> => {
  await deps.jobs.add(db, 'sweep-past-events', {})
  await deps.jobs.settled('tell-event', 20_000)
  const rows = await db.select().from(notifications).where(eq(notifications.userId, id))
  return rows.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
}

/** Somebody who organises alone and with another, is in what others organise, and wrote to all. */
const busy = async () => {
  const [one, other, third] = [await addStanding(deps), await addStanding(deps), await addStanding(deps)]
  const alone = await create(one, { description: 'Words of one' })
  const shared = await create(one, { recurrence: { every: 'week', count: 3 } })
  const foreign = await create(other, { maxAttendees: 2 })
  await join(other, alone.id)
  await join(other, shared.id)
  await mark(one, shared.id, other.id, { isCoOrganiser: true })
  await join(one, foreign.id)
  await wait(third, foreign.id)
  await post(`/api/community/events/${alone.id}/message`, one.headers, { message: 'Words to all' })
  await post('/api/calendar/token', one.headers)
  const past = await create(one, { description: 'Words of the past' })
  const before = new Date(clock().getTime() - 86_400_000)
  await db.update(events).set({ startsAt: before, endsAt: before }).where(eq(events.id, past.id))
  const photo = await addPhoto(db, { uploaderId: one.id })
  await put(`/api/community/events/${past.id}/finds/${photo.id}`, one.headers)
  const guest = await addStanding(deps, 'trusted', { handle: `guest_${one.id.slice(-8)}` })
  await post(`/api/community/events/${alone.id}/invite`, one.headers, {
    handle: `guest_${one.id.slice(-8)}`,
  })
  expect((await read(alone.id, guest)).invitedBy?.id).toBe(one.id)
  return { one, other, third, alone, shared, foreign, past }
}

describe('the account of an organiser', () => {
  it.each(['anonymise', 'delete'] as const)(
    'goes (%s): places are given back, events are handed over or cancelled',
    async (how) => {
      const { one, other, third, alone, shared, foreign, past } = await busy()
      const exported = JSON.stringify(await personal.read?.(db, one.id))
      for (const words of ['Words of one', 'Words to all', foreign.title]) expect(exported).toContain(words)
      await leave(one, how)
      expect(await keptOf(one)).toBe(0)
      expect(await read(alone.id, other)).toMatchObject({
        state: 'cancelled',
        cancelReason: 'The organiser has left Soundings.',
        organiser: null,
        attendees: 1,
        description: how === 'delete' ? '' : 'Words of one',
        messages: [{ message: how === 'delete' ? '' : 'Words to all', by: null }],
      })
      expect(await told(other)).toMatch(/event-cancelled: .*has left Soundings/)
      expect(await read(shared.id, other)).toMatchObject({
        state: 'open',
        organiser: { id: other.id },
        coOrganisers: [],
        attendees: 1,
      })
      const series = await db
        .select()
        .from(eventSeries)
        .where(eq(eventSeries.id, shared.seriesId ?? ''))
      expect(series[0]?.organiserId).toBe(other.id)
      expect(await read(foreign.id, third)).toMatchObject({ isJoined: true, attendees: 2, waiting: 0 })
      expect((await read(past.id)).description).toBe(how === 'delete' ? '' : 'Words of the past')
      for (const { id } of [alone, shared, foreign, past]) {
        const rows = await db.select().from(eventPeople).where(eq(eventPeople.eventId, id))
        expect((await read(id, other)).attendees).toBe(rows.filter(({ state }) => state === 'going').length)
      }
    },
  )
})

describe('events at a site', () => {
  it('go along when it is merged, come back, and stay without it when it ends', async () => {
    const one = await addStanding(deps)
    const [from, into] = [await addSite(db, { siteName: 'From' }), await addSite(db, { siteName: 'Into' })]
    const moved = await create(one, { siteId: from, recurrence: { every: 'week', count: 2 } })
    const there = await create(one, { siteId: into })
    const siteOf = async (id: string) => (await read(id)).site?.id ?? null
    const named = (id: string, siteName: string) => ({ id, siteName })
    const { kept } = await inTransaction(db, (tx) =>
      eventsFollower.merge(tx, { from: named(from, 'From'), into: named(into, 'Into') }),
    )
    expect(await siteOf(moved.id)).toBe(into)
    await inTransaction(db, (tx) =>
      eventsFollower.unmerge(tx, {
        siteId: from,
        outOf: into,
        led: [],
        kept: JSON.parse(JSON.stringify(kept)),
      }),
    )
    expect([await siteOf(moved.id), await siteOf(there.id)]).toEqual([from, into])
    const { news } = await inTransaction(db, (tx) =>
      eventsFollower.end(tx, { siteId: from, wasPublic: true }),
    )
    expect(await siteOf(moved.id)).toBeNull()
    expect(await read(moved.id)).toMatchObject({ location: moved.location, coordinates: moved.coordinates })
    expect(news).toEqual([
      { userId: one.id, type: 'info', sentence: 'Your 2 events there stay, without the site.' },
    ])
    const [series] = await db
      .select()
      .from(eventSeries)
      .where(eq(eventSeries.id, moved.seriesId ?? ''))
    expect(series?.facts.siteId).toBeNull()
    expect((await tryRead(randomUUID())).statusCode).toBe(404)
  })
})
