import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { blocks } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { get, put } = callsOf(app)
const day = 86_400_000

const person = async (known: Parameters<typeof addPerson>[1] = {}) => {
  const handle = known.handle ?? `diver_${newId().slice(-8)}`
  return { handle, ...(await addPerson(deps, { ...known, handle })) }
}

describe('a profile', () => {
  it('tells a visitor what is public, and leaves out the rest as if it were not there', async () => {
    const { handle } = await person({ bio: 'Slow fins.' })
    const answer = await get(`/api/profile/${handle}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toEqual({
      id: expect.any(String),
      handle,
      avatar: '/api/avatars/default.jpg',
      country: 'Egypt',
      memberSince: '2026-05-01',
      bio: 'Slow fins.',
    })
  })

  it('is found in any case of its username', async () => {
    const { handle } = await person()
    expect((await get(`/api/profile/${handle.toUpperCase()}`)).json().handle).toBe(handle)
  })

  it.each(['nobody_here', 'a%00b', '%F0%9F%90%A0', 'x'.repeat(80), "'--"])(
    'of %s does not exist',
    async (name) => {
      const answer = await get(`/api/profile/${name}`)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'This profile doesn’t exist.'])
      for (const list of ['activity', 'photos', 'reports', 'sites', 'dives', 'certifications'])
        expect((await get(`/api/profile/${name}/${list}`)).statusCode, list).toBe(404)
    },
  )

  it('counts dives of the log and before it, apart, and what is public', async () => {
    const { headers, id } = await person()
    await put('/api/profile', headers, { startingDives: 40 })
    const dive = { siteName: 'Elphinstone', location: 'Egypt, Red Sea', date: '2026-05-02', maxDepth: 31 }
    await callsOf(app).post('/api/dive-log/dives', headers, dive)
    await addPhoto(deps.db, { uploaderId: id })
    await addPhoto(deps.db, { uploaderId: id, approvalStatus: 'pending' })
    const own = (await get('/api/profile', headers)).json()
    expect(own.stats).toEqual({
      totalDives: 41,
      dives: { logged: 1, before: 40 },
      totalPhotos: 1,
      countriesVisited: 1,
      achievements: 0,
    })
    expect(own.recentDives).toMatchObject([{ siteName: 'Elphinstone', date: '2026-05-02', maxDepth: 31 }])
  })

  it('never tells the number of a certification', async () => {
    const { handle, headers, id } = await person()
    await deps.db.insert(certifications).values({
      id: newId(),
      ownerId: id,
      agency: 'PADI',
      level: 'Rescue Diver',
      kind: 'core',
      number: 'SECRET-77',
      createdAt: new Date(),
    })
    for (const url of ['/api/profile', `/api/profile/${handle}`, `/api/profile/${handle}/certifications`]) {
      const answer = await get(url, headers)
      expect(answer.body).toContain('Rescue Diver')
      expect(answer.body).not.toContain('SECRET-77')
    }
  })

  it('ends with the account, and is then as if it had never been', async () => {
    const { handle } = await person({ deletedAt: new Date() })
    expect((await get(`/api/profile/${handle}`)).body.replace(/"requestId.*/, '')).toBe(
      (await get('/api/profile/never_was')).body.replace(/"requestId.*/, ''),
    )
  })
})

describe('lists beneath a profile', () => {
  it('hold what is public, newest first, page by page', async () => {
    const { handle, id } = await person()
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 10, minute))
    const siteId = await addSite(deps.db, { siteName: 'List Reef' })
    const hidden = await addSite(deps.db, {}, 'pending')
    const photos = await Promise.all(
      [0, 1, 2].map((minute) => addPhoto(deps.db, { uploaderId: id, siteId, createdAt: at(minute) })),
    )
    await addPhoto(deps.db, { uploaderId: id, siteId: hidden })
    const report = await addReport(deps.db, { siteId, authorId: id, createdAt: at(5) })
    await addReport(deps.db, { siteId, authorId: id, approvalStatus: 'pending' })
    const url = `/api/profile/${handle}`
    const read = async (list: string) => {
      const ids: string[] = []
      let cursor: string | null = null
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`
        const page = (await get(`${url}/${list}?limit=2${query}`)).json()
        ids.push(...page.items.map((item: { id: string }) => item.id))
        expect(page.total, list).toBe(list === 'photos' ? 3 : list === 'reports' ? 1 : 4)
        cursor = page.nextCursor
      } while (cursor !== null)
      return ids
    }
    const newest = photos.map((photo) => photo.id).toReversed()
    expect(await read('photos')).toEqual(newest)
    expect(await read('reports')).toEqual([report.id])
    expect(await read('activity')).toEqual([report.id, ...newest])
    const { activity, shared } = (await get(url)).json()
    expect(shared).toEqual({ photos: 3, reports: 1, sites: 0 })
    expect(activity[0]).toMatchObject({ kind: 'report', site: { siteName: 'List Reef' } })
  })
})

describe('changing a profile', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { headers } = await person({ bio: 'Before' })
    const change = { fullName: 'مرجان 🐠', location: 'Dahab', languages: ['en', 'ar'], country: 'Fiji' }
    const answer = await put('/api/profile', headers, change)
    expect(answer.json()).toMatchObject({
      name: 'مرجان 🐠',
      location: 'Dahab',
      languages: ['en', 'ar'],
      country: 'Fiji',
      bio: 'Before',
      version: 2,
    })
    const emptied = (await put('/api/profile', headers, { bio: '', location: '' })).json()
    expect([emptied.bio, emptied.location, emptied.version]).toEqual([undefined, undefined, 3])
  })

  it.each([
    { groups: ['admin'] },
    { id: newId() },
    { email: 'me@example.org' },
    { standing: 'trusted' },
    { handle: 'another' },
    { version: 0 },
    { bio: 'x'.repeat(1_001) },
    { bio: 'a\u0000b' },
    { bio: 'a\ud800b' },
    { fullName: '' },
    { country: 'Atlantis' },
    { languages: ['en', 'en'] },
    { languages: ['tlh'] },
    { startingDives: -1 },
    { startingDives: 1.5 },
  ])('refuses %o and changes nothing', async (change) => {
    const { headers } = await person()
    const before = (await get('/api/profile', headers)).body
    expect((await put('/api/profile', headers, { ...change })).statusCode).toBe(400)
    expect((await get('/api/profile', headers)).body).toBe(before)
  })

  it('takes 1,000 characters of bio, however many bytes they are', async () => {
    const { headers } = await person()
    const bio = '🐠'.repeat(500) + 'x'.repeat(500)
    expect((await put('/api/profile', headers, { bio: bio.slice(0, 1_000) })).statusCode).toBe(200)
  })

  it('refuses what was typed over an older version, unless it says the same', async () => {
    const { headers } = await person()
    await put('/api/profile', headers, { location: 'Here', version: 1 })
    expect((await put('/api/profile', headers, { location: 'Here', version: 1 })).statusCode).toBe(200)
    const late = await put('/api/profile', headers, { location: 'There', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  })

  it('and the dive log have one number of dives before the log', async () => {
    const { headers } = await person()
    await put('/api/profile', headers, { startingDives: 12 })
    expect((await get('/api/dive-log/statistics', headers)).json().startingDives).toBe(12)
    await put('/api/dive-log/starting-dives', headers, { startingDives: 15 })
    expect((await get('/api/profile', headers)).json().stats.dives).toEqual({ logged: 0, before: 15 })
  })
})

describe('changing a username', () => {
  const change = (headers: Record<string, string>, handle: string) =>
    put('/api/profile/handle', headers, { handle })

  it('keeps the former one leading on for 90 days, for its owner alone', async () => {
    const { handle, headers, id } = await person()
    const next = `n_${handle.slice(-8)}`
    expect((await change(headers, next)).json()).toMatchObject({ handle: next })
    const moved = await get(`/api/profile/${handle.toUpperCase()}`)
    expect([moved.statusCode, moved.headers.location, moved.json()]).toEqual([
      301,
      `/api/profile/${next}`,
      { movedTo: next },
    ])
    expect(moved.headers['cache-control']).toBe('no-store')
    const other = await person()
    expect((await change(other.headers, handle)).statusCode).toBe(409)
    const free = async () =>
      (await callsOf(app).post('/api/auth/check-handle', {}, { handle })).json().isUnique as boolean
    expect(await free()).toBe(false)
    expect((await change(headers, `x${next}`)).json().code).toBe('too-soon')
    passTime(31 * day)
    expect((await change(await signIn(deps, id), handle)).json()).toMatchObject({ handle })
    expect((await get(`/api/profile/${next}`)).json()).toEqual({ movedTo: handle })
    passTime(91 * day)
    expect((await get(`/api/profile/${next}`)).statusCode).toBe(404)
    expect((await change(await signIn(deps, other.id), next)).statusCode).toBe(200)
  })

  it('in letters of another case is free at any time', async () => {
    const { handle, headers } = await person()
    expect((await change(headers, handle.toUpperCase())).statusCode).toBe(200)
    expect((await get(`/api/profile/${handle}`)).json().handle).toBe(handle.toUpperCase())
    expect((await get('/api/profile', headers)).json()).toMatchObject({
      handleChangeableAt: null,
      formerHandles: [],
    })
  })

  it('refuses what is reserved, taken, or looks like a moderator', async () => {
    await person({ handle: 'Lilo_Moray', groups: ['moderator'] })
    const other = await person()
    const { headers } = await person()
    expect((await change(headers, 'admin_lilo')).json().message).toContain('reserved')
    expect((await change(headers, other.handle.toUpperCase())).json().message).toContain('already taken')
    for (const alike of ['LiloMoray', 'li1o_moray', 'Iil0moray'])
      expect((await change(headers, alike)).json().message, alike).toContain('looks too much like')
    expect((await change(headers, 'lila_moray')).statusCode).toBe(200)
  })

  it('of several who want the same one at once, lets one have it', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()))
    const answers = await Promise.all(people.map(({ headers }) => change(headers, 'the_only_one')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('never gives away what somebody leaves at the same moment', async () => {
    const { handle, headers } = await person()
    const other = await person()
    const [left, taken] = await Promise.all([
      change(headers, `left_${handle.slice(-8)}`),
      change(other.headers, handle),
    ])
    expect([left.statusCode, taken.statusCode]).toEqual([200, 409])
  })
})

it('a blocked pair see each other as a visitor does, and cannot tell', async () => {
  const [one, other] = [await person(), await person()]
  await deps.db.insert(blocks).values({ blockerId: one.id, blockedId: other.id, at: new Date() })
  for (const [reader, seen] of [
    [one, other],
    [other, one],
  ] as const) {
    const [asMember, asVisitor] = [
      await get(`/api/profile/${seen.handle}`, reader.headers),
      await get(`/api/profile/${seen.handle}`),
    ]
    expect(asMember.body).toBe(asVisitor.body)
    expect(asMember.body).not.toContain('Robin Reef')
  }
})
