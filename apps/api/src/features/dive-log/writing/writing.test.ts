import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { diveComputers, dives } from '#db/schema/dive-log.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)

const diver = await addPerson(deps)
const reef = await addSite(db, { siteName: 'Log Reef', coordinates: [34.5, 28.5] })

const day = { siteName: 'Blue Hole', location: 'Egypt, Dahab', date: '2026-05-16' }
const write = (facts: object = {}, headers: Headers = diver.headers) =>
  post('/api/dive-log/dives', headers, { ...day, ...facts })
const change = (id: string, facts: object, headers: Headers = diver.headers) =>
  put(`/api/dive-log/dives/${id}`, headers, facts)
const issueOf = (answer: { json: () => { issues?: { path: string[]; message: string }[] } }) => {
  const { path, message } = answer.json().issues?.[0] ?? {}
  return [path?.join('.'), message]
}

const samples = {
  columns: ['time', 'depth', 'temperature'],
  rows: [
    [0, 0, 27],
    [60, 20, null],
    [2_400, 5.5, 24.5],
    [2_460, 0, null],
  ],
}

/** Everything that a dive can say. */
const whole = {
  time: '09:30:15',
  utcOffset: 180,
  maxDepth: 29.6,
  meanDepth: 14.2,
  durationSeconds: 2_999,
  visibility: 22.5,
  waterTemp: 24.1,
  maxTemp: 27,
  airTemp: 31.5,
  conditions: ['Calm', 'Clear', 'Night'],
  notes: 'Saw **a turtle** and an eel.',
  number: 214,
  rating: 5,
  suit: '5 mm',
  mode: 'oc',
  animalsSeen: 'green turtle',
  entry: [34.54, 28.57],
  exit: [34.55, 28.58],
  buddies: ['Lea', 'Tom'],
  divemasters: ['Hassan'],
  tags: ['wall', 'training'],
  weights: [{ kg: 6.5, kind: 'belt' }],
  cylinders: [
    {
      description: '12 l steel',
      size: 12,
      workingPressure: 232,
      startPressure: 200,
      endPressure: 80.5,
      o2: 32,
      he: 0,
      use: 'bottom',
    },
    {
      description: null,
      size: 5.7,
      workingPressure: null,
      startPressure: null,
      endPressure: null,
      o2: 50,
      he: 0,
      use: 'deco',
    },
  ],
  trip: 'Sinai 2026',
  extra: { ssrf: { sac: '17.2' } },
}

describe('writing a dive', () => {
  it('needs no more than a site, a place and a day', async () => {
    const answer = await write()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...day,
      time: null,
      duration: null,
      conditions: [],
      photos: [],
      cylinders: [],
      computers: [],
      outline: null,
      trip: null,
      version: 1,
      deletedAt: null,
      warnings: [],
    })
  })

  it('keeps all that is told, and says what follows from it', async () => {
    const answer = await write({ ...whole, diveSiteId: reef })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({
      ...day,
      ...whole,
      duration: 49.98,
      species: ['green-turtle'],
      trip: { name: 'Sinai 2026' },
      diveSiteId: reef,
      site: { name: 'Log Reef', coordinates: [34.5, 28.5] },
      siteMatch: { siteId: reef, how: 'chosen' },
      sac: 11.9,
    })
    expect((await get(`/api/dive-log/dives/${answer.json().id}`, diver.headers)).json()).toEqual(
      answer.json(),
    )
  })

  it('refuses what cannot be, at its field and in words', async () => {
    const refused = await Promise.all(
      [
        { date: '2026-06-03' },
        { maxDepth: -1 },
        { maxDepth: 500 },
        { cylinders: [{ startPressure: -1 }] },
        { cylinders: [{ startPressure: 100, endPressure: 120 }] },
        { cylinders: [{ o2: 101 }] },
        { siteName: '' },
        { diveSiteId: newId() },
        { photos: [(await addPhoto(db)).id] },
      ].map((facts) => write(facts)),
    )
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
    expect(refused.map(issueOf)).toEqual([
      ['date', 'The date can’t be in the future.'],
      ['maxDepth', 'Depth must be between 0 and 350 m.'],
      ['maxDepth', 'Depth must be between 0 and 350 m.'],
      ['cylinders.0.startPressure', 'Pressure must be between 0 and 450 bar.'],
      ['cylinders.0.endPressure', 'The end pressure can’t be higher than the start pressure.'],
      ['cylinders.0.o2', 'Oxygen must be between 1 and 100 %.'],
      ['siteName', 'Dive site is required.'],
      ['diveSiteId', 'This dive site doesn’t exist or isn’t public.'],
      ['photos', 'You can only add your own photos to a dive.'],
    ])
  })

  it('makes one of what is sent twice, also at once and after it was deleted', async () => {
    const { id: owner, headers } = await addPerson(deps)
    const clientKey = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => write({ clientKey }, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    const [{ id }] = answers.map((answer) => answer.json()) as [{ id: string }]
    expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([id]))
    await del(`/api/dive-log/dives/${id}`, headers)
    expect((await write({ clientKey }, headers)).json()).toMatchObject({ id, deletedAt: expect.any(String) })
    expect(await db.select().from(dives).where(eq(dives.ownerId, owner))).toHaveLength(1)
    // Another person may use the same name.
    expect((await write({ clientKey })).json().id).not.toBe(id)
  })

  it('warns of two dives at one time and of a gas that nobody can breathe there, and allows both', async () => {
    const { headers } = await addPerson(deps)
    const { id } = (await write({ time: '09:00', duration: 50 }, headers)).json()
    const twin = await write({ time: '09:30', duration: 40, maxDepth: 45, cylinders: [{ o2: 50 }] }, headers)
    expect(twin.statusCode).toBe(201)
    expect(twin.json().warnings).toEqual([
      { code: 'same-time', diveId: id, message: 'You’ve already logged a dive at this time.' },
      { code: 'ppo2', diveId: null, message: expect.stringContaining('oxygen') },
    ])
    const later = (await write({ time: '11:00', duration: 40 }, headers)).json()
    expect(later.warnings).toEqual([])
    expect(later.surfaceInterval).toBe(50)
    const [first] = (await get('/api/dive-log/dives?sort=oldest', headers)).json().items
    expect((await get(`/api/dive-log/dives/${first.id}`, headers)).json()).toMatchObject({
      surfaceInterval: null,
      previousId: null,
      nextId: twin.json().id,
    })
  })

  it('shows one’s own photos, in their order', async () => {
    const photos = [
      await addPhoto(db, { uploaderId: diver.id }),
      await addPhoto(db, { uploaderId: diver.id }),
    ]
    const ids = photos.map(({ id }) => id).toReversed()
    const dive = (await write({ photos: ids })).json()
    expect(dive.photos.map(({ id }: { id: string }) => id)).toEqual(ids)
    const { items, total } = (await get(`/api/dive-log/photos?dive_id=${dive.id}`, diver.headers)).json()
    expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([2, ids])
    const [first, second] = await Promise.all(
      ['', '&cursor='].map(async (more, at) => {
        const { nextCursor } = (await get('/api/dive-log/photos?limit=1', diver.headers)).json()
        return (await get(`/api/dive-log/photos?limit=1${at ? more + nextCursor : ''}`, diver.headers)).json()
      }),
    )
    expect([first.items[0].id, second.items[0].id]).toEqual(ids)
  })
})

describe('changing a dive', () => {
  it('keeps what is left out, also the profile, and what was said before', async () => {
    const dive = (await write({ ...whole, computers: [{ model: 'Perdix', samples }] })).json()
    const answer = await change(dive.id, { version: 1, notes: 'An eel.', tags: [] })
    expect(answer.json()).toMatchObject({
      ...whole,
      trip: { name: 'Sinai 2026' },
      notes: 'An eel.',
      tags: [],
      version: 2,
      outline: dive.outline,
      computers: dive.computers,
    })
    const { items } = (await get(`/api/dive-log/dives/${dive.id}/history`, diver.headers)).json()
    expect(items).toEqual([
      { version: 1, changedAt: expect.any(String), before: { notes: whole.notes, tags: whole.tags } },
    ])
  })

  it('asks the second device, but not one that says the same once more', async () => {
    const photos = [(await addPhoto(db, { uploaderId: diver.id })).id]
    const { id } = (await write({ ...whole, rating: 5, photos, computers: [{ samples }] })).json()
    const phone = await signIn(deps, diver.id)
    expect((await change(id, { version: 1, rating: 4 })).json().version).toBe(2)
    const late = await change(id, { version: 1, rating: 3 }, phone)
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    expect((await change(id, { version: 1, rating: 4 }, phone)).json().version).toBe(2)
    // All that was read may be sent back as it is.
    const read = (await get(`/api/dive-log/dives/${id}`, phone)).json()
    expect((await change(id, read, phone)).json()).toEqual(read)
  })

  it('empties what is told to be nothing, and refuses what cannot be', async () => {
    const { id } = (await write(whole)).json()
    const emptied = {
      time: null,
      duration: null,
      notes: null,
      buddies: [],
      cylinders: [],
      trip: null,
      entry: null,
    }
    expect((await change(id, emptied)).json()).toMatchObject({ ...emptied, durationSeconds: null, sac: null })
    expect(issueOf(await change(id, { date: '2027-01-01' }))[0]).toBe('date')
    expect(issueOf(await change(id, { siteName: ' ' }))[0]).toBe('siteName')
    expect((await change(id, {})).json().version).toBe(2)
  })

  it('keeps a site that is not public any more, and refuses another such', async () => {
    const { id } = (await write({ diveSiteId: reef })).json()
    const hidden = await addSite(db, { siteName: 'Hidden Reef' }, 'rejected')
    expect(issueOf(await change(id, { diveSiteId: hidden }))[0]).toBe('diveSiteId')
    expect((await change(id, { diveSiteId: reef, rating: 2 })).json()).toMatchObject({
      diveSiteId: reef,
      rating: 2,
    })
    expect((await change(id, { diveSiteId: null })).json()).toMatchObject({
      diveSiteId: null,
      siteMatch: null,
      site: null,
    })
  })
})

describe('what computers recorded', () => {
  const profileOf = async (id: string, more = '') =>
    (await get(`/api/dive-log/dives/${id}/profile${more}`, diver.headers)).json()

  it('fills in what was not told, and comes back as it was', async () => {
    const events = [{ time: 60, kind: 'gaschange', name: 'EAN32', value: 32, cylinder: 0 }]
    const computers = [{ model: 'Perdix', serial: '4711', samples, events }, { model: 'Zoop' }]
    const dive = (await write({ maxDepth: 21, computers })).json()
    expect(dive).toMatchObject({ maxDepth: 21, durationSeconds: 2_460, waterTemp: 24.5, maxTemp: 27 })
    expect(dive.computers).toMatchObject([
      { model: 'Perdix', serial: '4711', sampleCount: 4, maxDepth: 20 },
      { model: 'Zoop', sampleCount: 0, maxDepth: null },
    ])
    expect(dive.outline).toHaveLength(64)
    const profile = await profileOf(dive.id)
    expect(profile).toEqual({ columns: samples.columns, samples: samples.rows, events })
    expect((await profileOf(dive.id, '?points=2')).samples).toEqual([samples.rows[0], samples.rows[3]])
    for (const none of ['?computer=1', '?computer=2'])
      expect((await get(`/api/dive-log/dives/${dive.id}/profile${none}`, diver.headers)).statusCode).toBe(404)
  })

  it('takes less than three bytes a sample', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      at * 2,
      Math.round(310 * Math.sin((Math.PI * at) / 4_999) ** 2 + Math.sin(at / 9) * 9 + 10) / 10,
      at % 20 === 0 ? 26 : null,
    ])
    const { id } = (await write({ computers: [{ samples: { ...samples, rows } }] })).json()
    const [kept] = await db.select().from(diveComputers).where(eq(diveComputers.diveId, id))
    expect(kept?.sampleCount).toBe(5_000)
    expect((kept?.samples?.length ?? 0) / 5_000).toBeLessThan(3)
    expect((await profileOf(id)).samples).toEqual(rows)
  })

  it('goes with its computer and stays when the computers change places', async () => {
    const two = [{ model: 'One', samples }, { model: 'Two' }]
    const dive = (await write({ computers: two })).json()
    const swapped = (await change(dive.id, { computers: dive.computers.toReversed() })).json()
    expect(swapped.computers.map(({ model }: { model: string }) => model)).toEqual(['Two', 'One'])
    expect((await profileOf(dive.id, '?computer=1')).samples).toEqual(samples.rows)
    const left = (await change(dive.id, { computers: swapped.computers.slice(0, 1) })).json()
    expect(left).toMatchObject({ outline: null, computers: [{ model: 'Two' }] })
    expect((await get('/api/dive-log/dives?hasProfile=true&q=nothing', diver.headers)).json().total).toBe(0)
  })
})

describe('deleting', () => {
  it('moves a dive to the trash, from where it comes back, and is done for good after 30 days', async () => {
    const { headers } = await addPerson(deps)
    const [one, other] = [(await write(whole, headers)).json(), (await write({}, headers)).json()]
    for (const { id } of [one, other, one])
      expect((await del(`/api/dive-log/dives/${id}`, headers)).json()).toEqual({ success: true })
    expect((await get('/api/dive-log/dives', headers)).json()).toMatchObject({ items: [], total: 0 })
    expect((await get('/api/dive-log/statistics', headers)).json().totalDives).toBe(0)
    const trash = (await get('/api/dive-log/trash', headers)).json()
    expect([trash.total, trash.items.length]).toEqual([2, 2])
    expect((await change(one.id, { rating: 1 }, headers)).json().code).toBe('deleted')
    const back = (await post(`/api/dive-log/dives/${one.id}/restore`, headers)).json()
    expect(back).toMatchObject({ ...one, lastUpdated: expect.any(String) })
    expect((await get('/api/dive-log/dives', headers)).json().total).toBe(1)
    passTime(31 * 24 * 3_600_000)
    const { removalService } = await import('./removal.service.ts')
    await removalService(deps).emptyTrash()
    const again = await signIn(
      deps,
      (await db.select().from(dives).where(eq(dives.id, one.id)))[0]?.ownerId ?? '',
    )
    expect((await post(`/api/dive-log/dives/${other.id}/restore`, again)).statusCode).toBe(404)
    expect((await get(`/api/dive-log/dives/${one.id}`, again)).statusCode).toBe(200)
    passTime(-31 * 24 * 3_600_000)
  })
})

describe('several dives at once', () => {
  it('are tagged, joined to a trip, deleted and brought back: all or none', async () => {
    const { headers } = await addPerson(deps)
    const made = [await write({ tags: ['Wall'] }, headers), await write({}, headers)].map((answer) =>
      answer.json(),
    )
    const ids = made.map(({ id }) => id)
    const choose = (action: string, value: string | null = null, of: string[] = ids) =>
      post('/api/dive-log/selection', headers, { ids: of, action, value })
    const total = async (query: string) => (await get(`/api/dive-log/dives?${query}`, headers)).json().total
    expect((await choose('tag', 'wall')).json()).toEqual({ changed: 1 })
    expect((await choose('buddy', 'Lea')).json()).toEqual({ changed: 2 })
    expect((await choose('trip', 'Sinai')).json()).toEqual({ changed: 2 })
    expect([
      await total('tag=WALL'),
      await total('buddy=lea'),
      await total('trip=sinai'),
      await total('q=lea'),
    ]).toEqual([2, 2, 2, 2])
    expect((await choose('untag', 'WALL')).json()).toEqual({ changed: 2 })
    expect((await choose('trip')).json()).toEqual({ changed: 2 })
    expect([await total('tag=wall'), await total('trip=sinai')]).toEqual([0, 0])
    expect((await choose('tag')).statusCode).toBe(400)
    const { id: foreign } = (await write()).json()
    expect((await choose('delete', null, [...ids, foreign])).statusCode).toBe(404)
    expect(await total('')).toBe(2)
    expect((await choose('delete')).json()).toEqual({ changed: 2 })
    expect(await total('')).toBe(0)
    expect((await choose('restore')).json()).toEqual({ changed: 2 })
    expect(await total('')).toBe(2)
  })
})
