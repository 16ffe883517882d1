import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { buildTrip, tripsBase, tripsOf } from '#src/testing/trips.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
const { plan, bring } = tripsOf(app)

type Someone = Awaited<ReturnType<typeof addPerson>>
const begun = async () => {
  const [ann, ben, cem] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
  const trip = await plan(ann, { budget: 1_000, currency: 'EUR' })
  await bring(ann, trip.id, ben)
  await bring(ann, trip.id, cem)
  const url = `${tripsBase}/${trip.id}`
  const pay = (by: Someone, form: object) => post(`${url}/expenses`, by.headers, { title: 'Boat', ...form })
  return { ann, ben, cem, trip, url, pay }
}

describe('an expense', () => {
  it('is paid by whoever writes it and shared by everybody, unless somebody says otherwise', async () => {
    const { ann, ben, cem, pay } = await begun()
    const answer = await pay(ann, { amount: 100, category: 'diving', day: '2027-03-07' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      amount: 100,
      currency: 'EUR',
      converted: 100,
      rate: null,
      paidBy: ann.id,
      shares: [
        { userId: ann.id, weight: 1, amount: 33.34 },
        { userId: ben.id, weight: 1, amount: 33.33 },
        { userId: cem.id, weight: 1, amount: 33.33 },
      ],
      version: 1,
    })
    const weighed = await pay(ben, {
      amount: 0.1,
      paidBy: cem.id,
      shares: [
        { userId: ann.id, weight: 2.5 },
        { userId: ben.id, weight: 0.5 },
      ],
    })
    expect(weighed.json()).toMatchObject({
      paidBy: cem.id,
      shares: [{ amount: 0.08 }, { amount: 0.02 }],
    })
  })

  it('in another currency counts by the rate that was typed, to the cent', async () => {
    const { ann, pay } = await begun()
    const missing = await pay(ann, { amount: 500, currency: 'EGP' })
    expect([missing.statusCode, missing.json().issues[0].path]).toEqual([400, ['rate']])
    const answer = await pay(ann, { amount: 500, currency: 'EGP', rate: 0.0187 })
    expect(answer.json()).toMatchObject({ amount: 500, currency: 'EGP', rate: 0.0187, converted: 9.35 })
    expect((await pay(ann, { amount: 5, rate: 9 })).json()).toMatchObject({ rate: null, converted: 5 })
  })

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['no number', { amount: 'NaN' }, 'amount'],
    ['parts of a cent', { amount: 1.005 }, 'amount'],
    ['more than there is', { amount: 1_000_000_001 }, 'amount'],
    ['a currency that is none', { amount: 1, currency: 'ABC', rate: 1 }, 'currency'],
    ['a rate below 0', { amount: 1, currency: 'USD', rate: -1 }, 'rate'],
    ['more than a trip can cost', { amount: 1_000_000_000, currency: 'USD', rate: 1_000_000 }, 'rate'],
    ['somebody who is elsewhere', { amount: 1, paidBy: randomUUID() }, 'paidBy'],
    ['nobody who shares', { amount: 1, shares: [] }, 'shares'],
    ['a stranger who shares', { amount: 1, shares: [{ userId: randomUUID() }] }, 'shares'],
    ['a title that says nothing', { amount: 1, title: ' ' }, 'title'],
  ])('is refused at its field with %s', async (_, form, field) => {
    const { ann, pay } = await begun()
    const answer = await pay(ann, form)
    expect([answer.statusCode, answer.json().issues[0].path[0]]).toEqual([400, field])
  })

  it('is refused where somebody shares twice, or with no weight', async () => {
    const { ann, pay } = await begun()
    const twice = [{ userId: ann.id }, { userId: ann.id }]
    expect((await pay(ann, { amount: 1, shares: twice })).statusCode).toBe(400)
    expect((await pay(ann, { amount: 1, shares: [{ userId: ann.id, weight: 0 }] })).statusCode).toBe(400)
  })

  it('is one for one key, and changed by whoever read its version', async () => {
    const { ann, ben, url, pay } = await begun()
    const clientKey = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => pay(ann, { amount: 10, clientKey })))
    const { items } = (await get(`${url}/expenses`, ben.headers)).json()
    expect(items).toHaveLength(1)
    const at = `${url}/expenses/${items[0].id}`
    const change = (version: number) =>
      put(at, ben.headers, { title: 'Zodiac', amount: 12, shares: [{ userId: ben.id }], version })
    expect((await change(1)).json()).toMatchObject({
      title: 'Zodiac',
      amount: 12,
      paidBy: ben.id,
      version: 2,
    })
    expect((await change(1)).json().code).toBe('changed-since')
    expect((await del(at, ben.headers)).json()).toEqual({ success: true })
    expect((await del(at, ben.headers)).json()).toEqual({ success: true })
    expect((await get(`${url}/expenses`, ben.headers)).json().items).toEqual([])
  })

  it('keeps the currency of the trip as long as there is one', async () => {
    const { ann, url, pay } = await begun()
    await pay(ann, { amount: 10 })
    const change = (currency: string, version: number) =>
      put(url, ann.headers, { ...buildTrip({ currency }), version })
    const refused = await change('USD', 1)
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, ['currency']])
    expect((await change('EUR', 1)).statusCode).toBe(200)
  })
})

describe('the sums', () => {
  it('say who owes whom, in the fewest payments, and are even', async () => {
    const { ann, ben, cem, url, pay } = await begun()
    await pay(ann, { amount: 100.01 })
    await pay(ben, { amount: 50 })
    await pay(cem, { amount: 10, currency: 'EGP', rate: 0.02, shares: [{ userId: ann.id }] })
    const { balances, transfers, currency } = (await get(`${url}/settlement`, cem.headers)).json()
    const cents = (amount: number) => Math.round(amount * 100)
    const sum = balances.reduce((all: number, { balance }: { balance: number }) => all + cents(balance), 0)
    expect([currency, sum, transfers.length]).toEqual(['EUR', 0, 2])
    const left = new Map<string, number>(
      balances.map(({ userId, balance }: { userId: string; balance: number }) => [userId, cents(balance)]),
    )
    for (const { from, to, amount } of transfers) {
      left.set(from, (left.get(from) ?? 0) + cents(amount))
      left.set(to, (left.get(to) ?? 0) - cents(amount))
    }
    expect([...left.values()]).toEqual([0, 0, 0])
  })

  it('set what was spent against the plan, per day and category', async () => {
    const { ann, ben, url, pay } = await begun()
    await pay(ann, { amount: 300, category: 'stay', day: '2027-03-07' })
    await pay(ann, { amount: 60.5, category: 'food', day: '2027-03-06', shares: [{ userId: ben.id }] })
    await pay(ann, { amount: 40, category: 'food' })
    expect((await get(`${url}/budget`, ben.headers)).json()).toEqual({
      currency: 'EUR',
      budget: 1_000,
      spent: 400.5,
      left: 599.5,
      mine: 173.83,
      planPerDay: 125,
      perDay: [
        { day: '2027-03-06', amount: 60.5 },
        { day: '2027-03-07', amount: 300 },
        { day: null, amount: 40 },
      ],
      perCategory: [
        { category: 'stay', amount: 300 },
        { category: 'food', amount: 100.5 },
      ],
    })
  })

  it('stay right after somebody left the trip', async () => {
    const { ann, ben, url, pay } = await begun()
    await pay(ben, { amount: 90 })
    await del(`${url}/people/${ben.id}`, ben.headers)
    const { transfers } = (await get(`${url}/settlement`, ann.headers)).json()
    expect(transfers).toHaveLength(2)
    expect(
      transfers.every(({ to, amount }: { to: string; amount: number }) => to === ben.id && amount === 30),
    ).toBe(true)
    const { items } = (await get(`${url}/expenses`, ann.headers)).json()
    // What they paid can still be corrected.
    const answer = await put(`${url}/expenses/${items[0].id}`, ann.headers, {
      title: 'Boat',
      amount: 60,
      paidBy: ben.id,
      shares: [{ userId: ben.id }, { userId: ann.id }],
      version: 1,
    })
    expect(answer.json()).toMatchObject({ amount: 60, shares: [{ amount: 30 }, { amount: 30 }] })
  })
})
