import { type Privacy, privacy } from '@soundings/contract/privacy'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { presence } from '#db/schema/presence.ts'
import { blocks } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'

const { app, deps, passTime } = await testApp()

// Each begins with all its searches.
beforeEach(() => passTime(61_000))

const { get, put, post } = callsOf(app)

const url = '/api/community/members'
const list = async (headers: Headers = {}, query: Record<string, string> = {}) => {
  const answer = await get(`${url}?${new URLSearchParams(query)}`, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
type Handled = { items: { handle: string }[] }
const handlesOf = ({ items }: Handled) => items.map(({ handle }) => handle)
const found = async (headers: Headers, query: Record<string, string>) =>
  handlesOf(await list(headers, { limit: '50', ...query }))
const show = async (headers: Headers, change: Partial<Omit<Privacy, 'sections'>> & { sections?: object }) =>
  expect((await put(privacy.change.path, headers, change)).statusCode).toBe(200)

let made = 0
/** Somebody who is the only one with such a word in their name. */
const somebody = async (known: { fullName?: string; country?: string; word?: string } = {}) => {
  const { word = `zz${(++made).toString(36).padStart(3, 'q')}`, ...rest } = known
  const handle = `${word}_h${++made}`
  const person = await addPerson(deps, { handle, fullName: `Robin ${word}reef`, ...rest })
  return { ...person, handle, word }
}
const card = { agency: 'PADI', level: 'Open Water Diver' }
const certify = (headers: Headers, kind = 'core') =>
  post('/api/profile/certifications', headers, { ...card, kind })
const block = (blockerId: string, blockedId: string) =>
  deps.db.insert(blocks).values({ blockerId, blockedId, at: new Date() })

describe('the list of members', () => {
  it('shows each part to those who may see it, and leaves it out for others', async () => {
    const { headers, handle, id, word } = await somebody({ fullName: 'Ana Ruiz', country: 'Fiji' })
    const reader = await addPerson(deps)
    await certify(headers)
    await addPhoto(deps.db, { uploaderId: id })
    const [seen] = (await list(reader.headers, { q: word })).items
    expect(seen).toEqual({
      id,
      handle,
      name: 'Ana Ruiz',
      avatar: null,
      country: 'Fiji',
      location: 'Fiji',
      isOnline: false,
      dives: 0,
      photos: 1,
      certifications: ['PADI Open Water Diver'],
      isInstructor: false,
    })
    const [public_] = (await list({}, { q: word })).items
    expect(public_).toEqual({
      id,
      handle,
      name: null,
      avatar: null,
      country: 'Fiji',
      location: 'Fiji',
      isOnline: false,
    })
    await show(headers, { sections: { certifications: 'public', numbers: 'public', name: 'public' } })
    expect((await list({}, { q: word })).items).toEqual([seen])
  })

  it.each([
    { change: { listed: false }, member: false, visitor: false },
    { change: { sections: { identity: 'members' } }, member: true, visitor: false },
    { change: { sections: { identity: 'buddies' } }, member: false, visitor: false },
    { change: { sections: { identity: 'nobody' } }, member: false, visitor: false },
    { change: { junior: true }, member: true, visitor: false },
  ])('lists whoever says $change to members: $member, to visitors: $visitor', async (asked) => {
    const one = await somebody()
    const reader = await addPerson(deps)
    const totals = async () => [(await list(reader.headers)).total, (await list()).total]
    const [toMembers = 0, toVisitors = 0] = await totals()
    expect(await found({}, { q: one.word })).toEqual([one.handle])
    await show(one.headers, asked.change)
    expect(await found(reader.headers, { q: one.word })).toEqual(asked.member ? [one.handle] : [])
    expect(await found({}, { q: one.word })).toEqual(asked.visitor ? [one.handle] : [])
    expect(await totals()).toEqual([
      asked.member ? toMembers : toMembers - 1,
      asked.visitor ? toVisitors : toVisitors - 1,
    ])
  })

  it('keeps two apart of whom one blocked the other: in lists, in searches, in totals and in the figures', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const totalOf = async (headers: Headers) => [
      (await list(headers)).total,
      (await get('/api/community/stats', headers)).json().totalMembers,
    ]
    const [before = 0] = await totalOf(one.headers)
    await block(one.id, other.id)
    for (const [reader, hidden] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await found(reader.headers, { q: hidden.word })).toEqual([])
      expect(await found(reader.headers, { q: hidden.handle })).toEqual([])
      expect(await totalOf(reader.headers)).toEqual([before - 1, before - 1])
    }
    expect(await found({}, { q: other.word })).toEqual([other.handle])
  })

  it('can be read to its end, each once, while people join; and it holds as many as it says', async () => {
    for (let n = 0; n < 7; n++) await somebody({ country: 'Belize' })
    const reader = await somebody({ country: 'Fiji' })
    const seen: string[] = []
    const page = await list(reader.headers, { country: 'Belize', limit: '3' })
    let cursor = page.nextCursor
    seen.push(...handlesOf(page))
    while (cursor) {
      await somebody({ country: 'Belize' })
      const next = await list(reader.headers, { country: 'Belize', limit: '3', cursor })
      seen.push(...handlesOf(next))
      cursor = next.nextCursor
    }
    expect(page.total).toBe(7)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  it('has the filters of the specification, for each by what they may see', async () => {
    const [plain, diver, teacher] = [await somebody(), await somebody(), await somebody()]
    const reader = await addPerson(deps)
    const all = { country: 'Kiribati' }
    for (const { id } of [plain, diver, teacher]) await deps.db.update(users).set(all).where(eq(users.id, id))
    await certify(diver.headers)
    await certify(diver.headers, 'speciality')
    await certify(teacher.headers, 'instructor')
    const sorted = async (headers: Headers, filter: string) =>
      (await found(headers, { ...all, filter })).sort()
    expect(await sorted(reader.headers, 'all')).toEqual(
      [plain, diver, teacher].map((one) => one.handle).sort(),
    )
    expect(await sorted(reader.headers, 'certified')).toEqual([diver.handle, teacher.handle].sort())
    expect(await sorted(reader.headers, 'instructors')).toEqual([teacher.handle])
    expect((await list(reader.headers, { ...all, filter: 'certified' })).total).toBe(2)
    expect(await sorted({}, 'certified')).toEqual([])
    await show(teacher.headers, { sections: { certifications: 'public' } })
    expect(await sorted({}, 'instructors')).toEqual([teacher.handle])
    expect(await found({}, { ...all, filter: 'instructors', q: teacher.word })).toEqual([teacher.handle])
    expect(await found({}, { ...all, filter: 'instructors', q: diver.word })).toEqual([])
  })

  it('says who is online only to those who may know', async () => {
    const [one, reader] = [await somebody(), await addPerson(deps)]
    const online = { filter: 'online', q: one.word }
    const seen = async (headers: Headers) => [
      await found(headers, online),
      (await list(headers, { filter: 'online' })).total,
      (await list(headers, { q: one.word })).items[0].isOnline,
    ]
    const seenAt = new Date(deps.clock().getTime() - 100_000)
    await deps.db.insert(presence).values({ userId: one.id, instance: one.id, seenAt, visibleTo: 'members' })
    expect(await seen(reader.headers)).toEqual([[one.handle], 1, true])
    expect(await seen({})).toEqual([[], 0, false])
    expect(await list({}, { filter: 'online' })).toMatchObject({
      items: [],
      total: 0,
      reason: 'members-only',
    })
    for (const change of [
      { presence: 'nobody' },
      { presence: 'buddies' },
      { presence: 'members', junior: true },
    ] as const) {
      await show(one.headers, change)
      expect(await seen(reader.headers)).toEqual([[], 0, false])
    }
    await show(one.headers, { junior: false })
    expect(await seen(reader.headers)).toEqual([[one.handle], 1, true])
    await block(one.id, reader.id)
    expect((await list(reader.headers, { filter: 'online' })).total).toBe(0)
    await deps.db.update(presence).set({ seenAt: new Date(deps.clock().getTime() - 121_000) })
    expect((await list(one.headers, { filter: 'online' })).total).toBe(0)
  })
})

describe('the search for members', () => {
  it('folds accents and case, and each word must begin one of theirs', async () => {
    const { handle } = await somebody({ fullName: 'Søren Ångström-Łukasz O’Brien' })
    const reader = await addPerson(deps)
    for (const q of ['soren', 'SØREN', 'angs luk', 'Łu ångström', 'obr', `@${handle}`, handle.toUpperCase()])
      expect(await found(reader.headers, { q })).toEqual([handle])
    for (const q of ['oren', 'soren nobody', '!!!']) expect(await found(reader.headers, { q })).toEqual([])
  })

  it('does not find a name that the reader may not see', async () => {
    const one = await somebody({ fullName: 'Quetzalina Hidden' })
    const reader = await addPerson(deps)
    const q = 'quetzalina'
    expect([await found(reader.headers, { q }), await found({}, { q })]).toEqual([[one.handle], []])
    await show(one.headers, { sections: { name: 'public' } })
    expect(await found({}, { q })).toEqual([one.handle])
    await show(one.headers, { sections: { name: 'buddies' } })
    expect(await found(reader.headers, { q })).toEqual([])
    expect(await found(reader.headers, { q: one.handle })).toEqual([one.handle])
  })

  it('puts whose handle it is first, whole words before others, and finds by one or two letters', async () => {
    const reader = await addPerson(deps)
    const names = ['xylo_two', 'xylo', 'xylophone'] as const
    for (const [at, handle] of names.entries())
      await addPerson(deps, { handle, fullName: `Aa ${at === 1 ? 'Zed' : 'Xylo'}`, country: 'Malta' })
    expect((await found(reader.headers, { q: 'xylo' }))[0]).toBe('xylo')
    expect((await found(reader.headers, { q: 'xylop' }))[0]).toBe('xylophone')
    expect((await found(reader.headers, { q: 'x', country: 'Malta' })).sort()).toEqual([...names].sort())
    const first = await list(reader.headers, { q: 'xy', limit: '2' })
    const second = await list(reader.headers, { q: 'xy', limit: '2', cursor: first.nextCursor })
    expect([...handlesOf(first), ...handlesOf(second)].sort()).toEqual([...names].sort())
    expect([first.total, second.nextCursor]).toEqual([3, null])
  })
})

describe('what holds the list together', () => {
  it('lets visitors read thirty pages, and asks them to log in for more', async () => {
    const pages = (n: number) =>
      Buffer.from(
        JSON.stringify({ id: '018f0000-0000-7000-8000-000000000001', day: '2030-01-01', pages: n }),
      ).toString('base64url')
    expect((await get(`${url}?cursor=${pages(29)}`)).statusCode).toBe(200)
    const refused = await get(`${url}?cursor=${pages(30)}`)
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'signed-out'])
    expect((await get(`${url}?cursor=${pages(30)}`, (await addPerson(deps)).headers)).statusCode).toBe(200)
  })

  it.each(['cursor=abc', 'limit=51', 'limit=0', 'filter=hidden', 'country=Atlantis', 'q=%00', 'q[]=a'])(
    'refuses %s',
    async (query) => {
      expect((await get(`${url}?${query}`, (await addPerson(deps)).headers)).statusCode).toBe(400)
    },
  )

  it('answers the figures and the first page of all that there is', async () => {
    const { headers } = await addPerson(deps)
    const all = (await get('/api/community/all', headers)).json()
    const stats = (await get('/api/community/stats', headers)).json()
    expect(all).toMatchObject({ stats, recentPosts: [], events: [], groups: [] })
    expect(all.categories).toHaveLength(8)
    expect(all.members).toEqual(await list(headers))
    expect(stats).toEqual({ totalMembers: all.members.total, totalPosts: 0, totalPhotos: 1, totalEvents: 0 })
  })

  it('lets an address search sixty times a minute, and members read on', async () => {
    const { headers } = await addPerson(deps)
    const search = async () => (await get(`${url}?q=a`, headers)).statusCode
    const statuses = await Promise.all(Array.from({ length: 61 }, search))
    expect([
      statuses.filter((one) => one === 200).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([60, 1])
    expect([(await get(url)).statusCode, (await get(url, headers)).statusCode]).toEqual([429, 200])
  })

  it('is gone with an account', async () => {
    const one = await somebody()
    await deps.db
      .update(users)
      .set({ handle: null, fullName: null, deletedAt: new Date() })
      .where(eq(users.id, one.id))
    expect(await found({}, { q: one.word })).toEqual([])
  })
})
