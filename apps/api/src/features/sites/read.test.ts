import { Site, SiteSummary } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { readStarterSites } from './starter.ts'

const { app, deps } = await testApp()
const starters = (await readStarterSites()).map(({ facts }) => facts)
const ids = await addSites(deps.db, starters)
const unknown = '0191d8a0-0000-7000-8000-000000000000'

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

describe('one dive site', () => {
  it('answers every fact as it was stored, for every starter site', async () => {
    const read = async (at: number) => {
      const answer = await app.inject(`/api/sites/${ids[at]}`)
      expect(answer.statusCode).toBe(200)
      expect(Site.strict().parse(answer.json())).toMatchObject(starters[at] ?? {})
    }
    expect(ids.length).toBeGreaterThan(200)
    // No more at once than its connections serve in the time that a request waits for one.
    for (let from = 0; from < ids.length; from += 20)
      await Promise.all(ids.slice(from, from + 20).map((_, at) => read(from + at)))
  })

  it('answers depths as they were given, not as a machine rounds them', async () => {
    const id = await addSite(deps.db, {
      maxDepth: 18.3,
      averageDepth: 0.1,
      depthRange: { min: 4.7, max: 16.9 },
    })
    expect((await app.inject(`/api/sites/${id}`)).json()).toMatchObject({
      maxDepth: 18.3,
      averageDepth: 0.1,
      depthRange: { min: 4.7, max: 16.9 },
    })
  })

  it('says how a wreck looks as its words tell, the same on its page and in lists', async () => {
    const wreck = { diveSiteCategory: 'wreck', description: 'A steamer on sand.' } as const
    const known = await addSites(deps.db, [
      { ...wreck, description: 'A steamer lying keel up against the reef.' },
      { ...wreck, topographicalFeatures: ['Hull on its side'] },
      { ...wreck, historicalSignificance: 'She once lay upside down.' },
      { diveSiteCategory: 'wall', description: 'A wall below an upturned boat.' },
    ])
    const looks = ['keel-up', 'on-side', null, null]
    const read = await Promise.all(known.map((id) => app.inject(`/api/sites/${id}`)))
    expect(read.map((answer) => answer.json().wreckLook)).toEqual(looks)
    const listed = (await post('/api/sites/batch', { ids: known })).json().items
    expect(listed.map(({ wreckLook }: { wreckLook: string | null }) => wreckLook)).toEqual(looks)
  })

  it('is 404 when nobody knows it, 400 when the id is none, found in capitals', async () => {
    expect((await app.inject(`/api/sites/${unknown}`)).statusCode).toBe(404)
    expect((await app.inject('/api/sites/1')).statusCode).toBe(400)
    expect((await app.inject(`/api/sites/${ids[0]?.toUpperCase()}`)).json().id).toBe(ids[0])
  })

  it('is found by the integer that the map knows it by', async () => {
    const { mapId, id } = (await app.inject(`/api/sites/${ids[0]}`)).json()
    expect(SiteSummary.strict().parse((await app.inject(`/api/map/sites/${mapId}`)).json()).id).toBe(id)
    expect((await app.inject('/api/map/sites/2147483647')).statusCode).toBe(404)
    for (const wrong of ['0', '-1', '2147483648', '1.5', 'abc', '9'.repeat(30)])
      expect((await app.inject(`/api/map/sites/${wrong}`)).statusCode, wrong).toBe(400)
  })
})

describe('a batch of dive sites', () => {
  const batch = async (asked: string[]): Promise<string[]> => {
    const answer = await post('/api/sites/batch', { ids: asked })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().items.map((item: { id: string }) => item.id)
  }
  const some = [ids[5], ids[1], ids[9], ids[3]].map(String)

  it('comes in the order asked for', async () => {
    expect(await batch(some)).toEqual(some)
    expect(await batch(some.toReversed())).toEqual(some.toReversed())
  })

  it('leaves out what nobody knows, and repeats what is asked twice', async () => {
    const [first = '', second = ''] = some
    expect(await batch([first, unknown, second, first])).toEqual([first, second, first])
    expect(await batch([unknown])).toEqual([])
    expect(await batch([])).toEqual([])
  })

  it('reads ids in capitals', async () => {
    expect(await batch(some.map((id) => id.toUpperCase()))).toEqual(some)
  })

  it('holds two hundred and no more', async () => {
    expect(await batch(ids.slice(0, 200))).toEqual(ids.slice(0, 200))
    expect((await post('/api/sites/batch', { ids: ids.slice(0, 201) })).statusCode).toBe(400)
  })

  it('answers a short refusal to a long list of nonsense', async () => {
    const answer = await post('/api/sites/batch', { ids: Array(100_000).fill('x') })
    expect(answer.statusCode).toBe(400)
    expect(answer.body.length).toBeLessThan(10_000)
  })
})
