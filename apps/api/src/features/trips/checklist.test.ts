import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'
import { remindersService } from './checklist/reminders.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const { plan, addStop, bring } = tripsOf(app)
const { remind } = remindersService({ ...deps, notify: notificationsService(deps).notify })

const dayMs = 86_400_000
/** So many days from now, as the clock of the test has it. */
const day = (after: number) => new Date(deps.clock().getTime() + after * dayMs).toISOString().slice(0, 10)
const begun = async () => {
  const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
  const trip = await plan(owner, { startDate: day(40), endDate: day(50), zone: 'Africa/Cairo' })
  await bring(owner, trip.id, friend)
  return { owner, friend, id: trip.id, url: `${tripsBase}/${trip.id}/checklist` }
}
const itemsOf = async (url: string, by: { headers: Record<string, string> }) =>
  (await get(url, by.headers)).json().items as { id: string; title: string; isDone: boolean; due: string }[]

describe('a checklist', () => {
  it('has what is shared, and what is one’s own and nobody else’s', async () => {
    const { owner, friend, url } = await begun()
    const shared = await post(url, owner.headers, {
      title: 'Visa',
      isShared: true,
      kind: 'document',
      due: day(20),
    })
    expect(shared.json()).toMatchObject({
      title: 'Visa',
      kind: 'document',
      isShared: true,
      isDone: false,
      doneBy: null,
      by: owner.id,
    })
    await post(url, friend.headers, { title: 'Fins' })
    expect((await itemsOf(url, owner)).map(({ title }) => title)).toEqual(['Visa'])
    expect((await itemsOf(url, friend)).map(({ title }) => title)).toEqual(['Visa', 'Fins'])
  })

  it('says who ticked, and that only once', async () => {
    const { owner, friend, url } = await begun()
    const { id } = (await post(url, owner.headers, { title: 'Visa', isShared: true })).json()
    const tick = (by: typeof owner, isDone: boolean) => put(`${url}/${id}`, by.headers, { isDone })
    const first = (await tick(friend, true)).json()
    expect(first).toMatchObject({ isDone: true, doneBy: friend.id })
    passTime(60_000)
    // Ticked again, as by a phone that was offline: it stays as it was.
    expect((await tick(owner, true)).json()).toEqual(first)
    expect((await tick(owner, false)).json()).toMatchObject({ isDone: false, doneBy: null, doneAt: null })
  })

  it('takes each item by itself: who ticks and who renames do not undo each other', async () => {
    const { owner, friend, url } = await begun()
    const { id } = (await post(url, owner.headers, { title: 'Visa', isShared: true })).json()
    await Promise.all([
      put(`${url}/${id}`, owner.headers, { title: 'Visa for Egypt' }),
      put(`${url}/${id}`, friend.headers, { isDone: true }),
      put(`${url}/${id}`, owner.headers, { due: day(9) }),
    ])
    expect(await itemsOf(url, owner)).toMatchObject([{ title: 'Visa for Egypt', isDone: true, due: day(9) }])
    await put(`${url}/${id}`, owner.headers, { due: null })
    expect(await itemsOf(url, owner)).toMatchObject([{ title: 'Visa for Egypt', due: null }])
  })

  it('has one item for one key, and refuses what is none at its field', async () => {
    const { owner, friend, url } = await begun()
    const clientKey = randomUUID()
    await Promise.all(
      Array.from({ length: 10 }, () => post(url, owner.headers, { title: 'Fins', clientKey })),
    )
    expect(await itemsOf(url, owner)).toHaveLength(1)
    // Under the same key of somebody else’s list nothing is told.
    expect((await post(url, friend.headers, { title: 'Fins', clientKey })).statusCode).toBe(404)
    for (const [form, field] of [
      [{ title: '  ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: 'Fins', due: '2027-02-31' }, 'due'],
      [{ title: 'Fins', kind: 'fish' }, 'kind'],
    ] as const) {
      const answer = await post(url, owner.headers, form)
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, [field]])
    }
  })

  it('loses an item once, and what is one’s own with whoever leaves', async () => {
    const { owner, friend, id, url } = await begun()
    const item = (await post(url, owner.headers, { title: 'Visa', isShared: true })).json()
    expect((await del(`${url}/${item.id}`, friend.headers)).json()).toEqual({ success: true })
    expect((await del(`${url}/${item.id}`, friend.headers)).json()).toEqual({ success: true })
    await post(url, friend.headers, { title: 'Fins' })
    await del(`${tripsBase}/${id}/people/${friend.id}`, friend.headers)
    await bring(owner, id, friend)
    expect(await itemsOf(url, friend)).toEqual([])
  })
})

describe('what may be worth thinking of', () => {
  it('follows from what the trip is and who asks', async () => {
    const owner = await addPerson(deps, { country: 'Germany' })
    const { id } = await plan(owner, { preferences: ['photography'], startDate: day(120), endDate: day(127) })
    const url = `${tripsBase}/${id}/checklist`
    const asked = async (query = '') => (await get(`${url}/proposals${query}`, owner.headers)).json()
    expect((await asked()).traits).toEqual(['abroad', 'photo'])
    await addStop(owner, id, { kind: 'stay', stay: 'liveaboard', name: 'Blue Horizon' })
    const proposed = await asked()
    expect(proposed.traits).toEqual(['abroad', 'liveaboard', 'photo'])
    expect(proposed.items.every(({ due }: { due: string }) => due >= day(0) && due < day(120))).toBe(true)
    expect((await asked('?traits=cold,nonsense')).traits).toEqual(['cold'])
    await post(url, owner.headers, proposed.items[0])
    const then = await asked()
    expect([then.items.length, then.known]).toEqual([proposed.items.length - 1, 1])
  })

  it('leaves out no item for somebody because it is on another one’s own list', async () => {
    const { owner, friend, url } = await begun()
    const mine = (await get(`${url}/proposals`, owner.headers)).json()
    await post(url, friend.headers, { title: mine.items[0].title })
    expect((await get(`${url}/proposals`, owner.headers)).json()).toEqual(mine)
  })
})

describe('reminders', () => {
  const toldOf = async (userId: string) => {
    const rows = await deps.db.select().from(notifications).where(eq(notifications.userId, userId))
    return rows.filter(({ kind }) => kind === 'trip-due').map(({ message }) => message)
  }

  it('come 7 days and 1 day before, once each, to whose list it is on', async () => {
    const { owner, friend, url } = await begun()
    const due = day(9)
    await post(url, owner.headers, { title: 'Visa', isShared: true, due })
    await post(url, owner.headers, { title: 'Insurance', due })
    await remind()
    expect([await toldOf(owner.id), await toldOf(friend.id)]).toEqual([[], []])
    passTime(2 * dayMs)
    await remind()
    await remind()
    expect((await toldOf(owner.id)).map((text) => text.replace(/ by .*/, ''))).toEqual(['2 things are due'])
    expect((await toldOf(friend.id)).map((text) => text.replace(/ by .*/, ''))).toEqual(['“Visa” is due'])
    passTime(5 * dayMs)
    await remind()
    expect(await toldOf(friend.id)).toHaveLength(1)
    passTime(dayMs)
    await Promise.all([remind(), remind()])
    expect([(await toldOf(owner.id)).length, (await toldOf(friend.id)).length]).toEqual([2, 2])
  })

  it('do not come for what is done, nor for a trip that was cancelled or deleted', async () => {
    const { owner, id, url } = await begun()
    const due = day(7)
    const done = (await post(url, owner.headers, { title: 'Visa', due })).json()
    await put(`${url}/${done.id}`, owner.headers, { isDone: true })
    await remind()
    await post(url, owner.headers, { title: 'Insurance', due })
    await put(`${tripsBase}/${id}/status`, owner.headers, { status: 'cancelled' })
    await remind()
    expect(await toldOf(owner.id)).toEqual([])
    await put(`${tripsBase}/${id}/status`, owner.headers, { status: 'planned' })
    await remind()
    expect(await toldOf(owner.id)).toHaveLength(1)
  })
})
