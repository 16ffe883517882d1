import { Site } from '@soundings/contract/sites'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { buildRow } from '#src/testing/sites.ts'

const { app, deps } = await testApp()

const author = await addPerson(deps, { handle: 'reef_author' })
const fan = await addPerson(deps)
const stranger = await addPerson(deps)
const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'reef_keeper' })
const editor = await addPerson(deps, { groups: ['editor'] })

type Row = typeof sites.$inferInsert
const add = async (facts: Parameters<typeof buildRow>[0], columns: Partial<Row> = {}) => {
  const row = { ...buildRow(facts), ...columns }
  await deps.db.insert(sites).values(row)
  return row.id
}
const own = { createdBy: author.id }
const shown = await add(
  { siteName: 'Alpha Wreck', diveSiteCategory: 'wreck', country: 'Malta', maxDepth: 30 },
  {
    ...own,
    approvedBy: moderator.id,
  },
)
const pending = await add(
  {
    siteName: 'Beta Cavern',
    diveSiteCategory: 'cave',
    country: 'Malta',
    maxDepth: 12,
    description: 'stalactites',
  },
  { ...own, approvalStatus: 'pending' },
)
const rejected = await add(
  { siteName: 'Gamma Reef', country: 'Italy' },
  { ...own, approvalStatus: 'rejected', rejectionReason: 'This isn’t a dive site.' },
)
const removed = await add({ siteName: 'Delta Gone' }, { ...own, approvalStatus: 'removed' })
const other = await add({ siteName: 'Epsilon Wall', country: 'Malta', maxDepth: 40 })

const get = (url: string, headers: Headers = {}) => app.inject({ url, headers })
const favorite = (id: string, { headers }: { headers: Headers }) =>
  app.inject({ method: 'POST', url: `/api/sites/${id}/favorite`, headers })
const siteOf = async (id: string, headers?: Headers) => (await get(`/api/sites/${id}`, headers)).json()

beforeAll(async () => {
  await favorite(other, fan)
  await favorite(shown, fan)
})

describe('a public site', () => {
  it('tells who added and who approved it, and is nobody’s for a visitor', async () => {
    expect(Site.strict().parse(await siteOf(shown))).toMatchObject({
      creatorHandle: 'reef_author',
      approverHandle: 'reef_keeper',
      isMySite: false,
      isFavorited: false,
      rejectionReason: null,
      version: 1,
    })
  })

  it('is its author’s own and a fan’s favourite, which no cache may keep', async () => {
    for (const [person, flags] of [
      [author, { isMySite: true, isFavorited: false }],
      [fan, { isMySite: false, isFavorited: true }],
    ] as const) {
      await get(`/api/sites/${shown}`)
      const answer = await get(`/api/sites/${shown}`, person.headers)
      expect(Site.strict().parse(answer.json())).toMatchObject(flags)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.etag).toBeUndefined()
      expect(await siteOf(shown)).toMatchObject({ isMySite: false, isFavorited: false })
    }
  })

  it('is for a member who has nothing to do with it the very answer that visitors get', async () => {
    const [visitors, theirs] = [
      await get(`/api/sites/${shown}`),
      await get(`/api/sites/${shown}`, stranger.headers),
    ]
    expect(theirs.body).toBe(visitors.body)
    expect(theirs.headers.etag).toBe(visitors.headers.etag)
    expect(theirs.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get(`/api/sites/${shown}`, {
      ...fan.headers,
      'if-none-match': String(visitors.headers.etag),
    })
    expect([again.statusCode, again.json().isFavorited]).toEqual([200, true])
  })

  it('shows a new handle of its author at once, and none when the account is gone', async () => {
    const leaver = await addPerson(deps, { handle: 'first_name' })
    const id = await add({ siteName: 'Renamed' }, { createdBy: leaver.id })
    await expect.poll(async () => (await siteOf(id)).creatorHandle).toBe('first_name')
    for (const handle of ['second_name', null]) {
      await deps.db.update(users).set({ handle }).where(eq(users.id, leaver.id))
      await expect.poll(async () => (await siteOf(id)).creatorHandle).toBe(handle)
    }
    await deps.db.delete(sites).where(eq(sites.id, id))
  })

  it('is compressed for its author too', async () => {
    const long = await add({ siteName: 'Long', description: 'x'.repeat(3_000) }, own)
    const answer = await get(`/api/sites/${long}`, { ...author.headers, 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.length).toBeLessThan(2_000)
    await deps.db.delete(sites).where(eq(sites.id, long))
  })
})

describe('a site that is not public', () => {
  it('is seen by its author, by editors and moderators, with the reason, and by nobody else', async () => {
    for (const [id, approvalStatus, rejectionReason] of [
      [pending, 'pending', null],
      [rejected, 'rejected', 'This isn’t a dive site.'],
    ]) {
      for (const { headers } of [author, editor, moderator]) {
        const answer = await get(`/api/sites/${id}`, headers)
        expect(answer.headers['cache-control']).toBe('private, no-store')
        expect(Site.strict().parse(answer.json())).toMatchObject({ approvalStatus, rejectionReason })
      }
      for (const headers of [{}, fan.headers, stranger.headers])
        expect((await get(`/api/sites/${id}`, headers)).statusCode).toBe(404)
    }
  })

  it('is found by its author behind its marker', async () => {
    const { mapId } = await siteOf(pending, author.headers)
    const answer = await get(`/api/map/sites/${mapId}`, author.headers)
    expect(answer.json()).toMatchObject({ id: pending, approvalStatus: 'pending' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    for (const headers of [{}, stranger.headers])
      expect((await get(`/api/map/sites/${mapId}`, headers)).statusCode).toBe(404)
  })

  it('is gone for everybody once it was taken away', async () => {
    for (const headers of [{}, author.headers, moderator.headers])
      expect((await get(`/api/sites/${removed}`, headers)).statusCode).toBe(404)
  })
})

describe('the address of a site that was merged', () => {
  it('answers the site that it became part of, over several steps, and 404 when that is not public', async () => {
    const gone = { approvalStatus: 'removed' } as const
    const second = await add({ siteName: 'Second' }, { ...gone, mergedInto: shown })
    const first = await add({ siteName: 'First' }, { ...gone, mergedInto: second })
    const lost = await add({ siteName: 'Lost' }, { ...gone, mergedInto: rejected })
    for (const id of [first, second]) {
      expect((await siteOf(id)).id).toBe(shown)
      expect(await siteOf(id, fan.headers)).toMatchObject({ id: shown, isFavorited: true })
      expect((await siteOf(id, stranger.headers)).id).toBe(shown)
    }
    expect((await get(`/api/sites/${lost}`)).statusCode).toBe(404)
  })

  it('ends also where sites were merged in a circle', async () => {
    const gone = { approvalStatus: 'removed' } as const
    const one = await add({ siteName: 'One' }, gone)
    const two = await add({ siteName: 'Two' }, { ...gone, mergedInto: one })
    await deps.db.update(sites).set({ mergedInto: two }).where(eq(sites.id, one))
    for (const headers of [{}, fan.headers])
      expect((await get(`/api/sites/${one}`, headers)).statusCode).toBe(404)
  })
})

describe('one’s own set of sites', () => {
  const list = async (query: string, { headers }: { headers: Headers }) => {
    const answer = await get(`/api/sites?${query}`, headers)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { items, total } = answer.json()
    expect(total).toBeGreaterThanOrEqual(items.length)
    return items.map((site: { siteName: string; approvalStatus: string }) => [
      site.siteName,
      site.approvalStatus,
    ])
  }

  it('holds what a person added, whatever became of it, but for what was taken away', async () => {
    expect(await list('filter_type=my_sites', author)).toEqual([
      ['Alpha Wreck', 'approved'],
      ['Beta Cavern', 'pending'],
      ['Gamma Reef', 'rejected'],
    ])
    expect(await list('filter_type=my_sites', stranger)).toEqual([])
  })

  it('holds a person’s favourites that they see', async () => {
    const hidden = await add({ siteName: 'Zeta' })
    await favorite(hidden, fan)
    expect(await list('filter_type=favorites', fan)).toHaveLength(3)
    await deps.db.update(sites).set({ approvalStatus: 'pending' }).where(eq(sites.id, hidden))
    expect(await list('filter_type=favorites', fan)).toEqual([
      ['Alpha Wreck', 'approved'],
      ['Epsilon Wall', 'approved'],
    ])
  })

  it('is searched, narrowed and sorted as all sites are', async () => {
    const names = async (query: string) =>
      (await list(`filter_type=my_sites&${query}`, author)).map(([name]: string[]) => name)
    expect(await names('q=beta')).toEqual(['Beta Cavern'])
    expect(await names('q=stalactite')).toEqual(['Beta Cavern'])
    expect(await names('q=gama reef')).toEqual(['Gamma Reef'])
    expect(await names('q=epsilon')).toEqual([])
    expect(await names('country=Malta')).toEqual(['Alpha Wreck', 'Beta Cavern'])
    expect(await names('sort=shallowest')).toEqual(['Beta Cavern', 'Alpha Wreck', 'Gamma Reef'])
    expect(await names('country=Malta&maxDepth=20&q=cavern')).toEqual(['Beta Cavern'])
  })

  it('is paged', async () => {
    const first = (await get('/api/sites?filter_type=my_sites&limit=2', author.headers)).json()
    expect(first.items).toHaveLength(2)
    const next = `/api/sites?filter_type=my_sites&limit=2&cursor=${first.nextCursor}`
    const second = (await get(next, author.headers)).json()
    expect(second.items.map((site: { id: string }) => site.id)).toEqual([rejected])
    expect(second).toMatchObject({ nextCursor: null, total: 3 })
  })

  it('is counted, and shown as points that tell what is not approved', async () => {
    const facets = await get('/api/sites/facets?filter_type=my_sites', author.headers)
    expect(facets.headers['cache-control']).toBe('private, no-store')
    expect(facets.json().total).toBe(3)
    expect(facets.json().facets.country).toEqual([
      { value: 'Malta', count: 2 },
      { value: 'Italy', count: 1 },
    ])
    const points = await get('/api/map/points?filter_type=my_sites', author.headers)
    expect(points.headers['cache-control']).toBe('private, no-store')
    expect(points.json()).toMatchObject({
      name: ['Alpha Wreck', 'Beta Cavern', 'Gamma Reef'],
      status: ['approved', 'pending', 'rejected'],
      depth: [30, 12, null],
    })
    expect((await get('/api/map/points')).json().status).toBeUndefined()
  })

  it('is never answered to anybody else', async () => {
    for (const path of ['/api/sites', '/api/sites/facets']) {
      await get(`${path}?filter_type=my_sites`, author.headers)
      expect((await get(`${path}?filter_type=my_sites`, stranger.headers)).json().total).toBe(0)
    }
  })

  it.each(['/api/sites', '/api/sites/facets', '/api/map/points'])('needs a session at %s', async (path) => {
    for (const set of ['my_sites', 'favorites']) {
      const answer = await get(`${path}?filter_type=${set}`)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed-out'])
    }
  })
})
