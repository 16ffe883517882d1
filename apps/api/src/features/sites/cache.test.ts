import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const { app, deps, connectionString } = await testApp()
const other = await otherConnection(connectionString)

const id = await addSite(deps.db, {
  siteName: 'Old name',
  country: 'Malta',
  difficulty: 'advanced',
  description: 'x'.repeat(3_000),
})
const cached = [
  `/api/sites/${id}`,
  '/api/sites',
  '/api/sites/country/Malta',
  '/api/sites/difficulty/advanced',
  `/api/sites/${await addSite(deps.db, { siteName: 'Beside it' })}/nearby`,
]

describe('what visitors read most', () => {
  it.each(cached)('changes soon after another process has written: %s', async (url) => {
    for (const name of ['Second name', 'Third name']) {
      await app.inject(url)
      await other.query('update sites set site_name = $1', [name])
      await eventually(async () => expect((await app.inject(url)).body).toContain(name))
    }
  })

  it('is gone soon after another process has deleted or hidden it', async () => {
    const gone = await addSite(deps.db, { siteName: 'Soon gone' })
    const url = `/api/sites/${gone}`
    await eventually(async () => expect((await app.inject(url)).statusCode).toBe(200))
    await other.query("update sites set approval_status = 'rejected' where id = $1", [gone])
    await eventually(async () => expect((await app.inject(url)).statusCode).toBe(404))
    await other.query("update sites set approval_status = 'approved' where id = $1", [gone])
    await eventually(async () => expect((await app.inject(url)).statusCode).toBe(200))
    await other.query('delete from sites where id = $1', [gone])
    await eventually(async () => expect((await app.inject(url)).statusCode).toBe(404))
  })

  it('is not kept stale when a write overtook the reading of it', async () => {
    for (let round = 0; round < 20; round++) {
      const name = `Round ${round}`
      const reads = Array.from({ length: 4 }, () => app.inject(cached[0] ?? ''))
      const write = other.query('update sites set site_name = $1 where id = $2', [name, id])
      await Promise.all([...reads, write])
      await eventually(async () => expect((await app.inject(cached[0] ?? '')).json().siteName).toBe(name))
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect((await app.inject(cached[0] ?? '')).json().siteName).toBe(name)
    }
  })

  it('is read from the database while the line that tells of changes is down, and is right after it', async () => {
    await app.inject('/api/sites')
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen changes'`)
    await eventually(async () => expect(deps.changes.isListening()).toBe(false))
    await other.query("update sites set site_name = 'Written in the gap' where id = $1", [id])
    expect((await app.inject(`/api/sites/${id}`)).json().siteName).toBe('Written in the gap')
    await eventually(async () => expect(deps.changes.isListening()).toBe(true))
    expect((await app.inject(`/api/sites/${id}`)).json().siteName).toBe('Written in the gap')
  })

  it('is the same from memory as from the database', async () => {
    const url = `/api/sites/${id}`
    const [first, second] = [await app.inject(url), await app.inject(url)]
    expect(second.body).toBe(first.body)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(second.headers.etag).toBe(first.headers.etag)
  })
})

describe('a reply that a browser may keep', () => {
  it.each(cached)('is asked for again with its tag and not sent twice: %s', async (url) => {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const tag = String(headers.etag)
    for (const known of [tag, `"other", ${tag}`, tag.startsWith('W/') ? tag.slice(2) : `W/${tag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': known } })
      expect(again.statusCode, known).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(tag)
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  it('has another tag after a change', async () => {
    const before = (await app.inject(cached[0] ?? '')).headers.etag
    await other.query('update sites set max_depth = coalesce(max_depth, 0) + 1')
    await eventually(async () => expect((await app.inject(cached[0] ?? '')).headers.etag).not.toBe(before))
  })

  it.each([
    ['gzip', true],
    ['br, gzip;q=0.8', true],
    ['gzip;q=0', false],
    ['identity', false],
    ['br', false],
    ['', false],
  ])('is compressed for who accepts it (accept-encoding: %s)', async (accepted, isGzip) => {
    const url = `/api/sites/${id}`
    for (const _ of ['from the database', 'from memory']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding']).toBe(isGzip ? 'gzip' : undefined)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      const text = isGzip ? gunzipSync(answer.rawPayload).toString() : answer.body
      expect(JSON.parse(text).id).toBe(id)
    }
  })

  it('has no body when only its head is asked for', async () => {
    for (const _ of ['from the database', 'from memory']) {
      const answer = await app.inject({ method: 'HEAD', url: `/api/sites/${id}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe('')
      expect(answer.headers.etag).toBeDefined()
    }
  })

  it('is not what a search around a point, a batch or an error answers', async () => {
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    for (const answer of [
      await post('/api/sites/search', { lat: 0, lng: 0 }),
      await post('/api/sites/batch', { ids: [] }),
      await app.inject('/api/sites/1'),
      await app.inject('/api/nothing'),
      await app.inject('/api/map/version'),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
  })
})

describe('the memory for replies', () => {
  it('is not filled by addresses that differ in what nobody reads', async () => {
    await addSites(
      deps.db,
      Array.from({ length: 50 }, (_, n) => ({ siteName: `Filler ${n}` })),
    )
    const spy = vi.spyOn(deps.db, 'select')
    await eventually(async () => expect((await app.inject('/api/sites')).json().total).toBeGreaterThan(50))
    await app.inject('/api/sites')
    spy.mockClear()
    for (let n = 0; n < 5; n++) await app.inject(`/api/sites?junk=${n}`)
    expect(spy).not.toHaveBeenCalled()
    await app.inject('/api/sites?limit=3')
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
  })
})
