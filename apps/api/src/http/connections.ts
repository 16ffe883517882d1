import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import { clientNetwork } from './client-network.ts'
import type { IsProxy } from './trusted-proxies.ts'

/** What goes on with connections that were taken over from HTTP (take-over.ts), which keep their place. */
const successors = new WeakMap<Socket, Socket>()
export const succeed = (socket: Socket, successor: Socket): void => void successors.set(socket, successor)

/** What goes on once a connection has closed, if anything does. */
const goingOn = (socket: Socket): Socket | undefined => {
  const next = successors.get(socket)
  return next?.destroyed ? undefined : next
}

type Limits = {
  /** Of open connections in all. */
  max: number
  /** Of open connections of one client; behind a proxy, of its requests that are being answered. */
  perClient: number
  isProxy: IsProxy
}

/** Open connections, and those of them that may be let go: the one that has done nothing for longest comes first. */
type Room = {
  open: Set<Socket>
  /** They have not sent a whole header yet. */
  silent: Set<Socket>
  /** Nothing is asked over them at the moment. */
  resting: Set<Socket>
}

const newRoom = (): Room => ({ open: new Set(), silent: new Set(), resting: new Set() })

/** How often, in milliseconds, the log hears that somebody was turned away. */
const quiet = 60_000

/** For `localhost`, which may be two addresses, Fastify opens a second server, and keeps it under a symbol of its own. */
const furtherServers = (app: FastifyInstance): Server[] => {
  const symbol = Object.getOwnPropertySymbols(app).find(
    ({ description }) => description === 'fastify.serverBindings',
  )
  const found: unknown = symbol && Reflect.get(app, symbol)
  return Array.isArray(found) ? found : []
}

const tooMany = () =>
  new HttpError(503, 'Your network is sending too many requests at once. Please try again in a moment.')

/**
 * Keeps one client from holding all connections. A full house lets go of those that ask nothing, first of those that never
 * have, and so does a client that has used up its share; only where all are busy is a new one closed.
 */
const limitSockets = (app: FastifyInstance, { max, perClient, isProxy }: Limits): void => {
  const house = newRoom()
  const clients = new Map<string, Room>()
  const roomsOf = new WeakMap<Socket, readonly Room[]>()
  let toldAt = Number.NEGATIVE_INFINITY

  const leave = (socket: Socket) => {
    for (const { open, silent, resting } of roomsOf.get(socket) ?? [])
      for (const set of [open, silent, resting]) set.delete(socket)
  }
  const hasSpace = ({ open, silent, resting }: Room, limit: number): boolean => {
    if (open.size < limit) return true
    const [longest] = silent.size > 0 ? silent : resting
    if (!longest) return false
    leave(longest)
    longest.destroy()
    return true
  }
  const turnAway = (socket: Socket) => {
    socket.destroy()
    if (performance.now() - toldAt < quiet) return
    toldAt = performance.now()
    app.log.warn({ open: house.open.size }, 'closed a new connection, as all others are busy')
  }

  const admit = (socket: Socket) => {
    const { remoteAddress } = socket
    const isCounted = remoteAddress !== undefined && !isProxy(remoteAddress)
    const client = isCounted ? clientNetwork(remoteAddress) : undefined
    const own = client === undefined ? undefined : (clients.get(client) ?? newRoom())
    if ((own && !hasSpace(own, perClient)) || !hasSpace(house, max)) return turnAway(socket)
    const rooms = own ? [house, own] : [house]
    if (own && client !== undefined) clients.set(client, own)
    const stay = (one: Socket) => {
      roomsOf.set(one, rooms)
      for (const { open } of rooms) open.add(one)
      one.once('close', () => {
        leave(one)
        const next = goingOn(one)
        if (next) stay(next)
        else if (client !== undefined && own?.open.size === 0) clients.delete(client)
      })
    }
    stay(socket)
    for (const { silent } of rooms) silent.add(socket)
  }

  app.server.on('connection', admit)
  app.addHook('onListen', (done) => {
    for (const server of furtherServers(app)) server.on('connection', admit)
    done()
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    for (const { silent, resting } of roomsOf.get(raw.socket) ?? []) {
      silent.delete(raw.socket)
      resting.delete(raw.socket)
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    for (const { open, resting } of roomsOf.get(raw.socket) ?? [])
      if (open.has(raw.socket)) resting.add(raw.socket)
    done()
  })
}

/** Behind a proxy all connections are the proxy's: what counts there is how much is asked at once for one address. */
const limitForwarded = (app: FastifyInstance, { perClient, isProxy }: Limits): void => {
  const asking = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    if (!isProxy(request.raw.socket.remoteAddress) || isProxy(request.ip)) return done()
    const client = clientNetwork(request.ip)
    const others = asking.get(client) ?? 0
    if (others >= perClient) return done(tooMany())
    asking.set(client, others + 1)
    const end = () => {
      const left = (asking.get(client) ?? 1) - 1
      if (left > 0) asking.set(client, left)
      else asking.delete(client)
    }
    reply.raw.once('close', () => {
      const next = goingOn(request.raw.socket)
      if (next) next.once('close', end)
      else end()
    })
    done()
  })
}

/** Limits how many connections there are, and how many of them are one client's. */
export const limitConnections = (app: FastifyInstance, limits: Limits): void => {
  limitSockets(app, limits)
  limitForwarded(app, limits)
}
