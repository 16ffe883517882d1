import type { SearchBody, SearchReply } from '@soundings/contract/search'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import type { LanguageModel } from '#ports/language-model.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSites } from '#src/testing/sites.ts'

const languageModel: LanguageModel = {
  name: 'test',
  async *write() {
    yield 'Start with [1]. Go early.'
  },
}
const { app, deps } = await testApp({ languageModel })

const closed = {
  accessStatus: 'closed',
  accessStatusSince: '2023-01',
  accessStatusReason: 'All shark tourism is banned',
  accessStatusSource: 'https://www.dof.gob.mx/nota',
} as const
const whole = {
  description: 'Great white sharks. '.repeat(20),
  averageRating: 5,
  diveType: ['boat' as const],
}
const [isle = '', wall = '', reef = '', permit = '', wreck = ''] = await addSites(deps.db, [
  { ...whole, ...closed, siteName: 'Shark Isle', country: 'Mexico', maxDepth: 60, diveSiteCategory: 'wall' },
  { siteName: 'Low Wall', country: 'Mexico', maxDepth: 20, diveSiteCategory: 'wall' },
  { siteName: 'Shark Reef', country: 'Malta', maxDepth: 20, diveSiteCategory: 'rocky-reef' },
  {
    siteName: 'Permit Reef',
    country: 'Malta',
    maxDepth: 21,
    diveSiteCategory: 'rocky-reef',
    accessStatus: 'restricted',
    accessStatusReason: 'Only with a permit',
  },
  { ...closed, siteName: 'Grave', country: 'Palau', diveSiteCategory: 'wreck' },
])

let address = 0
const ask = async (text: string, rest: Partial<SearchBody> = {}): Promise<SearchReply> => {
  const payload = { text, ...rest }
  const remoteAddress = `10.3.${++address}.1`
  return (await app.inject({ method: 'POST', url: '/api/ai/query', payload, remoteAddress })).json()
}

beforeAll(() => eventually(async () => expect((await ask('dives in Malta')).totalSites).toBe(2)))

describe('a closed site', () => {
  it.each(['walls in Mexico', 'deepest dives in Mexico', 'dives in Mexico'])(
    'is not among the %s',
    async (question) => {
      expect(await ask(question)).toMatchObject({ relatedSites: [wall], totalSites: 1 })
    },
  )

  it('is no site like another', async () => {
    const reply = await ask('Sites like Low Wall')
    expect(reply.query?.like).not.toBeNull()
    expect(reply.relatedSites).not.toContain(isle)
    expect(reply.relatedSites).toContain(reef)
  })

  it('is told of when it is asked for by name: first that it is closed, since when, why and by whom', async () => {
    const reply = await ask('Shark Isle')
    expect(reply.relatedSites[0]).toBe(isle)
    expect(reply.response).toMatch(
      /^Shark Isle has been closed to divers since January 2023: All shark tourism is banned \(source: dof\.gob\.mx\)\./,
    )
    const about = await ask('When is the best time for it?', {
      context: { query: null, shown: [], siteId: isle, coordinates: null },
    })
    expect(about.response).toMatch(/^Shark Isle has been closed to divers since January 2023/)
  })

  it('is said to be the only one that fits where there is no other', async () => {
    const reply = await ask('wrecks in Palau')
    expect(reply).toMatchObject({ relatedSites: [wreck], totalSites: 1, relaxed: [] })
    expect(reply.response).toMatch(
      /^The only site that fits, Grave, has been closed to divers since January 2023/,
    )
    expect(reply.suggestions).toEqual(['Sites like Grave'])
  })

  it('is worded by the rules, which say first what must be said', async () => {
    expect((await ask('wrecks in Palau')).by).toBe('composer')
    expect((await ask('dives in Malta')).by).toBe('composer')
    expect((await ask('dives in Mexico')).by).toBe('model')
  })

  it('may be recommended again once it is open', async () => {
    await deps.db.update(sites).set({ accessStatus: 'open' }).where(eq(sites.id, isle))
    const found = async () => (await ask('dives in Mexico')).relatedSites.toSorted()
    await eventually(async () => expect(await found()).toEqual([isle, wall].toSorted()))
  })
})

it('a restricted site comes after one that everybody may dive, and says so', async () => {
  const reply = await ask('reefs in Malta')
  expect(reply.relatedSites).toEqual([reef, permit])
  expect(reply.response).toContain('Permit Reef (restricted)')
})
