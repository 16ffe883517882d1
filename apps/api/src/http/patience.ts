import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Disconnects clients that take longer than this many milliseconds to send a body. Node knows one limit for all requests, and that one
 * must let photos through a slow line.
 */
export const limitBodies = (app: FastifyInstance, longest: number): void => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    // What tests inject comes over no line that could be cut.
    if (!hasBody || !(raw.socket instanceof Socket)) return done()
    const timer = setTimeout(() => {
      if (raw.complete) return
      const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', late, raw.socket)
    }, longest)
    timers.set(raw, timer)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
    done()
  })
}

/** Gives a body all the time that the server has: who sends it was let in, and it may be large. */
export const takeTime = ({ raw }: FastifyRequest): void => clearTimeout(timers.get(raw))
