// @vitest-environment happy-dom
import { search } from '@soundings/contract/search'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventsReply } from '#shared/api/stream.build.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildReply, siteIds } from '../search.build.ts'
import { ask, askForMore, clearChat } from './chat.ts'
import { useChat } from './chat-store.ts'
import { foundAs, lastFound } from './turn.ts'

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

test('an answer is shown as it comes, and the whole counts in the end', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return eventsReply([
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

test('what was understood is known before the answer is worded', async () => {
  const { query, chips, relaxed } = buildReply()
  vi.stubGlobal('fetch', async () =>
    eventsReply([
      { understood: { query, chips, relaxed } },
      { pieces: [{ text: 'Ahoy' }] },
      { reply: buildReply() },
    ]),
  )
  const seen: unknown[] = []
  const stop = useChat.subscribe(({ turns: [now] }) => {
    if (now?.state === 'asking' && now.pieces.length === 0) seen.push(now.understood?.chips)
  })
  await ask('wrecks', { siteId: null })
  stop()
  expect(seen).toContainEqual(chips)
})

test('what was read aloud while it came is not said anew when it is complete', async () => {
  const said = [{ text: 'Start with ' }, { siteId: siteIds(1)[0], siteName: 'Thistlegorm', maxDepth: 32 }]
  vi.stubGlobal('fetch', async () =>
    eventsReply([
      { pieces: said },
      { pieces: [{ text: '.' }] },
      { reply: buildReply({ pieces: [...said, { text: '.' }] as never }) },
    ]),
  )
  let shown: unknown
  const stop = useChat.subscribe(({ turns: [now] }) => {
    if (now?.state === 'asking') shown = now.pieces
  })
  await ask('wrecks', { siteId: null })
  stop()
  expect(turns()[0]?.pieces).toBe(shown)
})

test('a question that is put once more after it failed takes its own place', async () => {
  const network = stubNetwork()
  network.refuse(search.query, 503, 'Not now')
  network.refuse(search.stream, 503, 'Not now')
  await ask('wrecks', { siteId: null })
  await ask('wrecks', { siteId: null })
  await ask('reefs', { siteId: null })
  expect(turns().map(({ question }) => question)).toEqual(['wrecks', 'reefs'])
})

/** Answers streams in this way, and counts what was asked. */
const streamBy = (answer: () => Response) => {
  const network = stubNetwork()
  network.answer(search.query, buildReply())
  const rest = globalThis.fetch
  let streams = 0
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input !== search.stream.path) return rest(input, init)
    streams++
    return answer()
  })
  return { asked: () => ({ streams, wholes: network.asked.length }) }
}

test.each([
  ['is cut', () => eventsReply([{ pieces: [{ text: 'Ahoy' }] }], { isCut: true })],
  ['ends too early', () => eventsReply([{ pieces: [{ text: 'Ahoy' }] }])],
])('what was said stays when an answer %s, and nothing is asked twice', async (_, answer) => {
  const { asked } = streamBy(answer)
  await ask('wrecks', { siteId: null })
  expect(turns().at(-1)).toMatchObject({
    state: 'failed',
    pieces: [{ text: 'Ahoy' }],
    problem: 'The connection was lost before the answer was complete.',
  })
  expect(asked()).toEqual({ streams: 1, wholes: 0 })
})

test.each([
  ['nothing at all', () => eventsReply([])],
  ['nothing but a broken line', () => eventsReply([], { isCut: true })],
  ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('where a stream brings %s, the same is asked for as a whole, once', async (_, answer) => {
  const { asked } = streamBy(answer)
  expect((await ask('wrecks', { siteId: null }))?.pieces).toEqual(buildReply().pieces)
  expect(asked()).toEqual({ streams: 1, wholes: 1 })
})

test.each([
  ['the stream', () => eventsReply([{ problem: 'The assistant is resting' }])],
  ['the server', () => Response.json({ message: 'The assistant is resting' }, { status: 429 })],
])('what %s refuses is told in its words, and not asked for again', async (_, answer) => {
  const { asked } = streamBy(answer)
  await ask('reefs', { siteId: null })
  expect(turns().at(-1)).toMatchObject({ state: 'failed', problem: 'The assistant is resting' })
  expect(asked()).toEqual({ streams: 1, wholes: 0 })
})
