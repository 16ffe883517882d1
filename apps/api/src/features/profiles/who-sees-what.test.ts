import { type Audience, type ProfileSection, profileSections } from '@soundings/contract/privacy'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { earned } from '#db/schema/leaderboard.ts'
import { blocks, buddies, standings } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

// Every part of a profile, for every reader, on every surface: whether it is there is written down here once more, apart
// from the rule that decides it.

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const first = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { app, deps } = first
const { get, put, post } = callsOf(app)

const handle = 'table_driven'
const owner = await addPerson(deps, { handle, fullName: 'SECRET-name', country: 'Fiji', bio: 'SECRET-about' })
const readers: Record<string, Headers> = {
  visitor: {},
  member: (await addPerson(deps)).headers,
  moderator: (await addPerson(deps, { groups: ['moderator'] })).headers,
  self: owner.headers,
}

beforeAll(async () => {
  const { db } = deps
  const [buddy, blocked, blocker] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
  const at = new Date()
  for (const other of [buddy, blocked]) {
    const [lowId = '', highId = ''] = [owner.id, other.id].sort()
    await db.insert(buddies).values({ lowId, highId, askedBy: owner.id, askedAt: at, acceptedAt: at })
  }
  // A block counts for more than having been buddies, whoever it was that blocked.
  await db.insert(blocks).values([
    { blockerId: owner.id, blockedId: blocked.id, at },
    { blockerId: blocker.id, blockedId: owner.id, at },
  ])
  Object.assign(readers, { buddy: buddy.headers, blocked: blocked.headers, blocker: blocker.headers })
  await put('/api/profile', owner.headers, { location: 'SECRET-about', startingDives: 4_321 })
  const siteId = await addSite(db, { siteName: 'SECRET-activity' })
  await addPhoto(db, { uploaderId: owner.id, siteId, caption: 'SECRET-activity' })
  await addReport(db, { authorId: owner.id, siteId, title: 'SECRET-activity', species: ['green-turtle'] })
  const dive = { siteName: 'SECRET-dives', location: 'Egypt, Dahab', date: '2026-05-02' }
  await post('/api/dive-log/dives', owner.headers, dive)
  const standing = { standing: 'trusted', until: null, reason: null, setBy: null, at } as const
  await db.insert(standings).values({ userId: owner.id, ...standing })
  await post('/api/community/groups', owner.headers, { name: 'SECRET-groups' })
  await post('/api/community/groups', owner.headers, { name: 'SECRET-private', kind: 'private' })
  await db.insert(earned).values({ userId: owner.id, achievementId: 'reports-200', at, isListed: true })
  await db.insert(certifications).values({
    id: newId(),
    ownerId: owner.id,
    agency: 'SECRET-certifications',
    level: 'Diver',
    kind: 'core',
    createdAt: at,
  })
})

/** Who sees what is shown to whom. */
const seers: Record<Audience, string[]> = {
  public: ['visitor', 'member', 'moderator', 'buddy', 'blocked', 'blocker', 'self'],
  members: ['member', 'moderator', 'buddy', 'self'],
  buddies: ['buddy', 'self'],
  nobody: ['self'],
}
const audiences = Object.keys(seers) as Audience[]

/** Where each section shows, and by which word. */
const url = `/api/profile/${handle}`
const surfaces: Record<ProfileSection, { word: string; at: string[] }> = {
  identity: { word: '"country":"Fiji"', at: [url] },
  name: { word: 'SECRET-name', at: [url, `/profile/${handle}`] },
  about: { word: 'SECRET-about', at: [url, `/profile/${handle}`] },
  certifications: { word: 'SECRET-certifications', at: [url, `${url}/certifications`] },
  numbers: { word: '4322', at: [url] },
  dives: { word: 'SECRET-dives', at: [url, `${url}/dives`] },
  groups: { word: 'SECRET-groups', at: [url, `${url}/groups`] },
  achievements: { word: 'Hydrographer', at: [url, `${url}/achievements`] },
  species: { word: 'green-turtle', at: [`/api/species/of/${handle}`] },
  activity: {
    word: 'SECRET-activity',
    at: [url, `${url}/activity`, `${url}/photos`, `${url}/reports`],
  },
}

/** The head of a page is for everybody, and so as a visitor sees it. */
const eyesAt = (surface: string, reader: string) => (surface.startsWith('/api') ? reader : 'visitor')

describe.each(profileSections)('%s', (section) => {
  it.each(audiences)('for %s is seen by no others, anywhere', async (audience) => {
    const others = Object.fromEntries(profileSections.map((each) => [each, 'nobody']))
    await put('/api/profile/privacy', owner.headers, { sections: { ...others, [section]: audience } })
    const wrong: string[] = []
    for (const [reader, headers] of Object.entries(readers))
      for (const [each, { word, at }] of Object.entries(surfaces))
        for (const surface of at) {
          const eyes = eyesAt(surface, reader)
          const expected = eyes === 'self' || (each === section && seers[audience].includes(eyes))
          const { body } = await get(surface, headers)
          if (body.includes(word) !== expected) wrong.push(`${each} for ${reader} at ${surface}`)
        }
    expect(wrong).toEqual([])
  })
})

const lists = ['activity', 'photos', 'reports', 'sites', 'dives', 'certifications', 'groups', 'achievements']

it.each(['visitor', 'member', 'buddy'])('a preview is byte for byte what a %s gets', async (as) => {
  for (const dives of ['public', 'members', 'buddies', 'nobody'] as const) {
    const sections = { dives, activity: 'members', certifications: 'buddies', name: 'members' } as const
    await put('/api/profile/privacy', owner.headers, { sections })
    const theirs = readers[as]
    expect((await get(`/api/profile/preview?as=${as}`, owner.headers)).body).toBe(
      (await get(url, theirs)).body,
    )
    for (const list of lists)
      expect((await get(`${url}/${list}?as=${as}`, owner.headers)).body, list).toBe(
        (await get(`${url}/${list}`, theirs)).body,
      )
  }
})

it('nobody else can look with other eyes', async () => {
  await put('/api/profile/privacy', owner.headers, { sections: { dives: 'buddies' } })
  for (const reader of ['visitor', 'member', 'blocked'])
    expect((await get(`${url}/dives?as=buddy`, readers[reader])).json()).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    })
})

it('what is hidden cannot be told from what is not there', async () => {
  const empty = await addPerson(deps, { handle: 'nothing_there', fullName: null, country: null })
  await put('/api/profile/privacy', empty.headers, {
    sections: Object.fromEntries(profileSections.map((section) => [section, 'public'])),
  })
  await put('/api/profile/privacy', owner.headers, {
    sections: Object.fromEntries(profileSections.map((section) => [section, 'nobody'])),
  })
  const keysOf = async (name: string) => Object.keys((await get(`/api/profile/${name}`)).json())
  expect(await keysOf(handle)).toEqual(['id', 'handle', 'avatar'])
  expect((await keysOf('nothing_there')).filter((key) => key !== 'memberSince')).toEqual([
    'id',
    'handle',
    'avatar',
  ])
  for (const list of lists)
    expect((await get(`${url}/${list}`)).body).toBe((await get(`/api/profile/nothing_there/${list}`)).body)
})

it('a private group shows on no profile, not even one’s own', async () => {
  await put('/api/profile/privacy', owner.headers, { sections: { groups: 'public' } })
  for (const headers of Object.values(readers))
    for (const at of [url, `${url}/groups`])
      expect((await get(at, headers)).body).not.toContain('SECRET-private')
})

it('under 18, a visitor sees nothing that was for everybody', async () => {
  const sections = Object.fromEntries(profileSections.map((section) => [section, 'public']))
  await put('/api/profile/privacy', owner.headers, { sections, junior: true })
  expect(Object.keys((await get(url)).json())).toEqual(['id', 'handle', 'avatar'])
  expect((await get(url, readers.member)).body).toContain('SECRET-name')
  await put('/api/profile/privacy', owner.headers, { junior: false })
})

it('a change holds at once, on every instance', async () => {
  const other = await testApp({ beside: first })
  await put('/api/profile/privacy', owner.headers, { sections: { name: 'public' } })
  const there = async () => (await other.app.inject({ url })).body
  expect(await there()).toContain('SECRET-name')
  await put('/api/profile/privacy', owner.headers, { sections: { name: 'nobody' } })
  expect(await there()).not.toContain('SECRET-name')
})
