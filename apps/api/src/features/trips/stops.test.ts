import { randomUUID } from 'node:crypto'
import type { Trip, TripStop } from '@soundings/contract/trips'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, deps } = first
const { get, post, put, del, add } = callsOf(app)
const { plan, read, tryAdd, addStop, place, orderOf, bring } = tripsOf(app)
const there = tripsOf(second.app)

const moderator = await addPerson(deps, { groups: ['moderator'] })
const site = await add(moderator.headers, { siteName: 'Shaab Abu Nuhas' })
const begun = async () => {
  const owner = await addPerson(deps)
  return { owner, trip: await plan(owner) }
}
const fieldsOf = (answer: { json: () => { issues?: { path: string[] }[] } }) =>
  (answer.json().issues ?? []).map(({ path }) => path.join('.'))
const namesOn = (trip: Trip, day: string | null) =>
  trip.destinations.filter((stop) => stop.day === day).map(({ name }) => name)

describe('a stop', () => {
  it('at a site has its name and place; in the words of the specification the site alone is enough', async () => {
    const { owner, trip } = await begun()
    const answer = await tryAdd(owner, trip.id, { siteId: site.id, notes: 'Four wrecks', day: '2027-03-07' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      kind: 'site',
      siteId: site.id,
      site: { siteName: 'Shaab Abu Nuhas', coordinates: site.coordinates },
      name: 'Shaab Abu Nuhas',
      coordinates: site.coordinates,
      day: '2027-03-07',
      votes: { up: 0, down: 0, mine: 0 },
      version: 1,
    })
    expect((await tryAdd(owner, trip.id, { name: 'Marina' })).json()).toMatchObject({
      kind: 'place',
      day: null,
    })
  })

  it('that is a journey has times and zones at both its ends', async () => {
    const { owner, trip } = await begun()
    const flight = {
      kind: 'travel',
      travel: 'flight',
      name: 'Tokyo',
      to: 'Honolulu',
      day: '2027-03-08',
      time: '20:00',
      zone: 'Asia/Tokyo',
      endTime: '08:00',
      endZone: 'Pacific/Honolulu',
    }
    // It lands earlier on the same day than it took off.
    expect((await tryAdd(owner, trip.id, flight)).json()).toMatchObject({ ...flight, nights: 0, stay: null })
    const overTwoNights = {
      ...flight,
      name: 'Los Angeles',
      zone: 'America/Los_Angeles',
      time: '22:30',
      to: 'Sydney',
      endZone: 'Australia/Sydney',
      endTime: '08:30',
      nights: 2,
    }
    expect((await tryAdd(owner, trip.id, overTwoNights)).json()).toMatchObject(overTwoNights)
    const short = await tryAdd(owner, trip.id, { ...flight, endTime: '00:30' })
    expect([short.statusCode, fieldsOf(short)]).toEqual([400, ['endTime']])
  })

  it('at a site that is taken away keeps its name, and leads nowhere', async () => {
    const { owner, trip } = await begun()
    const gone = await add(moderator.headers, { siteName: 'Gone Reef' })
    await addStop(owner, trip.id, { siteId: gone.id })
    await deps.db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, gone.id))
    const [stop] = (await read(owner, trip.id)).destinations
    expect(stop).toMatchObject({ kind: 'site', name: 'Gone Reef', site: null })
    expect((await tryAdd(owner, trip.id, { siteId: gone.id })).statusCode).toBe(400)
  })

  it('keeps nothing that its kind does not have', async () => {
    const { owner, trip } = await begun()
    const stay = await addStop(owner, trip.id, {
      kind: 'stay',
      stay: 'liveaboard',
      name: 'Red Sea Aggressor',
      nights: 7,
      siteId: site.id,
      travel: 'boat',
      dives: 3,
    })
    expect(stay).toMatchObject({ stay: 'liveaboard', nights: 7, siteId: null, travel: null, dives: null })
  })

  it.each([
    ['a site without a site', { kind: 'site' }, 'siteId'],
    ['a site that is not there', { siteId: randomUUID() }, 'siteId'],
    ['a place without a name', { kind: 'place', name: '  ' }, 'name'],
    ['a day before the trip', { name: 'Lunch', day: '2027-03-05' }, 'day'],
    ['a day after the trip', { name: 'Lunch', day: '2027-03-14' }, 'day'],
    ['an end before its start', { name: 'Lunch', time: '12:00', endTime: '11:59' }, 'endTime'],
    ['a time that is none', { name: 'Lunch', time: '25:00' }, 'time'],
    ['a zone that is none', { name: 'Lunch', zone: 'Moon/Sea' }, 'zone'],
    ['more nights than a stay has', { kind: 'stay', name: 'Hotel', nights: 61 }, 'nights'],
    ['a kind that is none', { kind: 'party', name: 'Party' }, 'kind'],
  ])('is refused at its field: %s', async (_, stop, field) => {
    const { owner, trip } = await begun()
    const answer = await tryAdd(owner, trip.id, stop)
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, [field]])
  })

  it('is refused at a time that the clocks skip that day', async () => {
    const owner = await addPerson(deps)
    const trip = await plan(owner, {
      startDate: '2027-03-26',
      endDate: '2027-03-30',
      zone: 'Europe/Malta',
      coordinates: null,
    })
    const at = (time: string) => tryAdd(owner, trip.id, { name: 'Night dive', day: '2027-03-28', time })
    expect(fieldsOf(await at('02:30'))).toEqual(['time'])
    expect((await at('03:30')).statusCode).toBe(201)
  })

  it('sent twenty times with one key is one', async () => {
    const { owner, trip } = await begun()
    const clientKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryAdd(owner, trip.id, { name: 'Once', clientKey })),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await read(owner, trip.id)).destinations).toHaveLength(1)
  })

  it('is changed by whoever read its version, and the later of two is told', async () => {
    const { owner, trip } = await begun()
    const stop = await addStop(owner, trip.id, { name: 'Lunch', notes: 'Fish' })
    const url = `${tripsBase}/${trip.id}/destinations/${stop.id}`
    const changed = await put(url, owner.headers, { name: 'Dinner', time: '19:00', version: 1 })
    expect(changed.json()).toMatchObject({ name: 'Dinner', time: '19:00', notes: '', version: 2 })
    const late = await put(url, owner.headers, { name: 'Breakfast', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  })

  it('that was taken out comes back to where it was, with its votes', async () => {
    const { owner, trip } = await begun()
    const stops: TripStop[] = []
    for (const name of ['One', 'Two', 'Three'])
      stops.push(await addStop(owner, trip.id, { name, day: '2027-03-07' }))
    const [one, two] = stops
    const url = `${tripsBase}/${trip.id}/destinations/${two?.id}`
    await put(`${url}/vote`, owner.headers, { value: 1 })
    expect((await del(url, owner.headers)).json()).toEqual({ success: true })
    expect((await del(url, owner.headers)).json()).toEqual({ success: true })
    expect((await put(`${url}/vote`, owner.headers, { value: 1 })).statusCode).toBe(404)
    // Something comes into the very gap that it left.
    await place(owner, trip.id, (await addStop(owner, trip.id, { name: 'New' })).id, {
      day: '2027-03-07',
      after: one?.id,
    })
    expect(namesOn(await read(owner, trip.id), '2027-03-07')).toEqual(['One', 'New', 'Three'])
    expect((await post(`${url}/restore`, owner.headers)).json().votes).toMatchObject({ up: 1, mine: 1 })
    expect((await post(`${url}/restore`, owner.headers)).statusCode).toBe(200)
    expect(namesOn(await read(owner, trip.id), '2027-03-07').toSorted()).toEqual([
      'New',
      'One',
      'Three',
      'Two',
    ])
  })
})

describe('moving stops', () => {
  it('to the beginning, after another, to another day and to the ideas', async () => {
    const { owner, trip } = await begun()
    const [a, b, c] = [
      await addStop(owner, trip.id, { name: 'a', day: '2027-03-06' }),
      await addStop(owner, trip.id, { name: 'b', day: '2027-03-06' }),
      await addStop(owner, trip.id, { name: 'c', day: '2027-03-07' }),
    ]
    await place(owner, trip.id, b.id, { day: '2027-03-06', after: null })
    expect(namesOn(await read(owner, trip.id), '2027-03-06')).toEqual(['b', 'a'])
    await place(owner, trip.id, c.id, { day: '2027-03-06', after: b.id })
    expect(namesOn(await read(owner, trip.id), '2027-03-06')).toEqual(['b', 'c', 'a'])
    await place(owner, trip.id, b.id, { day: null })
    expect(await orderOf(owner, trip.id)).toEqual([
      ['2027-03-06', 'c'],
      ['2027-03-06', 'a'],
      [null, 'b'],
    ])
    // The one that it should follow is elsewhere by now, or nowhere.
    await place(owner, trip.id, c.id, { day: '2027-03-07', after: b.id })
    await place(owner, trip.id, a.id, { day: '2027-03-07', after: randomUUID() })
    expect(namesOn(await read(owner, trip.id), '2027-03-07')).toEqual(['c', 'a'])
    expect((await place(owner, trip.id, a.id, { day: '2027-05-01', after: null })).statusCode).toBe(400)
  })

  it('twenty at once, at two instances: each is there once, and both read the same order', async () => {
    const { owner, trip } = await begun()
    const friend = await addPerson(deps)
    await bring(owner, trip.id, friend)
    const stops: TripStop[] = []
    const days = ['2027-03-06', '2027-03-07', null]
    for (let at = 0; at < 20; at++)
      stops.push(await addStop(owner, trip.id, { name: `stop ${at}`, day: days[at % 3] }))
    let state = 11
    const next = (below: number) => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return Math.floor((state / 4_294_967_296) * below)
    }
    for (let round = 0; round < 3; round++) {
      const moves = Array.from({ length: 20 }, (_, at) => {
        const stop = stops[next(20)]?.id ?? ''
        const after = next(4) === 0 ? null : (stops[next(20)]?.id ?? null)
        const [who, where] = at % 2 === 0 ? [owner, place] : [friend, there.place]
        return where(who, trip.id, stop, { day: days[next(3)], after })
      })
      expect((await Promise.all(moves)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
      const [mine, theirs] = [await orderOf(owner, trip.id), await there.orderOf(friend, trip.id)]
      expect(theirs).toEqual(mine)
      expect(mine.map(([, name]) => name).toSorted()).toEqual(stops.map(({ name }) => name).toSorted())
    }
  })

  it('and reading hold with 200 stops, 60 days and 20 people, and not more', async () => {
    const owner = await addPerson(deps)
    const trip = await plan(owner, { startDate: '2027-03-01', endDate: '2027-04-29' })
    expect(trip.days).toBe(60)
    const day = (at: number) => new Date(Date.UTC(2027, 2, 1 + (at % 60))).toISOString().slice(0, 10)
    for (let at = 0; at < 200; at++) await addStop(owner, trip.id, { name: `stop ${at}`, day: day(at) })
    const full = await tryAdd(owner, trip.id, { name: 'one more' })
    expect([full.statusCode, full.json().code]).toEqual([409, 'limit'])
    for (let at = 0; at < 19; at++) await bring(owner, trip.id, await addPerson(deps), 'viewer')
    const extra = await addPerson(deps, { handle: 'one_too_many' })
    const crowded = await post(`${tripsBase}/${trip.id}/people`, owner.headers, { handle: 'one_too_many' })
    expect([crowded.statusCode, crowded.json().code]).toEqual([409, 'limit'])
    expect((await get(`${tripsBase}/${trip.id}`, extra.headers)).statusCode).toBe(404)
    const whole = await read(owner, trip.id)
    expect([whole.destinations.length, whole.people.length]).toEqual([200, 20])
  })
})

describe('votes', () => {
  it('are one of each person, changeable, and told by whom', async () => {
    const { owner, trip } = await begun()
    const friend = await addPerson(deps)
    await bring(owner, trip.id, friend)
    const stop = await addStop(owner, trip.id, { name: 'Idea' })
    const vote = async (by: typeof owner, value: number) =>
      (await put(`${tripsBase}/${trip.id}/destinations/${stop.id}/vote`, by.headers, { value })).json()
    await Promise.all(Array.from({ length: 10 }, () => vote(owner, 1)))
    expect(await vote(friend, -1)).toEqual({
      up: 1,
      down: 1,
      mine: -1,
      upBy: [owner.id],
      downBy: [friend.id],
    })
    expect(await vote(friend, 1)).toMatchObject({ up: 2, down: 0, mine: 1 })
    expect(await vote(friend, 0)).toMatchObject({ up: 1, down: 0, mine: 0 })
    const bad = await put(`${tripsBase}/${trip.id}/destinations/${stop.id}/vote`, owner.headers, { value: 2 })
    expect(bad.statusCode).toBe(400)
    await vote(friend, 1)
    await del(`${tripsBase}/${trip.id}/people/${friend.id}`, friend.headers)
    expect((await read(owner, trip.id)).destinations[0]?.votes).toMatchObject({ up: 1, upBy: [owner.id] })
  })
})
