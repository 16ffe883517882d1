import { cellOf } from '@soundings/rules/buddy-match'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { buddyAds } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp({ catchesUp: true })
const { get, post, put, del } = callsOf(app)
const url = '/api/community/buddies/profile'
type Headers = Record<string, string>

const ad = (known: object = {}) => ({
  from: '2026-06-05',
  to: '2026-06-12',
  coordinates: [33.9312, 27.8187],
  radius: 50,
  ...known,
})

const certify = (ownerId: string) =>
  deps.db.insert(certifications).values({
    id: newId(),
    ownerId,
    agency: 'PADI',
    level: 'Open Water',
    kind: 'core',
    createdAt: new Date(),
  })

/** Somebody who may be in the finder, with an ad. */
const seeker = async (known?: object) => {
  const person = await addPerson(deps)
  await certify(person.id)
  if (known) expect((await put(url, person.headers, ad(known))).statusCode).toBe(200)
  return person
}
const find = async (headers: Headers, query = '') =>
  (await get(`/api/community/buddies${query}`, headers)).json()
const ids = async (headers: Headers, query = '') =>
  (await find(headers, query)).items.map(({ id }: { id: string }) => id)

await addSite(deps.db, {
  siteName: 'Area Reef',
  coordinates: [33.9, 27.8],
  region: 'Red Sea',
  country: 'Egypt',
})
/** Each test dives in waters of its own. */
let lng = -170
const elsewhere = (): { coordinates: [number, number] } => {
  lng += 12
  return { coordinates: [lng, 0] }
}

describe('an ad', () => {
  it('keeps no more than a cell and what the area is called, and answers neither cell nor position', async () => {
    const person = await seeker({ note: 'Two tanks a day' })
    const answer = (await get(url, person.headers)).json()
    expect(answer).toMatchObject({ gate: null, ad: { area: 'Red Sea, Egypt', radius: 50 } })
    expect(Object.keys(answer.ad).sort()).toEqual(
      ['area', 'from', 'interests', 'languages', 'level', 'note', 'radius', 'to'].sort(),
    )
    const rows = await deps.db.select().from(buddyAds)
    expect(rows.find(({ userId }) => userId === person.id)).toMatchObject({ lng: 33.95, lat: 27.85 })
    const { coordinates: _, ...rest } = ad({ to: '2026-06-20' })
    expect((await put(url, person.headers, rest)).json().ad).toMatchObject({
      to: '2026-06-20',
      area: 'Red Sea, Egypt',
    })
    expect((await del(url, person.headers)).json()).toEqual({ ad: null, gate: 'no-ad' })
  })

  it.each([
    { to: '2026-06-01' },
    { from: '2026-05-01', to: '2026-05-20' },
    { to: '2027-06-01' },
    { radius: 4 },
    { interests: ['knitting'] },
    { languages: ['English!'] },
    { coordinates: undefined },
    { userId: newId() },
  ])('with %o is refused', async (known) => {
    const person = await seeker()
    expect((await put(url, person.headers, ad(known))).statusCode).toBe(400)
  })

  it('is for people who are here for a day, certified, and grown up', async () => {
    const young = await addPerson(deps, { createdAt: deps.clock() })
    await certify(young.id)
    const uncertified = await addPerson(deps)
    const junior = await seeker()
    await put('/api/profile/privacy', junior.headers, { junior: true })
    const codes = [young, uncertified, junior].map(async ({ headers }) => {
      const answer = await put(url, headers, ad())
      return [answer.statusCode, answer.json().code, (await find(headers)).gate]
    })
    expect(await Promise.all(codes)).toEqual([
      [403, 'too-new', 'too-new'],
      [403, 'no-certificate', 'no-certificate'],
      [403, 'junior', 'junior'],
    ])
  })
})

describe('the finder', () => {
  it('shows ads only to who has one, best first, with reasons', async () => {
    const place = elsewhere()
    const me = await seeker({ ...place, level: 'advanced', languages: ['en'] })
    const good = await seeker({ ...place, level: 'advanced', languages: ['en'] })
    const fair = await seeker({ ...place, from: '2026-06-12', to: '2026-06-20' })
    await seeker({ ...place, from: '2026-06-13', to: '2026-06-20' })
    await seeker(elsewhere())
    const stranger = await seeker()
    expect(await ids(me.headers)).toEqual([good.id, fair.id])
    expect(await find(stranger.headers)).toEqual({ items: [], nextCursor: null, total: 0, gate: 'no-ad' })
    const [first] = (await find(me.headers)).items
    expect(first).toMatchObject({ band: 'In the same area', buddy: 'none' })
    expect(first.reasons).toContain('Both advanced')
    for (const hidden of ['lng', 'lat', 'coordinates', 'radius', 'userId'])
      expect(Object.keys(first)).not.toContain(hidden)
    // The middle of a cell, and not where they said.
    expect(first.cell).toEqual(cellOf(place.coordinates))
    expect(first.cell).not.toEqual(place.coordinates)
    expect(await ids(me.headers, '?limit=1')).toEqual([good.id])
    const { nextCursor, total } = await find(me.headers, '?limit=1')
    expect(total).toBe(2)
    expect(await ids(me.headers, `?limit=1&cursor=${nextCursor}`)).toEqual([fair.id])
    expect(await ids(me.headers, '?from=2026-06-13&to=2026-06-14')).toContain(fair.id)
    expect(await ids(me.headers, '?from=2026-06-13&to=2026-06-14')).not.toContain(good.id)
  })

  it('is narrowed to a level, to interests and to languages; who names none has none of these', async () => {
    const place = elsewhere()
    const me = await seeker(place)
    const [wrecks, walls, silent] = [
      await seeker({ ...place, level: 'advanced', interests: ['wrecks', 'night'], languages: ['en', 'de'] }),
      await seeker({ ...place, level: 'beginner', interests: ['walls'], languages: ['fr'] }),
      await seeker(place),
    ]
    const found = async (query: string) => new Set(await ids(me.headers, query))
    expect(await found('?level=advanced')).toEqual(new Set([wrecks.id, silent.id]))
    expect(await found('?interests=wrecks,caves')).toEqual(new Set([wrecks.id]))
    expect(await found('?interests=wrecks,walls')).toEqual(new Set([wrecks.id, walls.id]))
    expect(await found('?languages=de,fr')).toEqual(new Set([wrecks.id, walls.id]))
    expect(await found('?languages=fr&interests=wrecks')).toEqual(new Set())
    for (const nonsense of ['interests=knitting', 'languages=English!', `interests=${'wrecks'}%00`])
      expect((await get(`/api/community/buddies?${nonsense}`, me.headers)).statusCode).toBe(400)
  })

  it('takes one day alone, before or after those of one’s ad', async () => {
    const place = elsewhere()
    const me = await seeker(place)
    const later = await seeker({ ...place, from: '2026-06-20', to: '2026-06-25' })
    expect(await ids(me.headers)).toEqual([])
    expect(await ids(me.headers, '?from=2026-06-20')).toEqual([later.id])
    expect(await ids(me.headers, '?to=2026-06-20')).toEqual([later.id])
    expect(await ids(me.headers, '?to=2026-06-01')).toEqual([])
  })

  it('leaves out who blocked or is blocked, juniors, and who is silenced', async () => {
    const place = elsewhere()
    const me = await seeker(place)
    const others = await Promise.all(Array.from({ length: 5 }, () => seeker(place)))
    const [blocked, blocker, junior, silenced, rest] = others
    if (!blocked || !blocker || !junior || !silenced || !rest) throw new Error('too few')
    expect(new Set(await ids(me.headers))).toEqual(new Set(others.map(({ id }) => id)))
    await post(`/api/people/${blocked.id}/block`, me.headers)
    await post(`/api/people/${me.id}/block`, blocker.headers)
    await put('/api/profile/privacy', junior.headers, { junior: true })
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    await put(`/api/moderator/people/${silenced.id}/standing`, moderator.headers, {
      standing: 'silenced',
      until: new Date(deps.clock().getTime() + 1_000_000).toISOString(),
      reason: 'Rude',
    })
    expect(await find(me.headers)).toMatchObject({ items: [{ id: rest.id }], total: 1 })
    expect(await ids(blocked.headers)).not.toContain(me.id)
    expect(await find(silenced.headers)).toMatchObject({ items: [], gate: 'silenced' })
    expect((await put(url, silenced.headers, ad())).json().code).toBe('silenced')
  })

  it('refuses what is no position', async () => {
    const me = await seeker(elsewhere())
    for (const near of ['1', 'a,b', '181,0', '0,91', '1,2,3'])
      expect((await get(`/api/community/buddies?near=${near}`, me.headers)).statusCode).toBe(400)
    expect((await get('/api/community/buddies?near=-170.5,0', me.headers)).statusCode).toBe(200)
  })
})

it('an ad ends by itself after its last day, wherever that ends last', async () => {
  const place = elsewhere()
  const [me, other] = [
    await seeker({ ...place, to: '2026-07-20' }),
    await seeker({ ...place, to: '2026-06-12' }),
  ]
  passTime(Date.parse('2026-06-13T11:59:00Z') - deps.clock().getTime())
  const headers = await signIn(deps, me.id)
  expect(await ids(headers)).toEqual([other.id])
  passTime(60_000)
  expect(await ids(headers)).toEqual([])
  expect((await get(url, await signIn(deps, other.id))).json()).toEqual({ ad: null, gate: 'no-ad' })
})
