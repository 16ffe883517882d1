import { search } from '@soundings/contract/search'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildReply, siteIds } from '../search.build.ts'
import { ask, askForMore, clearChat } from './chat.ts'
import { foundAs, lastFound, useChat } from './chat-store.ts'

const turns = () => useChat.getState().turns

beforeEach(clearChat)

test('a first question leads others by its words, one that goes on by what was understood', async () => {
  const network = stubNetwork()
  network.answer(search.query, buildReply())
  const first = await ask('wrecks for pros', { siteId: null })
  const second = await ask('only those', { siteId: null })
  expect([first?.link, second?.link]).toEqual(['wrecks for pros', 'Wrecks, Advanced'])
  expect(foundAs(turns(), 'wrecks for pros')?.id).toBe(first?.id)
  expect(lastFound(turns())?.id).toBe(second?.id)
})

test('what is told of one site is no set of sites', async () => {
  const network = stubNetwork()
  network.answer(search.query, buildReply())
  const found = await ask('wrecks', { siteId: null })
  network.answer(search.query, buildReply({ intent: 'about-site' }))
  const about = await ask('is it safe for beginners?', { siteId: null })
  expect(about?.link).toBeNull()
  expect(lastFound(turns())?.id).toBe(found?.id)
})

test('more sites are asked for by what was understood, from where the list ends', async () => {
  const network = stubNetwork()
  network.answer(search.query, buildReply({ relatedSites: siteIds(200), totalSites: 230 }))
  await ask('wrecks', { siteId: null })
  const found = lastFound(turns())
  if (!found) throw new Error('nothing was found')
  let sent: unknown
  network.answer(search.query, (_url, body) => {
    sent = body
    return buildReply({ relatedSites: siteIds(31, 200), totalSites: 230 })
  })
  await askForMore(found)
  expect(sent).toMatchObject({ query: { diveTypes: ['wreck'] }, offsetSites: 200 })
  expect(lastFound(turns())?.answer.relatedSites).toEqual(siteIds(230))
})

test('a question that comes before the last one is answered takes its place', async () => {
  const network = stubNetwork()
  network.answer(search.query, buildReply())
  const [first, second] = await Promise.all([ask('wrecks', { siteId: null }), ask('reefs', { siteId: null })])
  expect(first).toBeNull()
  expect(second?.state).toBe('answered')
  expect(turns().map(({ question, state }) => [question, state])).toEqual([
    ['wrecks', 'stopped'],
    ['reefs', 'answered'],
  ])
})

/** A stream of events, cut wherever the network likes. */
const streamOf = (events: object[]) => {
  const text = `retry: 2000\n\n${events.map((event, at) => `id: ${at}\ndata: ${JSON.stringify(event)}\n\n`).join('')}`
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

test('an answer is shown as it comes, and the whole counts in the end', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return streamOf([
      { pieces: [{ text: 'Ahoy – ' }] },
      { pieces: [{ text: 'wait' }] },
      { reply: buildReply() },
    ])
  })
  const seen: string[] = []
  const stop = useChat.subscribe(({ turns: now }) => {
    const said = now[0]?.pieces.map((piece) => ('text' in piece ? piece.text : piece.siteName)).join('')
    if (said) seen.push(said)
  })
  await ask('wrecks', { siteId: null })
  stop()
  expect(seen).toEqual(['Ahoy – ', 'Ahoy – wait', 'Start with Thistlegorm.'])
  expect(asked).toEqual(['/api/ai/stream'])
})

test('a stream that breaks off is asked for as a whole, and its problem is told', async () => {
  const network = stubNetwork()
  network.answer(search.query, buildReply())
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) =>
    input === '/api/ai/stream' ? streamOf([{ pieces: [{ text: 'Ah' }] }]) : answering(input, init),
  )
  expect((await ask('wrecks', { siteId: null }))?.pieces).toEqual(buildReply().pieces)
  vi.stubGlobal('fetch', async () => streamOf([{ problem: 'The assistant is resting' }]))
  await ask('reefs', { siteId: null })
  expect(turns().at(-1)).toMatchObject({ state: 'failed', problem: 'The assistant is resting' })
})
