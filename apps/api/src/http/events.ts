import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventsAnswer } from '#shared/event-line.ts'

/** So long, in milliseconds, a browser waits before it comes back. */
const usualRetry = 2_000
/** So many bytes may wait for a listener; one who reads that slowly starts anew. */
const maxWaiting = 65_536

const openLine = (join: EventsAnswer<unknown>): Readable => {
  let leave = () => {}
  const stream = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      leave()
      done(error)
    },
  })
  let isOver = false
  const write = (text: string) => {
    if (isOver || stream.destroyed) return
    stream.push(text)
    if (stream.readableLength > maxWaiting) stream.destroy(new Error('the listener does not read'))
  }
  write(`retry: ${usualRetry}\n\n`)
  leave = join({
    send: ({ id, data }) => {
      const place = id === undefined ? '' : `id: ${id}\n`
      write(data === undefined ? `${place}\n` : `${place}data: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(':\n\n'),
    end: (comeBackAfter) => {
      if (comeBackAfter !== undefined) write(`retry: ${comeBackAfter}\n\n`)
      isOver = true
      if (!stream.destroyed) stream.push(null)
    },
  })
  return stream
}

/** Sends events until either side hangs up. */
export const sendEvents = (request: FastifyRequest, reply: FastifyReply, join: EventsAnswer<unknown>) => {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // Some proxies collect a reply before they pass it on.
    .header('x-accel-buffering', 'no')
    // Nothing follows on this line: it must not stay open after its events when the server stops.
    .header('connection', 'close')
  return reply.send(request.method === 'HEAD' ? '' : openLine(join))
}
