import { calendar as calendarContract, events as contract } from '@soundings/contract/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Tokens } from './calendars/tokens.service.ts'
import type { Events } from './events.services.ts'
import { readerOf } from './reading/reader.ts'

type Needs = Events & { limits: RateLimits; standings: Pick<Standings, 'limitsFor'>; tokens: Tokens }
type Limited = 'create-event' | 'join-event' | 'edit-event' | 'invite-to-event'

export const eventsRoutes = (app: FastifyInstance, services: Needs): void => {
  const { attendees, cancelling, changing, conditions, creating, finds, inviting, joining, lists } = services
  const { limits, reading, standings, tokens, writingToAll, zones } = services

  /** Does what somebody may do so often as they stand; what was done before, and what failed through our fault, costs no try. */
  const limited = async <T>(what: Limited, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { id } = me(request)
    const taken = await limits.take(`${what}-${await standings.limitsFor(id)}`, request, id)
    try {
      return await work()
    } catch (error) {
      if (statusOf(error) >= 500) await taken.refund()
      throw error
    }
  }

  const change = async (request: FastifyRequest, eventId: string, work: () => Promise<void>) => {
    await limited('edit-event', request, work)
    return reading.event(readerOf(me(request)), eventId)
  }

  /** Whoever joins or waits, leaves and comes again counts against this one event too. */
  const comeIn = (request: FastifyRequest, eventId: string, work: () => Promise<unknown>) =>
    limited('join-event', request, async () => {
      await limits.take('join-one-event', request, `${me(request).id} ${eventId}`)
      await work()
    })

  serveAll(app, contract, {
    list: ({ query }, { person }) => lists.list(readerOf(person), query),
    create: async ({ body }, request) => {
      const person = me(request)
      const before = await creating.createdBefore(person, body.clientKey)
      const id =
        before ??
        (await limited('create-event', request, async () => (await creating.create(person, body)).id))
      return reading.event(readerOf(person), id)
    },
    zone: ({ query }, request) => zones.of(me(request), query),
    get: ({ params }, { person }) => reading.event(readerOf(person), params.eventId),
    change: ({ params, body }, request) =>
      change(request, params.eventId, () => changing.change(me(request), params.eventId, body)),
    remove: async ({ params }, request) => {
      await changing.remove(me(request), params.eventId)
      return {}
    },
    cancel: ({ params, body }, request) =>
      change(request, params.eventId, () => cancelling.cancel(me(request), params.eventId, body)),
    join: async ({ params: { eventId }, body }, request) => {
      const person = me(request)
      const before = await reading.seats(person, eventId)
      const join = () => joining.join(person, eventId, body)
      await (before.isJoined ? join() : comeIn(request, eventId, join))
      return reading.seats(person, eventId)
    },
    leave: async ({ params }, request) => {
      await joining.leave(me(request), params.eventId)
      return reading.seats(me(request), params.eventId)
    },
    wait: async ({ params: { eventId }, body }, request) => {
      const person = me(request)
      const before = await reading.seats(person, eventId)
      const wait = () => joining.wait(person, eventId, body)
      await (before.position === null ? comeIn(request, eventId, wait) : limited('join-event', request, wait))
      return reading.seats(person, eventId)
    },
    stopWaiting: async ({ params }, request) => {
      await joining.stopWaiting(me(request), params.eventId)
      return reading.seats(me(request), params.eventId)
    },
    attendees: ({ params, query }, request) => attendees.list(me(request), params.eventId, query),
    changeAttendee: ({ params, body }, request) =>
      attendees.change(me(request), params.eventId, params.userId, body),
    removeAttendee: async ({ params }, request) => {
      await attendees.remove(me(request), params.eventId, params.userId)
      return {}
    },
    invite: ({ params, body }, request) =>
      limited('invite-to-event', request, () => inviting.invite(me(request), params.eventId, body.handle)),
    reports: ({ params, query }, { person }) => finds.reports(readerOf(person), params.eventId, query),
    photos: ({ params, query }, { person }) => finds.photos(readerOf(person), params.eventId, query),
    addFind: async ({ params }, request) => {
      await limits.take('add-to-event', request, me(request).id)
      await finds.add(me(request), params.eventId, params.itemId)
      return {}
    },
    removeFind: async ({ params }, request) => {
      await finds.remove(me(request), params.eventId, params.itemId)
      return {}
    },
    message: async ({ params: { eventId }, body }, request) => {
      const person = me(request)
      await writingToAll.check(person, eventId)
      const isRepeat = await writingToAll.isRepeat(person, body.clientKey)
      if (!isRepeat) await limits.take('write-to-event', request, eventId)
      const { people } = await writingToAll.write(person, eventId, body)
      return { people }
    },
    conditions: ({ params }, { person }) => conditions.of(readerOf(person), params.eventId),
    dive: ({ params }, request) => reading.dive(me(request), params.eventId),
  })

  serveAll(app, calendarContract, {
    token: (_, request) => tokens.find(me(request).id),
    reset: async (_, request) => {
      await limits.take('reset-calendar', request, me(request).id)
      return tokens.reset(me(request).id)
    },
    forget: async (_, request) => {
      await tokens.forget(me(request).id)
      return {}
    },
  })
}
