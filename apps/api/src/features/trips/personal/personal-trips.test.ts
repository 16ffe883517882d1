import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'
import { personalTrips } from './personal-trips.ts'
import { tripsFollower } from './trips-follower.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)
const { plan, read, addStop, bring, invite } = tripsOf(app)
const personal = personalTrips({ clock: deps.clock, notify: notificationsService(deps).notify })
const gone = (id: string) => db.transaction((tx) => personal.leave(tx, id, 'anonymise'))

describe('an account that goes', () => {
  it('hands its trip to the editor who has been on it longest, and leaves what it wrote without a name', async () => {
    const [owner, viewer, early, late] = [
      await addPerson(deps),
      await addPerson(deps),
      await addPerson(deps),
      await addPerson(deps),
    ]
    const { id } = await plan(owner)
    await bring(owner, id, viewer, 'viewer')
    await bring(owner, id, early)
    await bring(owner, id, late)
    const url = `${tripsBase}/${id}`
    const stop = await addStop(owner, id, { name: 'Lunch' })
    await put(`${url}/destinations/${stop.id}/vote`, owner.headers, { value: 1 })
    await post(`${url}/checklist`, owner.headers, { title: 'Visa', isShared: true })
    await post(`${url}/checklist`, owner.headers, { title: 'My fins' })
    await post(`${url}/expenses`, owner.headers, { title: 'Boat', amount: 100 })
    await gone(owner.id)
    const trip = await read(early, id)
    expect(trip.people.map((each) => [each.id, each.role])).toEqual([
      [early.id, 'owner'],
      [viewer.id, 'viewer'],
      [late.id, 'editor'],
    ])
    expect(trip.destinations).toMatchObject([{ name: 'Lunch', by: null, votes: { up: 0 } }])
    expect((await get(`${url}/checklist`, early.headers)).json().items).toMatchObject([
      { title: 'Visa', by: null },
    ])
    expect((await get(`${url}/expenses`, early.headers)).json().items).toMatchObject([
      { amount: 100, paidBy: null, shares: [{ userId: null }, {}, {}, {}] },
    ])
    const { transfers } = (await get(`${url}/settlement`, early.headers)).json()
    expect(transfers).toMatchObject([{ to: null, amount: 25 }, { to: null }, { to: null }])
    const { rows } = await db.execute<{ n: number }>(sql`
      select count(*)::int as n from trip_changes where by_id = ${owner.id} or thing_id = ${owner.id}`)
    expect(rows[0]?.n).toBe(0)
    const told = await db.select().from(notifications).where(eq(notifications.userId, early.id))
    expect(told.map(({ kind }) => kind)).toContain('trip-inherited')
  })

  it('hands it to a viewer where nobody edits, and takes along what nobody else is on', async () => {
    const [owner, viewer, guest] = [
      await addPerson(deps),
      await addPerson(deps),
      await addPerson(deps, { handle: 'asked_along' }),
    ]
    const [shared, alone, trashed] = [await plan(owner), await plan(owner), await plan(owner)]
    await bring(owner, shared.id, viewer, 'viewer')
    await invite(owner, alone.id, 'asked_along')
    await bring(owner, trashed.id, viewer)
    await del(`${tripsBase}/${trashed.id}`, owner.headers)
    await gone(owner.id)
    expect((await read(viewer, shared.id)).role).toBe('owner')
    expect((await get(`${tripsBase}/${alone.id}`, guest.headers)).statusCode).toBe(404)
    const { rows } = await db.execute(sql`
      select id from trips where id in (${alone.id}, ${trashed.id})`)
    expect(rows).toEqual([])
  })

  it('leaves the trips of others', async () => {
    const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
    const { id } = await plan(owner)
    await bring(owner, id, friend)
    await gone(friend.id)
    expect((await read(owner, id)).people.map((each) => each.id)).toEqual([owner.id])
  })

  it('was handed everything before, and nothing of what is others’ own', async () => {
    const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
    const { id } = await plan(owner, { name: 'Shared trip' })
    await bring(owner, id, friend)
    await addStop(owner, id, { name: 'Lunch' })
    await post(`${tripsBase}/${id}/checklist`, owner.headers, { title: 'Their own' })
    await post(`${tripsBase}/${id}/checklist`, friend.headers, { title: 'Mine' })
    await post(`${tripsBase}/${id}/expenses`, owner.headers, { title: 'Boat', amount: 100 })
    const handed = JSON.stringify(await personal.read?.(db, friend.id))
    expect(handed).toMatch(/Shared trip.*Lunch.*Mine.*Boat/)
    expect(handed).not.toMatch(/Their own/)
    expect(handed).not.toContain(owner.id)
  })
})

describe('a site', () => {
  it('that is merged takes stops along, and back when that is undone', async () => {
    const editor = await addPerson(deps, { groups: ['editor'] })
    const [from, into] = [await addSite(db, { siteName: 'Twin' }), await addSite(db, { siteName: 'Reef' })]
    const trip = await plan(editor)
    const stop = await addStop(editor, trip.id, { siteId: from })
    const own = await addStop(editor, trip.id, { siteId: into })
    const before = (await read(editor, trip.id)).seq
    expect((await post(`/api/sites/${from}/merge`, editor.headers, { into })).statusCode).toBe(200)
    const merged = await read(editor, trip.id)
    expect(merged.seq).toBeGreaterThan(before)
    expect(merged.destinations).toMatchObject([
      { id: stop.id, siteId: into, name: 'Twin', site: { siteName: 'Reef' }, version: 1 },
      { id: own.id, siteId: into },
    ])
    // Written on a device that still knows the old site.
    const late = await addStop(editor, trip.id, { siteId: from })
    expect(late).toMatchObject({ siteId: into, name: 'Reef' })
    expect((await post(`/api/sites/${from}/unmerge`, editor.headers)).statusCode).toBe(200)
    expect((await read(editor, trip.id)).destinations.map(({ siteId }) => siteId)).toEqual([from, into, into])
  })

  it('that ends leaves a place of its name where it was', async () => {
    const owner = await addPerson(deps)
    const siteId = await addSite(db, { siteName: 'Sunk Reef', coordinates: [33.9, 27.8] })
    const trip = await plan(owner)
    await addStop(owner, trip.id, { siteId, day: '2027-03-08', notes: 'Deep' })
    await db.transaction((tx) => tripsFollower.end(tx, { siteId, wasPublic: true }))
    expect((await read(owner, trip.id)).destinations).toMatchObject([
      {
        kind: 'place',
        siteId: null,
        site: null,
        name: 'Sunk Reef',
        coordinates: [33.9, 27.8],
        notes: 'Deep',
        version: 2,
      },
    ])
  })
})
