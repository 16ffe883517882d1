import { Uuid } from '@soundings/contract/common'
import { eventsPages } from '@soundings/contract/events-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import type { EventShares } from './event-share.service.ts'

const config = { access: 'public' } as const
/** Places go, and events are cancelled, at any moment. */
const fresh = 'no-store'

const send = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', fresh).send(page)

/** Pages of events whose head the server fills; `appPage` is that of every other address. */
export const eventShareRoutes = (app: FastifyInstance, pages: EventShares, appPage: string): void => {
  const unlisted = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex')

  app.get(eventsPages.events, { config }, (_request, reply) => send(reply, pages.eventsPage()))
  app.get(eventsPages.newEvent, { config }, (_request, reply) => send(unlisted(reply), appPage))
  for (const url of [eventsPages.event, eventsPages.eventWithName])
    app.get<{ Params: { eventId: string } }>(url, { config }, async ({ params }, reply) => {
      try {
        const { data: eventId } = Uuid.safeParse(params.eventId)
        if (eventId !== undefined) {
          const { page, isListed } = await pages.eventPage(eventId)
          return send(isListed ? reply : unlisted(reply), page)
        }
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
      }
      return send(unlisted(reply).code(404), appPage)
    })
}
