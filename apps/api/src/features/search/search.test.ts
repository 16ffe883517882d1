import type { SearchBody, SearchReply } from '@soundings/contract/search'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps

const [anchor = '', barge = '', cave = ''] = await addSites(db, [
  {
    siteName: 'Anchor Wreck',
    country: 'Malta',
    coordinates: [14.5, 35.9],
    diveSiteCategory: 'wreck',
    difficulty: 'advanced',
    maxDepth: 30,
    hazards: ['strong-current'],
    description: 'A steamer with motorcycles in her holds.',
  },
  {
    siteName: 'Barge',
    city: 'Marfa',
    country: 'Malta',
    coordinates: [14.3, 36],
    diveSiteCategory: 'wreck',
    difficulty: 'beginner',
    maxDepth: 12,
  },
  {
    siteName: 'Zodiac Cave',
    country: 'Malta',
    coordinates: [14.2, 36.05],
    diveSiteCategory: 'cave',
    maxDepth: 20,
  },
])
const hidden = await addSite(
  db,
  { siteName: 'Secret Steamer', country: 'Malta', diveSiteCategory: 'wreck' },
  'pending',
)

let address = 0
const ask = async (text: string, rest: Partial<SearchBody> = {}): Promise<SearchReply> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/ai/query',
    payload: { text, ...rest },
    remoteAddress: `10.1.${++address}.1`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json()
}
const soon = { timeout: 20_000, interval: 50 }
const inMalta = async () => (await ask('dives in Malta')).relatedSites.toSorted()

beforeAll(() => eventually(async () => expect(await inMalta()).toEqual([anchor, barge, cave].toSorted())))

describe('a question', () => {
  it('is understood, found and answered with the sites that fit, which the answer names', async () => {
    const reply = await ask('wrecks in Malta for beginners')
    expect(reply).toMatchObject({
      intent: 'find',
      relatedSites: [barge],
      totalSites: 1,
      relaxed: [],
      by: 'composer',
    })
    expect(reply.chips.map(({ label }) => label)).toEqual(expect.arrayContaining(['Malta', 'Wrecks']))
    expect(reply.pieces).toContainEqual({ siteId: barge, siteName: 'Barge', maxDepth: 12 })
    expect(reply.response).toContain('Barge')
  })

  it('that was put together from chips is answered as it is, whatever its text', async () => {
    const { query } = await ask('wrecks in Malta')
    const reply = await ask('unheard', { query: { ...(query as NonNullable<typeof query>), maxDepth: 15 } })
    expect(reply.relatedSites).toEqual([barge])
    expect(reply.query?.maxDepth).toBe(15)
  })

  it('that no site matches is answered with what matches most of it, and says what doesn’t', async () => {
    const reply = await ask('caves in Malta deeper than 100 m')
    expect(reply.relatedSites).toEqual([cave])
    expect(reply.relaxed.map(({ key }) => key)).toEqual(['minDepth'])
  })

  it('finds by words of a text, and by a misspelt name', async () => {
    expect((await ask('motorcycles in a wreck')).relatedSites[0]).toBe(anchor)
    expect((await ask('zodiak cave')).relatedSites[0]).toBe(cave)
  })

  it('for the deepest, the shallowest or the closest has them in that order', async () => {
    expect((await ask('deepest dives in Malta')).relatedSites).toEqual([anchor, cave, barge])
    expect((await ask('shallowest dives in Malta')).relatedSites).toEqual([barge, cave, anchor])
    const here = { query: null, shown: [], siteId: null, coordinates: [14.2, 36.05] as [number, number] }
    expect((await ask('closest dives in Malta', { context: here })).relatedSites).toEqual([
      cave,
      barge,
      anchor,
    ])
  })

  it('is answered page by page in one order', async () => {
    const whole = await ask('dives in Malta')
    const pages = [0, 1, 2, 3].map((offsetSites) => ask('dives in Malta', { limitSites: 1, offsetSites }))
    const found = (await Promise.all(pages)).flatMap(({ relatedSites }) => relatedSites)
    expect(found).toEqual(whole.relatedSites)
    expect(await ask('dives in Malta', { limitSites: 0 })).toMatchObject({ relatedSites: [], totalSites: 3 })
  })

  it('goes on with the one before, and picks one of the sites shown', async () => {
    const { query, relatedSites } = await ask('wrecks in Malta')
    const context = { query, shown: relatedSites, siteId: null, coordinates: null }
    expect((await ask('only shallower than 15 m', { context })).relatedSites).toEqual([barge])
    const second = await ask('show me the second one', { context })
    expect(second.opens).toBe(relatedSites[1])
    expect(second.relatedSites).toEqual([relatedSites[1]])
  })

  it('that tells of an accident at a site is answered by whom to call, and nothing to browse', async () => {
    const answer = await ask('no pulse at the Um El Faroud, starting compressions')
    expect(answer).toMatchObject({ intent: 'medical', relatedSites: [], suggestions: [] })
    expect(answer.response).toMatch(/^Call for help now: .*\n\n.*CPR/)
  })

  it('of health gets no sites, and one about something else neither', async () => {
    expect(await ask('can I dive with asthma?')).toMatchObject({
      intent: 'medical',
      relatedSites: [],
      query: null,
    })
    expect(await ask('tell me a joke')).toMatchObject({ intent: 'other', relatedSites: [], query: null })
  })

  it('about a trip says what a plan for it can begin with, and one about sites alone does not', async () => {
    const reply = await ask('a week in Malta in March, wrecks, not deeper than 30 m')
    expect(reply.relatedSites.toSorted()).toEqual([anchor, barge].toSorted())
    expect(reply.trip).toEqual({
      destination: 'Malta',
      months: [3],
      days: 7,
      preferences: ['wreck'],
      maxDepth: 30,
      minTemp: null,
      level: null,
      species: [],
      budget: null,
    })
    expect((await ask('wrecks in Malta')).trip).toBeNull()
    expect((await ask('I feel sick after a dive on my trip, what now?')).trip).toBeNull()
  })

  it('shows the public photos of the sites found', async () => {
    const shown = await addPhoto(deps.db, { siteId: barge })
    await addPhoto(deps.db, { siteId: barge, approvalStatus: 'pending' })
    await db.update(sites).set({ imageUrl: '/a', thumbnailUrl: '/b' }).where(eq(sites.id, barge))
    const media = async () => (await ask('wrecks in Malta for beginners')).media.map(({ id }) => id)
    await expect.poll(media, soon).toEqual([shown.id])
  })
})

describe('what is not public', () => {
  it('is neither found, named, counted nor spoken of', async () => {
    for (const text of ['Secret Steamer', 'wrecks in Malta', 'steamers in Malta']) {
      const reply = await ask(text, {
        context: { query: null, shown: [hidden], siteId: hidden, coordinates: null },
      })
      expect(JSON.stringify(reply)).not.toContain(hidden)
      expect(JSON.stringify(reply.pieces)).not.toContain('Secret')
    }
    const about = await ask('is it safe for beginners?', {
      context: { query: null, shown: [], siteId: hidden, coordinates: null },
    })
    expect(JSON.stringify(about)).not.toContain(hidden)
  })

  it('is gone from answers at once, before the catalogue is made anew', async () => {
    await db.update(sites).set({ approvalStatus: 'rejected' }).where(eq(sites.id, barge))
    const reply = await ask('wrecks in Malta for beginners')
    expect(reply.relatedSites).not.toContain(barge)
    expect(JSON.stringify(reply.pieces)).not.toContain(barge)
    await db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, barge))
  })
})

describe('the assistant', () => {
  it('is asked so often by one address, and no more', async () => {
    const one = () =>
      app.inject({
        method: 'POST',
        url: '/api/ai/query',
        payload: { text: 'wrecks' },
        remoteAddress: '10.9.9.9',
      })
    let last = await one()
    for (let asked = 1; asked < 100 && last.statusCode === 200; asked++) last = await one()
    expect(last.statusCode).toBe(429)
    expect(last.headers['retry-after']).toBeDefined()
  })

  it('takes no blank question, and none without end', async () => {
    for (const text of ['', '   ', 'a'.repeat(1_001)]) {
      const answer = await app.inject({ method: 'POST', url: '/api/ai/query', payload: { text } })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('answers fixed data at its mock route, but not in production', async () => {
    const mock = (on: typeof app) =>
      on.inject({ method: 'POST', url: '/api/ai/mock/query', payload: { text: 'anything' } })
    expect((await mock(app)).json()).toMatchObject({ totalSites: 1, by: 'composer' })
    const production = await testApp({ hasMock: false })
    expect((await mock(production.app)).statusCode).toBe(404)
  })
})

describe('how far a site is', () => {
  it('is told from where somebody is', async () => {
    const context = {
      coordinates: [14.3, 36.1],
      query: null,
      shown: [],
      siteId: null,
    } as SearchBody['context']
    expect((await ask('wrecks near me', { context })).response).toMatch(/\d\skm away/)
  })

  it('is not told from a town, of which only the middle of its sites is known', async () => {
    const { response, relatedSites } = await ask('wrecks within 30 km of Marfa')
    expect(relatedSites).toContain(barge)
    expect(response).not.toContain('away')
  })

  it('is not told where nobody asked', async () => {
    const context = {
      coordinates: [14.3, 36.1],
      query: null,
      shown: [],
      siteId: null,
    } as SearchBody['context']
    expect((await ask('wrecks in Malta', { context })).response).not.toContain('away')
  })
})
