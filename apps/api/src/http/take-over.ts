import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { succeed } from './connections.ts'

/** In milliseconds of silence, after which the system asks whether the other end is still there. */
const silence = 60_000

/** Node’s own end of a connection, which has no name in its documentation. */
type Handle = { readStop: () => void; reading: boolean }
const handleName = '_handle'
const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'readStop' in value && 'reading' in value

const ignore = () => undefined

const headOf = (reply: FastifyReply): string => {
  const headers = Object.entries({ ...reply.getHeaders(), date: new Date().toUTCString() })
  const lines = headers.flatMap(([name, value = []]) => [value].flat().map((one) => `${name}: ${one}`))
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n')
}

/**
 * Takes the connection of a request that stays open for hours away from HTTP, whose parser, request and reply would be
 * kept with it, and answers it with the head of the reply written; undefined where it is none that can be taken.
 */
export const takeOver = ({ raw }: FastifyRequest, reply: FastifyReply): Socket | undefined => {
  const { socket } = raw
  const handle: unknown = Reflect.get(socket, handleName)
  // What tests inject comes over no line, and there is more to TLS than its handle.
  if (Object.getPrototypeOf(socket) !== Socket.prototype || !isHandle(handle) || !raw.complete)
    return undefined
  reply.hijack()
  // The parser lets go of a connection to which somebody listens.
  socket.on('data', ignore).off('data', ignore).pause()
  handle.readStop()
  handle.reading = false
  Reflect.set(socket, handleName, null)
  const line: Socket = Reflect.construct(Socket, [{ handle, readable: true, writable: true }])
  succeed(socket, line)
  socket.destroy()
  line.on('error', ignore).resume().setKeepAlive(true, silence)
  line.write(headOf(reply))
  return line
}
