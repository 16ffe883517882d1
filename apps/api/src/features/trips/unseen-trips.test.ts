import { trips } from '@soundings/contract/trips'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { buildTrip, tripsBase, tripsOf } from '#src/testing/trips.ts'

const { app, deps } = await testApp()
const { post } = callsOf(app)
const { plan, addStop } = tripsOf(app)

const owner = await addPerson(deps)
const trip = await plan(owner)
const url = `${tripsBase}/${trip.id}`
const stop = await addStop(owner, trip.id, { name: 'Lunch', day: '2027-03-07' })
const item = (await post(`${url}/checklist`, owner.headers, { title: 'Visa', isShared: true })).json()
const own = (await post(`${url}/checklist`, owner.headers, { title: 'My fins' })).json()
const expense = (await post(`${url}/expenses`, owner.headers, { title: 'Boat', amount: 90 })).json()
const link = (await post(`${url}/links`, owner.headers, {})).json()

const bodies: Partial<Record<keyof typeof trips, object>> = {
  change: { ...buildTrip(), version: 1 },
  setStatus: { status: 'cancelled' },
  copy: {},
  addStop: { name: 'Dinner' },
  changeStop: { name: 'Dinner', version: 1 },
  placeStop: { day: '2027-03-06' },
  vote: { value: 1 },
  invite: { handle: 'anybody' },
  changePerson: { role: 'viewer' },
  sayHere: {},
  addItem: { title: 'Tea' },
  changeItem: { isDone: true },
  addExpense: { title: 'Tea', amount: 1 },
  changeExpense: { title: 'Tea', amount: 1, version: 1 },
  link: {},
}
const ids: Record<string, string> = {
  tripId: trip.id,
  stopId: stop.id,
  userId: owner.id,
  itemId: item.id,
  expenseId: expense.id,
  linkId: link.id,
}
const pathOf = (path: string, changed: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => ({ ...ids, ...changed })[name] ?? '')

/** Every call about one trip, by its name in the contract: a new one is here by itself. */
const calls = Object.entries(trips)
  .filter(([, { path }]) => path.includes(':tripId'))
  .map(([name, { method, path }]) => ({
    name,
    method,
    path: name === 'export' ? `${path}?format=json` : path,
    payload: bodies[name as keyof typeof trips],
  }))

const readers = {
  stranger: await asLevel(deps, 'member'),
  editor: await asLevel(deps, 'editor'),
  moderator: await asLevel(deps, 'moderator'),
  admin: await asLevel(deps, 'admin'),
}

describe('a trip of others', () => {
  it('has calls to be tried', () => expect(calls.length).toBeGreaterThan(30))

  it.each(
    Object.entries(readers).flatMap(([who, headers]) => calls.map((call) => ({ who, headers, ...call }))),
  )('is not there for a $who: $name', async ({ headers, method, path, payload }) => {
    const answer = await app.inject({ method, url: pathOf(path), headers, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'This trip doesn’t exist'])
  })

  it.each(calls)('asks a visitor to log in: $name', async ({ method, path, payload }) => {
    const answer = await app.inject({ method, url: pathOf(path), ...(payload && { payload }) })
    expect(answer.statusCode).toBe(401)
  })
})

describe('what belongs to another trip', async () => {
  const stranger = await addPerson(deps)
  const other = await plan(stranger)
  const inner = calls.filter(
    ({ path, name }) => /:(stopId|itemId|expenseId|linkId)/.test(path) && name !== 'endLink',
  )

  it.each(inner)('is not there under one’s own: $name', async ({ name, method, path, payload }) => {
    const answer = await app.inject({
      method,
      url: pathOf(path, { tripId: other.id }),
      headers: stranger.headers,
      ...(payload && { payload }),
    })
    // What is not there is gone: that is no news, and nothing was taken away.
    const isSafe = name === 'removeItem' || name === 'removeExpense'
    expect(answer.statusCode).toBe(isSafe ? 200 : 404)
  })

  it('and all of it is still there', async () => {
    const { get } = callsOf(app)
    const whole = (await get(url, owner.headers)).json()
    expect(whole.destinations).toHaveLength(1)
    expect((await get(`${url}/checklist`, owner.headers)).json().items).toHaveLength(2)
    expect((await get(`${url}/expenses`, owner.headers)).json().items).toHaveLength(1)
    expect((await get(`${url}/links`, owner.headers)).json().items).toHaveLength(1)
    expect(whole.seq).toBe(4)
  })
})

it('somebody’s own list is not there for others on the same trip', async () => {
  const { get, put, del } = callsOf(app)
  const friend = await addPerson(deps)
  await tripsOf(app).bring(owner, trip.id, friend)
  const { items } = (await get(`${url}/checklist`, friend.headers)).json()
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['Visa'])
  expect((await put(`${url}/checklist/${own.id}`, friend.headers, { isDone: true })).statusCode).toBe(404)
  await del(`${url}/checklist/${own.id}`, friend.headers)
  expect((await get(`${url}/checklist`, owner.headers)).json().items).toHaveLength(2)
})
