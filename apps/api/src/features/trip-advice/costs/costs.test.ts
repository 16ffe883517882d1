import type { Recommendation } from '@soundings/contract/trip-advice'
import type { Trip } from '@soundings/contract/trips'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addTripPlaces } from '#src/testing/trip-places.ts'
import { personalAdvice } from '../personal/personal-advice.ts'

const { app, deps } = await testApp()
await addTripPlaces(deps.db)
const base = '/api/trip-planner'

let address = 0
const recommended = async (name: string, wishes: object = {}): Promise<Recommendation | undefined> => {
  const answer = await app.inject({
    method: 'POST',
    url: `${base}/recommendations`,
    payload: wishes,
    remoteAddress: `10.4.${++address % 250}.1`,
  })
  return answer.statusCode === 200
    ? answer.json().items.find((each: Recommendation) => each.name === name)
    : undefined
}

const send = async (
  method: 'POST' | 'PUT',
  url: string,
  headers: Headers,
  payload: object,
): Promise<Trip> => {
  const answer = await app.inject({ method, url: `${base}${url}`, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

/** A trip of ten days. */
const facts = {
  name: 'Away',
  destination: 'Ari Atoll, Maldives',
  startDate: '2026-07-04',
  endDate: '2026-07-13',
}
const plan = (headers: Headers, known: object = {}) =>
  send('POST', '/trips', headers, { ...facts, budget: 1_000, countsBudget: true, ...known })

await eventually(async () => expect(await recommended('Ari Atoll')).toBeDefined())

describe('what members spend', () => {
  it('is told from five of them on who agreed, for the days that are asked about', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(deps)))
    for (const { headers } of people.slice(0, 4)) await plan(headers)
    // None of these counts: nobody agreed, another currency, no budget, elsewhere.
    for (const known of [
      { countsBudget: false },
      { currency: 'EUR' },
      { budget: null },
      { destination: 'Iceland', name: 'Cold' },
    ])
      await plan((await addPerson(deps)).headers, known)
    expect((await recommended('Ari Atoll'))?.avgCost).toBeNull()
    const last = people[4]
    const trip = await plan(last?.headers ?? {}, { budget: 2_000, destination: 'maldives' })
    // The whole country is not the atoll, which still has four.
    expect((await recommended('Ari Atoll'))?.avgCost).toBeNull()
    await send('PUT', `/trips/${trip.id}`, last?.headers ?? {}, {
      ...facts,
      budget: 2_000,
      version: trip.version,
    })
    // (4 × 100 + 200) / 5 a day, for a week where nobody says for how long.
    await eventually(async () => expect((await recommended('Ari Atoll'))?.avgCost).toBe(840))
    const dates = { startDate: '2027-03-04', endDate: '2027-03-06' }
    const fitting = await recommended('Ari Atoll', { ...dates, budget: 400 })
    expect(fitting?.avgCost).toBe(360)
    expect(fitting?.reasons).toContain(
      'Members spent about $120 a day each: $360 for 3 days, within your $400.',
    )
    expect((await recommended('Ari Atoll', { ...dates, budget: 300 }))?.cautions).toContain(
      'Members spent about $120 a day each: $360 for 3 days, over your $300.',
    )
  })

  it('is no longer told once one of five leaves', async () => {
    expect((await recommended('Ari Atoll'))?.avgCost).toBe(840)
    const { rows } = await deps.db.execute<{ id: string }>(
      'select budget_counted_by as id from trips where budget = 2000',
    )
    await personalAdvice.leave(deps.db, rows[0]?.id ?? '', 'anonymise')
    await eventually(async () => expect((await recommended('Ari Atoll'))?.avgCost).toBeNull())
  })
})

describe('that a budget counts', () => {
  it('stays as it is until the owner says otherwise, and nobody agrees for them', async () => {
    const [owner, editor] = [await addPerson(deps), await addPerson(deps)]
    const { id, version, countsBudget } = await plan(owner.headers, { countsBudget: undefined })
    expect(countsBudget).toBe(false)
    const { handle } = (await app.inject({ url: '/api/auth/profile', headers: editor.headers })).json().user
    await send('POST', `/trips/${id}/people`, owner.headers, { handle, role: 'editor' })
    await send('POST', `/trips/${id}/accept`, editor.headers, {})
    const change = (headers: Headers, known: object) =>
      send('PUT', `/trips/${id}`, headers, { ...facts, budget: 1_000, ...known })
    const byEditor = await change(editor.headers, { version, countsBudget: true })
    expect(byEditor.countsBudget).toBe(false)
    const agreed = await change(owner.headers, { version: byEditor.version, countsBudget: true })
    expect(agreed.countsBudget).toBe(true)
    const kept = await change(editor.headers, { version: agreed.version, countsBudget: false })
    expect(kept.countsBudget).toBe(true)
    const takenBack = await change(owner.headers, { version: kept.version, countsBudget: false })
    expect(takenBack.countsBudget).toBe(false)
  })

  it('ends when the trip goes to another owner', async () => {
    const [owner, heir] = [await addPerson(deps), await addPerson(deps)]
    const { id } = await plan(owner.headers)
    const { handle } = (await app.inject({ url: '/api/auth/profile', headers: heir.headers })).json().user
    await send('POST', `/trips/${id}/people`, owner.headers, { handle, role: 'editor' })
    await send('POST', `/trips/${id}/accept`, heir.headers, {})
    await send('PUT', `/trips/${id}/people/${heir.id}`, owner.headers, { role: 'owner' })
    const read = await app.inject({ url: `${base}/trips/${id}`, headers: heir.headers })
    expect(read.json()).toMatchObject({ role: 'owner', countsBudget: false })
  })
})
