import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { readTile } from '#src/testing/tiles.ts'

const { app, deps } = await testApp()

const facts = {
  siteName: 'Secret Cavern',
  coordinates: [15, 35] as [number, number],
  country: 'Malta',
  difficulty: 'advanced' as const,
  maxDepth: 20,
  description: 'secretword',
}
const hidden = [await addSite(deps.db, facts, 'pending'), await addSite(deps.db, facts, 'rejected')]
const shown = await addSite(deps.db, facts)

const ids = (answer: { json: () => { items: { id: string }[]; total?: number } }) => {
  const { items, total } = answer.json()
  if (total !== undefined) expect(total).toBe(1)
  return items.map(({ id }) => id)
}

beforeAll(() =>
  eventually(async () => {
    expect((await app.inject('/api/about')).json().sites).toBe(1)
    expect((await app.inject('/api/sites/facets')).json().total).toBe(1)
  }),
)

const headersOf = { public: {}, member: await asLevel(deps, 'member'), admin: await asLevel(deps, 'admin') }

describe.each(['public', 'member', 'admin'] as const)(
  'what is pending or rejected is hidden from %s',
  (role) => {
    const headers = headersOf[role]
    const get = (url: string) => app.inject({ url, headers })
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })

    it.each([
      '/api/sites',
      '/api/sites?q=secret',
      '/api/sites?q=Secret%20Cavern',
      '/api/sites?q=secrett%20caverrn',
      '/api/sites?q=secretword',
      '/api/sites?q=malta',
      '/api/sites?country=Malta',
      '/api/sites?sort=deepest',
      '/api/sites?q=secret&maxDepth=50',
      '/api/sites/country/Malta',
      '/api/sites/difficulty/advanced',
    ])('in the list at %s', async (url) => expect(ids(await get(url))).toEqual([shown]))

    it('by its id and by the map’s integer, but for those who review it', async () => {
      const { rows } = await deps.db.execute<{ id: string; map_id: number }>('select id, map_id from sites')
      for (const { id, map_id } of rows) {
        // Whoever decides about a site must see it.
        const status = id === shown || role === 'admin' ? 200 : 404
        expect((await get(`/api/sites/${id}`)).statusCode).toBe(status)
        expect((await get(`/api/map/sites/${map_id}`)).statusCode).toBe(status)
      }
    })

    it('in a batch', async () =>
      expect(ids(await post('/api/sites/batch', { ids: [...hidden, shown] }))).toEqual([shown]))

    it('around a point', async () =>
      expect(ids(await post('/api/sites/search', { lat: 35, lng: 15 }))).toEqual([shown]))

    it('near a site, and what is near it, but for those who review it', async () => {
      expect(ids(await get(`/api/sites/${shown}/nearby`))).toEqual([])
      for (const id of hidden) {
        const answer = await get(`/api/sites/${id}/nearby`)
        if (role === 'admin') expect(ids(answer)).toEqual([shown])
        else expect(answer.statusCode).toBe(404)
      }
    })

    it.each(['', '?q=secret', '?country=Malta', '?bbox=14,34,16,36'])(
      'in counts and among points%s',
      async (query) => {
        const { total, facets } = (await get(`/api/sites/facets${query}`)).json()
        expect(total).toBe(1)
        expect(facets.country).toEqual([{ value: 'Malta', count: 1 }])
        expect((await get(`/api/map/points${query}`)).json().name).toEqual(['Secret Cavern'])
      },
    )

    it('on the map, in its total and in what the server says about itself', async () => {
      const { version, total } = (await get('/api/map/version')).json()
      expect(total).toBe(1)
      expect((await get('/api/about')).json().sites).toBe(1)
      const tile = readTile(await get(`/api/map/tiles/${version}/0/0/0`))
      const { mapId } = (await get(`/api/sites/${shown}`)).json()
      expect(tile.map(({ site }) => site)).toEqual([mapId])
    })
  },
)
