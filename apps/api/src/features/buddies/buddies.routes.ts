import { buddies } from '@soundings/contract/buddies'
import type { FastifyInstance } from 'fastify'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Buddies } from './buddies.service.ts'
import type { Finder } from './finder.service.ts'

type Needs = { pairs: Buddies; finder: Finder; standings: Pick<Standings, 'limitsFor'>; limits: RateLimits }

export const buddiesRoutes = (app: FastifyInstance, { pairs, finder, standings, limits }: Needs): void =>
  serveAll(app, buddies, {
    find: ({ query }, request) => finder.find(me(request).id, query),
    ad: (_, request) => finder.own(me(request).id),
    putAd: async ({ body }, request) => {
      await limits.take('buddy-ad', request, me(request).id)
      return finder.put(me(request).id, body)
    },
    deleteAd: (_, request) => finder.remove(me(request).id),
    mine: ({ query }, request) => pairs.mine(me(request).id, query),
    ask: async ({ params, body }, request) => {
      const { id } = me(request)
      const taken = await limits.take(`buddy-request-${await standings.limitsFor(id)}`, request, id)
      const { relation, isNew } = await pairs.ask(id, params.userId, body.note)
      if (!isNew) await taken.refund()
      return relation
    },
    answer: ({ params, body }, request) => pairs.answer(me(request).id, params.userId, body.answer),
    end: ({ params }, request) => pairs.end(me(request).id, params.userId),
  })
