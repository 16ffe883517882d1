import type { SearchEvent, SearchReply } from '@soundings/contract/search'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel } from '#ports/language-model.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

let parts: string[] = []
let asked = 0
const languageModel: LanguageModel = {
  name: 'test',
  async *write() {
    asked++
    yield* parts
  },
}

const { app, deps } = await testApp({ languageModel })
const wreck = await addSite(deps.db, {
  siteName: 'SS Example',
  country: 'Egypt',
  maxDepth: 30,
  diveSiteCategory: 'wreck',
  diveType: ['wreck'],
})

let address = 0
/** Each time from another address, as one may ask only so much in a minute. */
const post = (url: string, payload: object, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers,
    payload,
    remoteAddress: `10.2.${address >> 8}.${address++ & 255}`,
  })
const ask = async (text: string, headers = {}): Promise<SearchReply> =>
  (await post('/api/ai/query', { text }, headers)).json()

// Sites are found once the next snapshot of the catalogue is made.
beforeAll(() => eventually(async () => expect((await ask('Wrecks in Egypt')).relatedSites).toEqual([wreck])))

describe('an answer that a language model words', () => {
  it('is told with the sites found, and who worded it', async () => {
    parts = ['Start with [1], ', 'at 30 m. ', 'Go early.']
    const reply = await ask('Wrecks in Egypt')
    expect(reply).toMatchObject({ by: 'model', relatedSites: [wreck], notice: null })
    expect(reply.response).toBe('Start with SS Example, at 30 m. Go early.')
  })

  it('comes piece by piece as a stream, and whole at its end', async () => {
    parts = ['Start with [1]. ', 'Go early.']
    const answer = await post('/api/ai/stream', { text: 'Wrecks in Egypt' })
    expect(answer.headers['content-type']).toContain('text/event-stream')
    const events = [...answer.body.matchAll(/^data: (.*)$/gm)].map(
      ([, data]): SearchEvent => JSON.parse(data ?? ''),
    )
    expect(events.map((event) => Object.keys(event)[0])).toEqual(['understood', 'pieces', 'pieces', 'reply'])
    expect(events[0]).toMatchObject({ understood: { chips: [{ label: 'Egypt' }, { label: 'Wrecks' }] } })
    expect(events.at(-1)).toMatchObject({ reply: { by: 'model', totalSites: 1 } })
  })

  it('is made by the rules where the model says what it was not given', async () => {
    parts = ['Atlantis is better.']
    const reply = await ask('Wrecks in Egypt')
    expect(reply.by).toBe('composer')
    expect(reply.response).toContain('SS Example')
    expect(reply.notice).toContain('wasn’t supported by the site entries')
  })

  it('is never asked for about health, nor for more of the same sites', async () => {
    asked = 0
    expect((await ask('Can I fly after a dive with the bends?')).intent).toBe('medical')
    const first = await ask('Wrecks in Egypt')
    const before = asked
    const payload = { text: 'Wrecks in Egypt', query: first.query, offsetSites: 1 }
    await post('/api/ai/query', payload)
    expect([before, asked]).toEqual([1, 1])
  })

  it('costs a person only so much a day', async () => {
    parts = ['Go early.']
    const { headers } = await addPerson(deps)
    const replies = []
    for (let count = 0; count < 101; count++) replies.push(await ask('Wrecks in Egypt', headers))
    expect(replies.filter(({ by }) => by === 'model')).toHaveLength(100)
    expect(replies.at(-1)?.notice).toContain('today')
  })
})
