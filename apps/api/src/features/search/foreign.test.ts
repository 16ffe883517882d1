import type { SearchBody, SearchReply } from '@soundings/contract/search'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()

const [, lagoon = ''] = await addSites(deps.db, [
  {
    siteName: 'Far Brother',
    country: 'Egypt',
    coordinates: [34.8, 26.3],
    difficulty: 'advanced',
    maxDepth: 60,
  },
  {
    siteName: 'Lagoon Garden',
    country: 'Egypt',
    coordinates: [34.5, 28.5],
    difficulty: 'beginner',
    maxDepth: 15,
  },
])

const ask = async (text: string, rest: Partial<SearchBody> = {}): Promise<SearchReply> => {
  const answer = await app.inject({ method: 'POST', url: '/api/ai/query', payload: { text, ...rest } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

beforeAll(() => eventually(async () => expect((await ask('dives in Egypt')).relatedSites).toHaveLength(2)))

it('a question in another language is answered with what was asked for, and says first what was understood', async () => {
  const { response, relatedSites } = await ask('Anfänger Tauchplätze in Ägypten')
  expect(relatedSites).toEqual([lagoon])
  expect(response).toMatch(/^I understood: Egypt and beginner\. I found one site: Lagoon Garden\./)
})

it('what could not be read is told before anything else', async () => {
  const { response, chips } = await ask('sitios en egipto con cachivaches, menos de 20 m')
  expect(response).toMatch(
    /^I understood: Egypt and up to 20\sm\. I could not read the rest; please ask in English\. /,
  )
  expect(chips.map(({ key }) => key)).toEqual(['where:0', 'maxDepth'])
})

it('where nothing could be read, no sites are listed', async () => {
  const reply = await ask('дайвинг для начинающих')
  expect(reply).toMatchObject({ intent: 'other', relatedSites: [], chips: [], query: null })
  expect(reply.response).toMatch(/^I can only read questions in English well/)
})

it('a question about one site, and one about health, say what they were taken for', async () => {
  expect((await ask('wie tief ist Lagoon Garden?')).response).toMatch(
    /^I understood that you’re asking about Lagoon Garden\. /,
  )
  const { response, relatedSites } = await ask('volar después de bucear en egipto')
  expect(relatedSites).toEqual([])
  expect(response).toMatch(/^I understood that you’re asking about health or flying\. /)
})

it('a question in English says nothing of it', async () => {
  expect((await ask('beginner sites in Egypt')).response).not.toContain('understood')
})
