import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { altcha } from '#adapters/bot-altcha/index.ts'
import { siteChanges } from '#db/schema/contributions.ts'
import { auditLog } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, add } = callsOf(app)

const send = (headers: Record<string, string>, body: object) => post('/api/sites', headers, body)

describe('adding a site', () => {
  it('makes it pending, and visible to its author and to editors alone', async () => {
    const author = await addPerson(deps)
    const site = await add(author.headers, { siteName: 'Hidden Garden', maxDepth: 18.3 })
    expect(site).toMatchObject({
      siteName: 'Hidden Garden',
      slug: 'hidden-garden',
      maxDepth: 18.3,
      approvalStatus: 'pending',
      version: 1,
      isMySite: true,
      createdBy: author.id,
      provenance: { source: 'member', externalId: null },
    })
    const url = `/api/sites/${site.id}`
    expect((await get(url, author.headers)).statusCode).toBe(200)
    for (const level of ['editor', 'moderator'] as const)
      expect((await get(url, await asLevel(deps, level))).statusCode, level).toBe(200)
    for (const level of ['public', 'member'] as const)
      expect((await get(url, await asLevel(deps, level))).statusCode, level).toBe(404)
  })

  it.each([
    ['member', 'pending'],
    ['editor', 'pending'],
    ['moderator', 'approved'],
    ['admin', 'approved'],
  ] as const)('by a %s makes it %s', async (level, status) => {
    const site = await add(await asLevel(deps, level))
    expect(site.approvalStatus).toBe(status)
    expect(site.approvedBy).toBe(status === 'approved' ? site.createdBy : null)
    const [row] = await deps.db.select().from(sites).where(eq(sites.id, site.id))
    expect(row?.submittedAt).toEqual(status === 'pending' ? deps.clock() : null)
  })

  it('takes nothing from outside but what a person may say', async () => {
    const { id, headers } = await addPerson(deps)
    const answer = await send(headers, {
      ...buildForm(),
      key: newId(),
      id: newId(),
      mapId: 1,
      slug: 'x',
      approvalStatus: 'approved',
      createdBy: newId(),
      approvedBy: newId(),
      averageRating: 5,
      sponsor: { sponsoredBy: 'x', sponsorURL: null, logoURL: null },
      provenance: { source: 'soundings', externalId: '1' },
      version: 9,
      createdAt: '2000-01-01T00:00:00Z',
      imageUrl: 'https://example.org/x.png',
    })
    expect(answer.json()).toMatchObject({
      slug: 'shaab-test',
      approvalStatus: 'pending',
      createdBy: id,
      approvedBy: null,
      averageRating: null,
      sponsor: null,
      provenance: { source: 'member', externalId: null },
      version: 1,
      createdAt: deps.clock().toISOString(),
      imageUrl: null,
    })
  })

  it('by a moderator is written down for ever', async () => {
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const { id } = await add(moderator.headers)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(log).toMatchObject([{ action: 'site.publish', actorId: moderator.id }])
  })

  it('needs a session', async () => {
    const answer = await send({}, { ...buildForm(), key: newId() })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed-out'])
  })

  it('makes one site and one line of history of the same key, however often and at once it comes', async () => {
    const { id, headers } = await addPerson(deps)
    const body = { ...buildForm({ siteName: 'Sent Again' }), key: newId() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(headers, body)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const rows = await deps.db.select().from(sites).where(eq(sites.createdBy, id))
    expect(rows).toHaveLength(1)
    const later = await send(headers, { ...body, siteName: 'Another Name' })
    expect(later.json()).toMatchObject({ id: rows[0]?.id, siteName: 'Sent Again' })
    const history = await deps.db
      .select()
      .from(siteChanges)
      .where(eq(siteChanges.siteId, rows[0]?.id ?? ''))
    expect(history.map(({ kind, actorId }) => [kind, actorId])).toEqual([['created', id]])
  })

  it('takes the same key of two people for two sites', async () => {
    const key = newId()
    const one = await send((await addPerson(deps)).headers, { ...buildForm(), key })
    const other = await send((await addPerson(deps)).headers, { ...buildForm(), key })
    expect(one.json().id).not.toBe(other.json().id)
  })

  it('keeps what was left empty as unknown, and nothing twice', async () => {
    const { headers } = await addPerson(deps)
    const site = await add(headers, { city: '  ', hazards: ['depth', 'depth'], marineLife: ['Tuna', 'Tuna'] })
    expect(site).toMatchObject({ city: null, hazards: ['depth'], marineLife: ['Tuna'] })
  })

  it('keeps script in any field as the text it is', async () => {
    const script = '<script>alert(1)</script>'
    const site = await add((await addPerson(deps)).headers, {
      siteName: script,
      description: script,
      aliases: [script],
    })
    expect(site).toMatchObject({ siteName: script, description: script, aliases: [script] })
    expect(site.slug).toBe('script-alert-1-script')
  })

  const long = 'x'.repeat(10_000)
  it.each([
    ['siteName', { siteName: '' }, 'Site name is required'],
    ['siteName', { siteName: long }, 'Must be 120 characters or less'],
    ['country', { country: ' ' }, 'Country is required'],
    ['region', { region: '' }, 'Region is required'],
    ['description', { description: '' }, 'Description is required'],
    ['description', { description: long }, 'Must be 5000 characters or less'],
    ['accessibilityDetails', { accessibilityDetails: long }, 'Must be 2000 characters or less'],
    ['hazards', { hazards: [long] }, 'Invalid option'],
    ['marineLife', { marineLife: [long] }, 'Must be 80 characters or less'],
    ['coordinates', { coordinates: [12, 86] }, 'Are latitude and longitude swapped?'],
    ['coordinates', { coordinates: [12, -85.1] }, 'Latitude must be between -85 and 85'],
    ['coordinates', { coordinates: [12, 133] }, 'Are latitude and longitude swapped?'],
    ['coordinates', { coordinates: [190, 10] }, 'Longitude must be between -180 and 180'],
    ['maxDepth', { maxDepth: -1 }, 'Depth can’t be negative'],
    ['averageDepth', { maxDepth: 10, averageDepth: 20 }, 'can’t be more than the maximum depth'],
    ['depthRange', { depthRange: { min: 20, max: 10 } }, 'from shallow to deep'],
    ['depthRange', { maxDepth: 15, depthRange: { min: 5, max: 20 } }, 'deeper than the maximum depth'],
  ])('is refused at %s for %j', async (field, facts, message) => {
    const { id, headers } = await addPerson(deps)
    const answer = await send(headers, { ...buildForm(), ...facts, key: newId() })
    expect(answer.statusCode).toBe(400)
    const [issue] = answer.json().issues
    expect(issue.path[0]).toBe(field)
    expect(issue.message).toContain(message)
    expect(await deps.db.select().from(sites).where(eq(sites.createdBy, id))).toEqual([])
  })

  it('says at each field what is wrong, all at once', async () => {
    const body = { ...buildForm({ siteName: '', country: '', maxDepth: 9_999 }), key: newId() }
    const answer = await send((await addPerson(deps)).headers, body)
    const fields = answer.json().issues.map(({ path }: { path: string[] }) => path[0])
    expect(fields).toEqual(
      ['siteName', 'maxDepth', 'country'].sort((a, b) => fields.indexOf(a) - fields.indexOf(b)),
    )
    expect(fields).toHaveLength(3)
  })

  it('has a limit that refused forms do not count for', async () => {
    const { headers } = await addPerson(deps)
    for (let times = 0; times < 65; times++)
      await send(headers, { ...buildForm({ maxDepth: 1, averageDepth: 2 }), key: newId() })
    for (let times = 0; times < 60; times++)
      expect((await send(headers, { ...buildForm(), key: newId() })).statusCode).toBe(201)
    const refused = await send(headers, { ...buildForm(), key: newId() })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('a lot of sites in a short time')
  })
})

describe('the sites that another may repeat', () => {
  const at: [number, number] = [10, 60]
  /** Metres to the north of `at`. */
  const north = (metres: number): [number, number] => [at[0], at[1] + metres / 111_195]
  const similar = async (headers: Record<string, string>, body: object) =>
    (await post('/api/sites/similar', headers, { siteName: 'Blue Hole', coordinates: at, ...body })).json()
      .items

  it('are those alike within 200 m and any within 60 m, nearest first, with their distance in kilometres', async () => {
    const { headers } = await addPerson(deps)
    const facts = [
      { siteName: 'The Blue Hole', coordinates: north(150) },
      { siteName: 'Jetty', coordinates: north(50) },
      { siteName: 'Jetty Wreck', coordinates: north(100) },
      { siteName: 'Blue Hole', coordinates: north(250) },
      { siteName: 'El Azul', aliases: ['Blue Hole'], coordinates: north(180) },
    ]
    const ids = []
    for (const each of facts) ids.push(await addSite(deps.db, each))
    const found = await similar(headers, {})
    expect(found.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0], ids[4]])
    expect(found[0].distance).toBeCloseTo(0.05, 2)
    const others = await similar(headers, { except: ids[1] })
    expect(others.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[4]])
  })

  it('hold what waits for review only for its author and for editors', async () => {
    const place: [number, number] = [-20, 10]
    const author = await addPerson(deps)
    const { id } = await add(author.headers, { siteName: 'Quiet Bay', coordinates: place })
    const asked = { siteName: 'Quiet Bay', coordinates: place }
    const idsFor = async (headers: Record<string, string>) =>
      (await similar(headers, asked)).map((site: { id: string }) => site.id)
    expect(await idsFor(author.headers)).toEqual([id])
    for (const level of ['editor', 'moderator'] as const)
      expect(await idsFor(await asLevel(deps, level))).toEqual([id])
    expect(await idsFor(await asLevel(deps, 'member'))).toEqual([])
  })
})

describe('adding a site where programs are told from people', async () => {
  const guarded = await testApp({ bots: (outside) => altcha({ ...outside, secret: 'x'.repeat(32) }) })
  const { headers } = await addPerson(guarded.deps)
  const sendThere = (body: object) =>
    guarded.app.inject({ method: 'POST', url: '/api/sites', headers, payload: body })

  it('without a proof has a stricter limit', async () => {
    for (let times = 0; times < 20; times++)
      expect((await sendThere({ ...buildForm(), key: newId() })).statusCode).toBe(201)
    expect((await sendThere({ ...buildForm(), key: newId() })).statusCode).toBe(429)
  })

  it('with a wrong proof is refused', async () => {
    const answer = await sendThere({ ...buildForm(), key: newId(), recaptchaToken: 'nonsense' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'bot'])
  })
})
