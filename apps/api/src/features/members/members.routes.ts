import { members } from '@soundings/contract/members'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Members } from './members.service.ts'

export const membersRoutes = (
  app: FastifyInstance,
  { limits }: Pick<Dependencies, 'limits'>,
  service: Members,
): void => {
  serveAll(app, members, {
    list: async ({ query }, request) => {
      if (query.q || !request.person) await limits.take('members-search', request)
      return service.list(request.person?.id, query)
    },
  })
}
