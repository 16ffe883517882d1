import type { LiveEvent } from '@soundings/contract/live'
import { expect, onTestFinished } from 'vitest'
import type { Headers } from './people.ts'

type Line = { id: string | undefined; data: LiveEvent | undefined; retry: string | undefined }

const lineOf = (block: string): Line => {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  )
  const data = fields.get('data')
  return { id: fields.get('id'), data: data ? JSON.parse(data) : undefined, retry: fields.get('retry') }
}

/** Opens a stream of events as a browser would and waits until the server has greeted it. */
export const openStream = async (address: string, headers: Headers, lastEventId?: string) => {
  const cut = new AbortController()
  onTestFinished(() => cut.abort())
  const answer = await fetch(`${address}/api/notifications/events`, {
    headers: { ...headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: cut.signal,
  })
  expect(answer.status).toBe(200)
  const lines: Line[] = []
  let heard = ''
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += text
      const blocks = heard.split('\n\n')
      heard = blocks.pop() ?? ''
      lines.push(...blocks.map(lineOf))
    }
  }
  const received = () => lines.flatMap(({ data }) => data ?? [])
  let asked = 0
  const stream = {
    headers: answer.headers,
    lines,
    /** What the server told after its greeting, in its order. */
    received: () => received().slice(1),
    /** Follows these topics instead of those before; `age` is how old in milliseconds what is known of them is. */
    follow: async (topics: readonly string[], { age = 0, at = address } = {}) => {
      const [hello] = received()
      const body = {
        stream: hello?.kind === 'hello' && hello.stream,
        n: ++asked,
        topics: topics.map((topic) => ({ topic, age })),
      }
      const accepted = await fetch(`${at}/api/live/topics`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(accepted.status).toBe(202)
      await expect.poll(received).toContainEqual({ kind: 'following', n: asked })
    },
    /** The id that a browser would resume after. */
    lastId: () => lines.findLast(({ id }) => id !== undefined)?.id,
    /** Resolves when the server hangs up, rejects when the line is cut. */
    ended: read(),
    cut: () => cut.abort(),
  }
  stream.ended.catch(() => undefined)
  await expect.poll(() => stream.lastId()).toBeDefined()
  return stream
}
