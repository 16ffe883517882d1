import type { NotificationEvent } from '@soundings/contract/notifications'
import { expect, onTestFinished } from 'vitest'
import type { Headers } from './people.ts'

type Line = { id: string | undefined; data: NotificationEvent | undefined; retry: string | undefined }

const lineOf = (block: string): Line => {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  )
  const data = fields.get('data')
  return { id: fields.get('id'), data: data ? JSON.parse(data) : undefined, retry: fields.get('retry') }
}

/** Opens a stream of notifications as a browser would and waits until the server has greeted it. */
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
  const stream = {
    headers: answer.headers,
    lines,
    /** What the server told, in its order. */
    told: () => lines.flatMap(({ data }) => data ?? []),
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
