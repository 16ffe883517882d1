import type { TripWarning } from '@soundings/contract/trip-advice'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { sites } from '#db/schema/sites.ts'
import { knownTripWarnings } from '#db/schema/trip-advice.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { addReports } from '#src/testing/trip-places.ts'
import { personalAdvice } from '../personal/personal-advice.ts'

const { app, deps } = await testApp()
const base = '/api/trip-planner/trips'

const owner = await addPerson(deps)
const mate = await addPerson(deps)

const send = async <Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload: object = {},
): Promise<Answer> => {
  const answer = await app.inject({ method, url, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json() as Answer
}

const dates = { startDate: '2026-07-04', endDate: '2026-07-14' }
const plan = (known: object = {}) =>
  send<{ id: string; version: number }>('POST', base, owner.headers, {
    name: 'Red Sea',
    destination: 'Egypt',
    zone: 'Africa/Cairo',
    ...dates,
    ...known,
  })
const addStop = (tripId: string, stop: object) =>
  send('POST', `${base}/${tripId}/destinations`, owner.headers, stop)

const read = (tripId: string, headers: Headers, units = '') =>
  app.inject({ url: `${base}/${tripId}/warnings${units}`, headers })
const warningsOf = async (tripId: string, headers = owner.headers, units = ''): Promise<TripWarning[]> => {
  const answer = await read(tripId, headers, units)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items
}
const codesOf = async (...of: Parameters<typeof warningsOf>) =>
  (await warningsOf(...of)).map(({ code }) => code)

const certify = (ownerId: string, depth: number) =>
  deps.db.insert(certifications).values({
    id: newId(),
    ownerId,
    agency: 'PADI',
    level: 'Diver',
    kind: 'core',
    depth,
    createdAt: deps.clock(),
  })

const wreck = await addSite(deps.db, {
  siteName: 'Rosalie Moller',
  country: 'Egypt',
  maxDepth: 50,
  coordinates: [33.8, 27.6],
  hazards: ['strong-current'],
  protectionStatus: 'Marine park',
})
const cold = await addSite(deps.db, { siteName: 'Silfra', coordinates: [-21.1, 64.2], maxDepth: 18 })
await addReports(deps.db, cold, [{ month: 7, dives: 6, celsius: 3, metres: 60 }])
await certify(owner.id, 30)

describe('the warnings of a trip', () => {
  it('are those of its plan and of the reader, the gravest first, with who says so', async () => {
    const { id } = await plan()
    await addStop(id, { siteId: wreck, day: '2026-07-05', time: '09:00' })
    await addStop(id, { siteId: cold, day: '2026-07-06' })
    await addStop(id, {
      kind: 'travel',
      name: 'Hurghada',
      to: 'Cairo',
      travel: 'flight',
      day: '2026-07-05',
      time: '15:00',
    })
    const warnings = await warningsOf(id)
    expect(warnings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'depth-over-certificate danger',
      'no-fly danger',
      'hazard caution',
      'permit info',
      'cold info',
    ])
    expect(warnings[1]).toMatchObject({
      text: expect.stringContaining(
        'Only 5 hours between Rosalie Moller and your flight from Hurghada to Cairo.',
      ),
      source: 'Divers Alert Network (DAN), Flying After Diving guidelines',
      isKnown: false,
    })
    expect(warnings.at(-1)?.text).toContain('6 reports say about 3\u00a0°C at Silfra')
  })

  it('are worked out anew as the plan and the site change', async () => {
    const { id } = await plan()
    expect(await codesOf(id)).toEqual([])
    const reef = await addSite(deps.db, { siteName: 'Reef', maxDepth: 12, coordinates: [34, 27] })
    await addStop(id, { siteId: reef, day: '2026-07-05', dives: 5 })
    expect(await codesOf(id)).toEqual(['too-many-dives'])
    await deps.db
      .update(sites)
      .set({ accessStatus: 'closed', accessStatusReason: 'Closed until 2028.' })
      .where(eq(sites.id, reef))
    expect(await warningsOf(id)).toMatchObject([
      { code: 'closed', severity: 'danger', text: 'Reef is closed: Closed until 2028.' },
      { code: 'too-many-dives' },
    ])
  })

  it('speak of times as clocks at the stops show them', async () => {
    const { id } = await plan()
    await addStop(id, { siteId: cold, day: '2026-07-05', time: '22:00', zone: 'Atlantic/Reykjavik' })
    const flight = {
      kind: 'travel',
      travel: 'flight',
      name: 'Home',
      day: '2026-07-06',
      zone: 'Pacific/Auckland',
    }
    // 18:00 on the 6th in Auckland is 06:00 in Reykjavik.
    await addStop(id, { ...flight, time: '18:00' })
    const [found] = await warningsOf(id)
    expect(found).toMatchObject({ code: 'no-fly', text: expect.stringContaining('Only 7 hours') })
  })

  it('come in the units of the reader', async () => {
    const { id } = await plan()
    await addStop(id, { siteId: wreck, day: '2026-07-05' })
    const [found] = await warningsOf(id, owner.headers, '?depth=ft&temperature=F')
    expect(found?.text).toContain('164\u00a0ft')
  })

  it('are none of a trip that was called off, or is over', async () => {
    const { id } = await plan()
    await addStop(id, { siteId: wreck, day: '2026-07-05' })
    expect((await codesOf(id)).length).toBeGreaterThan(0)
    await send('PUT', `${base}/${id}/status`, owner.headers, { status: 'cancelled' })
    expect(await codesOf(id)).toEqual([])
    const past = await plan({ startDate: '2026-05-01', endDate: '2026-05-08' })
    await addStop(past.id, { siteId: wreck, day: '2026-05-02' })
    expect(await codesOf(past.id)).toEqual([])
  })
})

describe('among the people of a trip', () => {
  let tripId = ''
  beforeAll(async () => {
    tripId = (await plan()).id
    await addStop(tripId, { siteId: wreck, day: '2026-07-05' })
    const { handle } = (await app.inject({ url: '/api/auth/profile', headers: mate.headers })).json().user
    await send('POST', `${base}/${tripId}/people`, owner.headers, { handle, role: 'viewer' })
    await send('POST', `${base}/${tripId}/accept`, mate.headers)
    await send('POST', '/api/dive-log/dives', mate.headers, {
      siteName: 'Secret Spot',
      location: 'Fiji',
      date: '2025-06-01',
    })
  })

  it('each reads what their own cards and log say, and nobody what those of another do', async () => {
    expect(await codesOf(tripId)).not.toContain('long-break')
    const theirs = await warningsOf(tripId, mate.headers)
    expect(theirs.find(({ code }) => code === 'long-break')).toMatchObject({
      severity: 'caution',
      text: expect.stringContaining('June 1, 2025'),
    })
    expect(theirs.find(({ code }) => code === 'depth-over-certificate')).toMatchObject({
      severity: 'info',
      text: expect.stringContaining('Add your certification'),
    })
    expect(JSON.stringify(await warningsOf(tripId))).not.toMatch(/2025|Fiji|Secret/)
  })

  it('“I know” is kept for one person, safe to repeat, and taken back', async () => {
    const [first] = await warningsOf(tripId)
    const key = first?.key ?? ''
    const path = `${base}/${tripId}/warnings/${key}`
    const known = await send<{ items: TripWarning[] }>('PUT', path, owner.headers)
    expect(known.items.at(-1)).toMatchObject({ key, isKnown: true })
    await send('PUT', path, owner.headers)
    expect((await warningsOf(tripId)).filter(({ isKnown }) => isKnown)).toHaveLength(1)
    expect((await warningsOf(tripId, mate.headers)).some(({ isKnown }) => isKnown)).toBe(false)
    const forgotten = await send<{ items: TripWarning[] }>('DELETE', path, owner.headers)
    expect(forgotten.items[0]).toMatchObject({ key, isKnown: false })
    await send('DELETE', path, owner.headers)
  })

  it('“I know” is about what was read: it ends when that changes, and what never was is refused', async () => {
    const before = (await warningsOf(tripId)).find(({ code }) => code === 'depth-over-certificate')
    const path = `${base}/${tripId}/warnings/`
    await send('PUT', `${path}${before?.key}`, owner.headers)
    await deps.db.update(sites).set({ maxDepth: 60 }).where(eq(sites.id, wreck))
    const after = (await warningsOf(tripId)).find(({ code }) => code === 'depth-over-certificate')
    expect(after).toMatchObject({ isKnown: false })
    const refused = await app.inject({
      method: 'PUT',
      url: `${path}${before?.key}`,
      headers: owner.headers,
      payload: {},
    })
    expect(refused.statusCode).toBe(404)
    await deps.db.update(sites).set({ maxDepth: 50 }).where(eq(sites.id, wreck))
  })

  it('nobody else reads or writes them, moderators and admins neither', async () => {
    const key = (await warningsOf(tripId))[0]?.key
    for (const level of ['member', 'moderator', 'admin'] as const) {
      const headers = await asLevel(deps, level)
      expect((await read(tripId, headers)).statusCode).toBe(404)
      for (const method of ['PUT', 'DELETE'] as const) {
        const answer = await app.inject({
          method,
          url: `${base}/${tripId}/warnings/${key}`,
          headers,
          payload: {},
        })
        expect(answer.statusCode).toBe(404)
      }
    }
    expect((await read(tripId, {})).statusCode).toBe(401)
    expect((await read(newId(), owner.headers)).statusCode).toBe(404)
  })

  it('what somebody knew goes with their account, and is in its export before', async () => {
    const [first] = await warningsOf(tripId, mate.headers)
    await send('PUT', `${base}/${tripId}/warnings/${first?.key}`, mate.headers)
    expect(await personalAdvice.read?.(deps.db, mate.id)).toMatchObject({
      knownWarnings: [{ tripId, warning: first?.key }],
    })
    await personalAdvice.leave(deps.db, mate.id, 'anonymise')
    const rows = await deps.db.select().from(knownTripWarnings).where(eq(knownTripWarnings.userId, mate.id))
    expect(rows).toEqual([])
  })
})

describe('insights into a trip', () => {
  const insights = (headers: Headers, tripId: string) =>
    app.inject({ method: 'POST', url: '/api/trip-planner/insights', headers, payload: { tripId } })

  it('are those of its destination in its months, for its people alone', async () => {
    const { id } = await plan()
    await eventually(async () => {
      const mine = await insights(owner.headers, id)
      expect(mine.statusCode, mine.body).toBe(200)
      expect(mine.json()).toMatchObject({
        place: { name: 'Egypt' },
        tripMonths: [7],
        notice: null,
        depths: { own: { depth: 30, from: 'certification' } },
      })
    })
    for (const headers of [await asLevel(deps, 'member'), await asLevel(deps, 'admin'), {}])
      expect((await insights(headers, id)).statusCode).toBe(404)
  })

  it('are those of its country where nobody knows the destination', async () => {
    const { id } = await plan({ destination: 'Grandma’s place', country: 'Egypt' })
    expect((await insights(owner.headers, id)).json()).toMatchObject({
      place: { name: 'Egypt' },
      notice: 'We know no place called “Grandma’s place”, so this is about Egypt.',
    })
    const { id: nowhere } = await plan({ destination: 'Grandma’s place' })
    expect((await insights(owner.headers, nowhere)).json()).toMatchObject({ place: null, tripMonths: [7] })
  })
})
