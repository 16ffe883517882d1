import { text } from '@soundings/contract/common'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { brokenPage, offPage, onPage, questionPage } from './unsubscribe-page.ts'
import type { Unsubscribing, Unsubscribings } from './unsubscribing.service.ts'

const config = { access: 'public' } as const
const Query = z.object({ token: text(500).catch('') })
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const longestForm = 10_000

/**
 * Pages without scripts, for people who need not sign in, and one press of a mail program's own button (RFC 8058), which
 * sends a form. They are no part of the API.
 */
export const unsubscribeRoutes = (app: FastifyInstance, service: Unsubscribings): void => {
  const send = (reply: FastifyReply, found: Unsubscribing | undefined, show: (it: Unsubscribing) => string) =>
    reply
      .code(found ? 200 : 400)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(found ? show(found) : brokenPage)

  void app.register(async (pages) => {
    // What the form says is of no meaning: the address says all.
    pages.addContentTypeParser(
      forms,
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null),
    )
    pages.get('/api/notifications/unsubscribe', { config }, async ({ query }, reply) => {
      const { token } = Query.parse(query)
      return send(reply, await service.look(token), (found) => questionPage(found, token))
    })
    pages.post('/api/notifications/unsubscribe', { config }, async ({ query }, reply) =>
      send(reply, await service.unsubscribe(Query.parse(query).token), offPage),
    )
    pages.post('/api/notifications/resubscribe', { config }, async ({ query }, reply) =>
      send(reply, await service.undo(Query.parse(query).token), onPage),
    )
  })
}
