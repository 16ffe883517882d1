import { Email } from '@soundings/contract/auth'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { mailService } from './mail.service.ts'

/** Who may read the mails that were kept: people who try Soundings out, and tests. Neither on a server in production. */
type MailReaders = { people: boolean; tests: boolean }

type Service = ReturnType<typeof mailService>

const config = { access: 'public' } as const
const Query = z.object({ to: Email })

/** None of this is part of the API, and most servers have none of it. */
export const mailRoutes = (app: FastifyInstance, service: Service, readers: MailReaders): void => {
  if (readers.people)
    app.get('/dev/outbox', { config }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(await service.page()),
    )
  if (readers.tests)
    app.get('/api/test/mail', { config }, async ({ query }, reply) =>
      reply.header('cache-control', 'no-store').send(await service.to(Query.parse(query).to)),
    )
}
