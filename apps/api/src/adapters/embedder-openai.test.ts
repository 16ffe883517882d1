import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openaiEmbedder } from './embedder-openai.ts'

type Asked = { request: IncomingMessage; body: string }
let behave: (response: ServerResponse, asked: Asked) => void = () => undefined
const peer = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += String(part)
  })
  request.on('end', () => behave(response, { request, body }))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/v1/`
})
afterAll(() => {
  peer.closeAllConnections()
  peer.close()
})

const embedder = () => openaiEmbedder({ url, key: 'secret', model: 'small', patience: 2_000 })
const embed = (texts: string[], signal = new AbortController().signal) => embedder().embed(texts, signal)
const vector = (first: number) => [first, ...Array(7).fill(0)]
const answer = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('an embeddings endpoint', () => {
  it('is sent the texts, the model and the key, and its vectors are put in their order', async () => {
    let seen: Asked | undefined
    behave = (response, asked) => {
      seen = asked
      answer(response, {
        data: [
          { index: 1, embedding: vector(2) },
          { index: 0, embedding: vector(1) },
        ],
      })
    }
    const vectors = await embed(['one', 'two'])
    expect(vectors.map(([first]) => first)).toEqual([1, 2])
    expect(seen?.request.url).toBe('/v1/embeddings')
    expect(seen?.request.headers.authorization).toBe('Bearer secret')
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      model: 'small',
      input: ['one', 'two'],
      encoding_format: 'float',
    })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', (response) => answer(response, { error: 'broken' }, 500)],
    ['answers 429', (response) => answer(response, { error: 'slow down' }, 429)],
    ['says what is no JSON', (response) => response.end('<html>')],
    ['says something else', (response) => answer(response, { vectors: [] })],
    ['leaves a text out', (response) => answer(response, { data: [{ index: 0, embedding: vector(1) }] })],
    ['sends no numbers', (response) => answer(response, { data: [{ index: 0, embedding: ['a'] }] })],
    ['hangs', () => undefined],
    ['hangs up', (response) => response.destroy()],
    ['leads elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  ])('that %s is an error, soon', async (_, misbehave) => {
    behave = misbehave
    const begun = performance.now()
    await expect(embed(['one', 'two'])).rejects.toThrow()
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  it('is let go when nobody waits any more', async () => {
    behave = () => undefined
    await expect(embed(['one'], AbortSignal.timeout(20))).rejects.toThrow()
  })

  it('is known by its model and its host, so that vectors of two are never compared', () => {
    expect(embedder().name).toMatch(/^small at 127\.0\.0\.1:\d+$/)
  })
})
