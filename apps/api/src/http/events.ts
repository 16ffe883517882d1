import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventsAnswer } from '#shared/event-line.ts'
import { takeOver } from './take-over.ts'

/** So long, in milliseconds, a browser waits before it comes back. */
const usualRetry = 2_000
/** So many bytes may wait for a listener; one who reads that slowly starts anew. */
const maxWaiting = 65_536

const fill = (line: Writable, join: EventsAnswer<unknown>): void => {
  const write = (text: string) => {
    if (line.writableEnded || line.destroyed) return
    line.write(text)
    if (line.writableLength > maxWaiting) line.destroy()
  }
  write(`retry: ${usualRetry}\n\n`)
  const leave = join({
    send: ({ id, data }) => {
      const place = id === undefined ? '' : `id: ${id}\n`
      write(data === undefined ? `${place}\n` : `${place}data: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(':\n\n'),
    end: (comeBackAfter) => {
      if (comeBackAfter !== undefined) write(`retry: ${comeBackAfter}\n\n`)
      line.end()
    },
  })
  if (line.destroyed) leave()
  else line.once('close', leave)
}

/** A reply that stays part of HTTP. */
const openReply = (reply: FastifyReply): Writable => {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw
}

/** Sends events until either side hangs up. */
export const sendEvents = async (
  request: FastifyRequest,
  reply: FastifyReply,
  join: EventsAnswer<unknown>,
) => {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // Some proxies collect a reply before they pass it on.
    .header('x-accel-buffering', 'no')
    // Nothing follows on this line: it must not stay open after its events when the server stops.
    .header('connection', 'close')
  if (request.method === 'HEAD') return reply.send('')
  // The parser may still be at this request.
  if (!request.raw.complete) await nextTurn()
  fill(takeOver(request, reply) ?? openReply(reply), join)
  return reply
}
