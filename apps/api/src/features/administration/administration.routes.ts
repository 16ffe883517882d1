import { administration } from '@soundings/contract/administration'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#extension-points/feature.ts'
import { broadcastService } from '#features/configuration/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import { HttpError } from '#shared/http-error.ts'
import { auditLogService } from './audit/audit-log.service.ts'
import { flagStandsService } from './flags/flag-stands.service.ts'
import { healthService } from './health/health.service.ts'
import type { Heartbeat } from './health/heartbeat.ts'
import { jobsService } from './jobs/jobs.service.ts'
import { accountsService } from './people/accounts.service.ts'
import type { SizesService } from './sizes/sizes.service.ts'
import { sponsorsService } from './sponsors/sponsors.service.ts'

type Needs = { beating: Heartbeat; sizes: SizesService }

export const administrationRoutes = (
  app: FastifyInstance,
  context: AppContext,
  { beating, sizes }: Needs,
): void => {
  const health = healthService(context, beating.id)
  const queue = jobsService(context)
  const broadcasts = broadcastService(context)
  const sponsors = sponsorsService(context)
  const accounts = accountsService(context)
  const log = auditLogService(context)
  serveAll(app, administration, {
    health: () => health.health(),
    instances: () => health.instances(),
    versions: () => health.versions(),
    sizes: () => sizes.read(),
    jobs: ({ query }) => queue.list(query),
    retryJob: ({ params }, request) => queue.retry(me(request), params.jobId),
    discardJob: async ({ params }, request) => {
      await queue.discard(me(request), params.jobId)
      return {}
    },
    broadcasts: ({ query }) => broadcasts.listAll(query),
    addBroadcast: ({ body }, request) => broadcasts.add(body, me(request)),
    endBroadcast: async ({ params }, request) => {
      if (!(await broadcasts.remove(params.broadcastId, me(request))))
        throw new HttpError(404, 'This announcement has already been taken down')
      return {}
    },
    sponsors: ({ query }) => sponsors.list(query),
    people: ({ query }) => accounts.list(query),
    person: ({ params }) => accounts.one(params.userId),
    grant: ({ params }, request) => accounts.grant(me(request), params.userId, params.group),
    revoke: ({ params }, request) => accounts.revoke(me(request), params.userId, params.group),
    endSessions: ({ params }, request) => accounts.endSessions(me(request), params.userId),
    flags: () => flagStandsService(context).read(),
    audit: ({ query }) => log.list(query),
    auditActions: () => log.words(),
    auditFile: ({ query }) => log.file(query),
  })
}
