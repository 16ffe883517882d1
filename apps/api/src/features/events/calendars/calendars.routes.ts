import { Country } from '@soundings/contract/auth-fields'
import { Uuid } from '@soundings/contract/common'
import { calendarFeeds } from '@soundings/contract/events-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { RateLimits } from '#http/rate-limits.ts'
import { readerOf } from '../reading/reader.ts'
import { noEvent } from '../refusals.ts'
import type { Calendars } from './calendars.service.ts'

const config = { access: 'public' } as const
const Query = z.object({ group: Uuid.optional(), country: Country.optional() })

const send = (reply: FastifyReply, file: string, name: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(file)

/** Calendars for other programs, which know no cookies of ours: they are files and no part of the API’s description. */
export const calendarRoutes = (app: FastifyInstance, calendars: Calendars, limits: RateLimits): void => {
  app.get<{ Params: { eventId: string } }>(calendarFeeds.event, { config }, async (request, reply) => {
    const { data: eventId } = Uuid.safeParse(request.params.eventId)
    if (eventId === undefined) throw noEvent()
    await limits.take('read-calendar', request)
    return send(reply, await calendars.ofEvent(readerOf(request.person), eventId), 'event')
  })
  app.get(calendarFeeds.list, { config }, async (request, reply) => {
    const query = Query.parse(request.query)
    await limits.take('read-calendar', request)
    return send(reply, await calendars.ofList(readerOf(request.person), query), 'events')
  })
  app.get<{ Params: { secret: string } }>(
    calendarFeeds.personal,
    // The address is the key: it isn’t written anywhere.
    { config, logLevel: 'silent' },
    async (request, reply) => {
      await limits.take('read-calendar', request)
      return send(reply, await calendars.ofSecret(request.params.secret), 'soundings')
    },
  )
}
