import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeTime } from './patience.ts'

/** So many bytes of a request are still read, and dropped, after its answer. */
const maxDropped = 1_048_576

/**
 * Ends a connection over which a request still comes that was answered: one that is closed while bytes wait to be read is
 * reset, and the answer is lost on its way. So our end is closed first, a little more is read, and the rest only waits.
 */
const hangUpSlowly = (raw: IncomingMessage, wait: number): void => {
  const { socket } = raw
  let left = maxDropped
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left <= 0) raw.pause()
  })
  raw.resume()
  // Node calls it once an answer with `connection: close` has been sent.
  socket.destroySoon = () => {
    socket.end()
    const close = () => socket.destroy()
    if (raw.complete) return Socket.prototype.destroySoon.call(socket)
    const timer = setTimeout(close, wait)
    raw.once('end', close)
    socket.once('close', () => clearTimeout(timer))
  }
}

const isOnItsWay = ({ complete, headers, socket }: IncomingMessage): boolean =>
  !complete &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) &&
  // What tests inject comes over no line.
  socket instanceof Socket

const known = new WeakSet<IncomingMessage>()

/** Before an answer is sent to a request that has not arrived whole: the connection ends with it. */
export const endUnread = (request: FastifyRequest, reply: FastifyReply, wait: number): void => {
  const { raw } = request
  if (known.has(raw) || !isOnItsWay(raw)) return
  known.add(raw)
  takeTime(request)
  reply.header('connection', 'close')
  hangUpSlowly(raw, wait)
}

/** Nobody may go on sending, for longer than these milliseconds, what was refused already. */
export const limitUnread = (app: FastifyInstance, wait: number): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    endUnread(request, reply, wait)
    done()
  })
}
