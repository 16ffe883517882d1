import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { buildTrip, plannerBase, tripsBase, tripsOf } from '#src/testing/trips.ts'
import { forgetOld } from './writing/trip-rows.repo.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del, add } = callsOf(app)
const { tryPlan, plan, read, addStop, bring, orderOf } = tripsOf(app)
const person = () => addPerson(deps)
const issuesOf = (answer: { json: () => { issues?: { path: string[]; message: string }[] } }) =>
  (answer.json().issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('planning a trip', () => {
  it('answers the trip with its owner, its days and the zone of its place', async () => {
    const owner = await person()
    const answer = await tryPlan(owner, {
      budget: 2_400.5,
      description: 'Reefs and **wrecks**.',
      preferences: ['wreck', 'reef', 'wreck'],
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      name: 'Red Sea in spring',
      startDate: '2027-03-06',
      endDate: '2027-03-13',
      days: 8,
      zone: 'Africa/Cairo',
      budget: 2_400.5,
      currency: 'USD',
      preferences: ['reef', 'wreck'],
      status: 'planned',
      role: 'owner',
      version: 1,
      destinations: [],
      people: [{ id: owner.id, role: 'owner', state: 'in' }],
    })
  })

  it.each([
    ['no name', { name: ' \u200b ' }, 'name'],
    ['no destination', { destination: '' }, 'destination'],
    ['a day that is none', { startDate: '2027-02-30' }, 'startDate'],
    ['a day long ago', { startDate: '1900-01-01' }, 'startDate'],
    ['more than a year', { endDate: '2028-03-13' }, 'endDate'],
    ['a day in the year 9999', { startDate: '9999-03-06', endDate: '9999-03-13' }, 'startDate'],
    ['less than nothing to spend', { budget: -1 }, 'budget'],
    ['too much to spend', { budget: 1_000_000_001 }, 'budget'],
    ['more than a number can tell apart', { budget: 1e308 }, 'budget'],
    ['a preference that is none', { preferences: ['sharks'] }, 'preferences.0'],
    ['a currency that is none', { currency: 'ABC' }, 'currency'],
    ['a zone that is none', { zone: 'Moon/Tranquillity' }, 'zone'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
  ])('is refused at its field with %s', async (_, form, field) => {
    const answer = await tryPlan(await person(), form)
    expect(answer.statusCode).toBe(400)
    expect(issuesOf(answer).map(([path]) => path)).toContain(field)
  })

  it.each(['2027-03-06', '2027-03-05'])(
    'says in the words of the specification that %s does not end it',
    async (endDate) => {
      const answer = await tryPlan(await person(), { endDate })
      expect(answer.statusCode).toBe(400)
      expect(issuesOf(answer)).toEqual([['endDate', 'End date must be after start date']])
    },
  )

  it.each([0, 1_000_000_000])('takes %d as its budget', async (budget) => {
    expect((await plan(await person(), { budget })).budget).toBe(budget)
  })

  it('does not mind what it does not know, and takes no status from anybody', async () => {
    const answer = await tryPlan(await person(), {
      status: 'completed',
      role: 'viewer',
      ownerId: randomUUID(),
      isDemo: true,
      colour: 'blue',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ status: 'planned', role: 'owner', isDemo: false })
  })

  it('twenty times at once with one key is one trip', async () => {
    const owner = await person()
    const clientKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryPlan(owner, { clientKey })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await get(tripsBase, owner.headers)).json().total).toBe(1)
  })
})

describe('changing a trip', () => {
  it('needs the version that was read: the later of two is told, and finds what the other wrote', async () => {
    const owner = await person()
    const trip = await plan(owner)
    const url = `${tripsBase}/${trip.id}`
    const saved = await put(url, owner.headers, { ...buildTrip({ name: 'Brothers' }), version: 1 })
    expect(saved.json()).toMatchObject({ name: 'Brothers', version: 2 })
    const late = await put(url, owner.headers, { ...buildTrip({ name: 'Daedalus' }), version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    expect(await read(owner, trip.id)).toMatchObject({ name: 'Brothers', version: 2 })
    // In the words of the specification there is none: then it is the last word.
    expect((await put(url, owner.headers, buildTrip({ name: 'Elba' }))).json()).toMatchObject({ version: 3 })
  })

  it('checks the same as planning one', async () => {
    const owner = await person()
    const trip = await plan(owner)
    const answer = await put(`${tripsBase}/${trip.id}`, owner.headers, {
      ...buildTrip({ endDate: '2027-03-06' }),
      version: 1,
    })
    expect(issuesOf(answer)).toEqual([['endDate', 'End date must be after start date']])
  })

  it('takes stops along when the dates move; those without a day become ideas, in their order', async () => {
    const owner = await person()
    const trip = await plan(owner)
    for (const [name, day] of [
      ['First', '2027-03-06'],
      ['Late', '2027-03-12'],
      ['Later', '2027-03-13'],
      ['Idea', null],
    ])
      await addStop(owner, trip.id, { name, day })
    const move = (form: object) => put(`${tripsBase}/${trip.id}`, owner.headers, { ...buildTrip(), ...form })
    const moved = await move({ startDate: '2027-04-10', endDate: '2027-04-16', version: 1 })
    expect(moved.statusCode).toBe(200)
    expect(await orderOf(owner, trip.id)).toEqual([
      ['2027-04-10', 'First'],
      ['2027-04-16', 'Late'],
      [null, 'Idea'],
      [null, 'Later'],
    ])
    await move({ startDate: '2027-04-09', endDate: '2027-04-12', stops: 'stay', version: 2 })
    expect(await orderOf(owner, trip.id)).toEqual([
      ['2027-04-10', 'First'],
      [null, 'Idea'],
      [null, 'Later'],
      [null, 'Late'],
    ])
  })

  it('is cancelled and planned again, as often as somebody likes', async () => {
    const owner = await person()
    const { id } = await plan(owner)
    const say = async (status: string) => {
      const answer = await put(`${tripsBase}/${id}/status`, owner.headers, { status })
      return answer.json().status
    }
    expect([await say('cancelled'), await say('cancelled'), await say('planned')]).toEqual([
      'cancelled',
      'cancelled',
      'planned',
    ])
    expect((await put(`${tripsBase}/${id}/status`, owner.headers, { status: 'ongoing' })).statusCode).toBe(
      400,
    )
  })
})

describe('the status of a trip', () => {
  it('follows from its dates at the destination', async () => {
    const owner = await person()
    // It is noon in London, and already the next day on Kiritimati.
    const now = deps.clock().toISOString().slice(0, 10)
    const day = (after: number) =>
      new Date(Date.parse(`${now}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)
    const of = async (startDate: string, endDate: string, zone: string) =>
      (await plan(owner, { startDate, endDate, zone, coordinates: null })).status
    expect(await of(day(1), day(2), 'Pacific/Kiritimati')).toBe('ongoing')
    expect(await of(day(1), day(2), 'Europe/London')).toBe('planned')
    expect(await of(day(-2), day(0), 'Pacific/Kiritimati')).toBe('completed')
    expect(await of(day(-2), day(0), 'Europe/London')).toBe('ongoing')
    const listed = async (status: string) =>
      (await get(`${tripsBase}?status=${status}`, owner.headers)).json().total
    expect([await listed('ongoing'), await listed('planned'), await listed('completed')]).toEqual([2, 1, 1])
  })
})

describe('the list', () => {
  it('comes page by page, the latest start first, each once', async () => {
    const owner = await person()
    for (let month = 1; month <= 7; month++)
      await plan(owner, { startDate: `2027-0${month}-01`, endDate: `2027-0${month}-05` })
    const seen: string[] = []
    let cursor = ''
    do {
      const page = (await get(`${tripsBase}?limit=3${cursor}`, owner.headers)).json()
      expect(page.total).toBe(7)
      seen.push(...page.items.map(({ startDate }: { startDate: string }) => startDate))
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((month) => `2027-0${month}-01`))
    const spring = (await get(`${tripsBase}?from=2027-03-05&to=2027-05-01`, owner.headers)).json()
    expect(spring.items.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
      '2027-05-01',
      '2027-04-01',
      '2027-03-01',
    ])
    expect((await get(`${tripsBase}?cursor=nonsense`, owner.headers)).statusCode).toBe(400)
  })

  it('says how much is in a trip, and is of oneself alone', async () => {
    const [owner, friend] = [await person(), await person()]
    const site = await add((await addPerson(deps, { groups: ['moderator'] })).headers)
    const trip = await plan(owner)
    await addStop(owner, trip.id, { siteId: site.id })
    await addStop(owner, trip.id, { siteId: site.id, day: '2027-03-07' })
    await addStop(owner, trip.id, { name: 'Lunch' })
    await bring(owner, trip.id, friend)
    const { items } = (await get(tripsBase, friend.headers)).json()
    expect(items).toMatchObject([{ id: trip.id, people: 2, stops: 3, sites: 1, role: 'editor' }])
    expect((await get(tripsBase, (await person()).headers)).json()).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    })
  })
})

describe('the trash', () => {
  it('holds a deleted trip for 30 days; it is there for nobody until its owner brings it back', async () => {
    const [owner, friend] = [await person(), await person()]
    const { id } = await plan(owner)
    await bring(owner, id, friend)
    const url = `${tripsBase}/${id}`
    expect((await del(url, friend.headers)).statusCode).toBe(403)
    expect((await del(url, owner.headers)).json()).toEqual({ success: true })
    expect((await del(url, owner.headers)).json()).toEqual({ success: true })
    expect((await del(url, friend.headers)).statusCode).toBe(404)
    expect((await get(url, owner.headers)).statusCode).toBe(404)
    expect((await get(url, friend.headers)).statusCode).toBe(404)
    expect((await post(`${url}/restore`, friend.headers)).statusCode).toBe(404)
    expect((await get(`${plannerBase}/trash`, owner.headers)).json()).toMatchObject({
      items: [{ id }],
      total: 1,
    })
    expect((await post(`${url}/restore`, owner.headers)).json()).toMatchObject({ id, deletedAt: null })
    expect((await get(url, friend.headers)).statusCode).toBe(200)
  })
})

describe('what comes of all trips', () => {
  it('counts each day, country and site once, and sites that the log has a dive at on a day of the trip', async () => {
    const diver = await addPerson(deps, { groups: ['moderator'] })
    const [one, other] = [
      await add(diver.headers, { siteName: 'Elphinstone' }),
      await add(diver.headers, { siteName: 'Daedalus', coordinates: [35.86, 24.92] }),
    ]
    const first = await plan(diver)
    const second = await plan(diver, { startDate: '2027-03-10', endDate: '2027-03-16', country: 'Sudan' })
    const gone = await plan(diver, { country: 'Kenya', startDate: '2027-09-01', endDate: '2027-09-04' })
    await put(`${tripsBase}/${gone.id}/status`, diver.headers, { status: 'cancelled' })
    for (const [trip, siteId] of [
      [first, one.id],
      [second, one.id],
      [second, other.id],
      [gone, other.id],
    ] as const)
      await addStop(diver, trip.id, { siteId })
    await post('/api/dive-log/dives', diver.headers, {
      siteName: 'Elphinstone',
      location: 'Egypt',
      date: '2026-05-16',
      diveSiteId: one.id,
    })
    const figures = { trips: 2, days: 11, countries: 2, sitesPlanned: 2 }
    expect((await get(`${plannerBase}/statistics`, diver.headers)).json()).toEqual({
      ...figures,
      sitesDived: 0,
    })
    const past = await plan(diver, { startDate: '2026-05-10', endDate: '2026-05-16', country: null })
    await addStop(diver, past.id, { siteId: one.id })
    const all = (await get(`${plannerBase}/all`, diver.headers)).json()
    expect(all.statistics).toEqual({ ...figures, trips: 3, days: 18, sitesDived: 1 })
    expect(all.trips).toMatchObject({ total: 4, nextCursor: null })
  })
})

describe('a copy', () => {
  it('has the plan from another day on, and nothing of others', async () => {
    const [owner, friend] = [await person(), await person()]
    const trip = await plan(owner, { budget: 900 })
    await addStop(owner, trip.id, { name: 'House reef', day: '2027-03-08', time: '09:00' })
    await addStop(owner, trip.id, { name: 'Idea' })
    await post(`${tripsBase}/${trip.id}/checklist`, owner.headers, {
      title: 'Visa',
      isShared: true,
      due: '2027-03-01',
    })
    await post(`${tripsBase}/${trip.id}/checklist`, owner.headers, { title: 'My fins' })
    await bring(owner, trip.id, friend, 'viewer')
    const clientKey = randomUUID()
    const copy = (
      await post(`${tripsBase}/${trip.id}/copy`, friend.headers, {
        startDate: '2027-10-01',
        name: 'Again',
        clientKey,
      })
    ).json()
    expect(copy).toMatchObject({
      name: 'Again',
      startDate: '2027-10-01',
      endDate: '2027-10-08',
      role: 'owner',
      budget: 900,
      people: [{ id: friend.id }],
    })
    expect(await orderOf(friend, copy.id)).toEqual([
      ['2027-10-03', 'House reef'],
      [null, 'Idea'],
    ])
    const { items } = (await get(`${tripsBase}/${copy.id}/checklist`, friend.headers)).json()
    expect(items).toMatchObject([{ title: 'Visa', isShared: true, due: '2027-09-26', isDone: false }])
    const again = await post(`${tripsBase}/${trip.id}/copy`, friend.headers, { clientKey })
    expect(again.json().id).toBe(copy.id)
  })
})

it('what was deleted more than 30 days ago is gone, and so is old news', async () => {
  const owner = await person()
  const [deleted, kept] = [await plan(owner), await plan(owner)]
  const [stop, removed] = [
    await addStop(owner, kept.id, { name: 'Lunch' }),
    await addStop(owner, kept.id, { name: 'Dinner' }),
  ]
  await del(`${tripsBase}/${kept.id}/destinations/${removed.id}`, owner.headers)
  await del(`${tripsBase}/${deleted.id}`, owner.headers)
  passTime(91 * 86_400_000)
  const fresh = await signIn(deps, owner.id)
  expect((await get(`${plannerBase}/trash`, fresh)).json().total).toBe(0)
  const before = (days: number) => new Date(deps.clock().getTime() - days * 86_400_000)
  await forgetOld(deps.db, { trash: before(30), changes: before(90) })
  expect((await post(`${tripsBase}/${deleted.id}/restore`, fresh)).statusCode).toBe(404)
  const restored = await post(`${tripsBase}/${kept.id}/destinations/${removed.id}/restore`, fresh)
  expect(restored.statusCode).toBe(404)
  const whole = await read({ id: owner.id, headers: fresh }, kept.id)
  expect(whole.destinations.map(({ id }) => id)).toEqual([stop.id])
  expect((await get(`${tripsBase}/${kept.id}/changes`, fresh)).json()).toEqual({
    items: [],
    seq: 3,
    isWhole: false,
  })
})
