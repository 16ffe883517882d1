import { reports } from '@soundings/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { BotGuard } from '#features/bot-check/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { digestService } from './digest/digest.service.ts'
import { exportService } from './export/export.service.ts'
import { readingService } from './reading/reading.service.ts'
import { votesService } from './votes/votes.service.ts'
import { type ReportEndNeeds, removalService } from './writing/removal.service.ts'
import { writingService } from './writing/writing.service.ts'

export const reportsRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits'>,
  { bots, ends, origin, cache }: { bots: BotGuard; ends: ReportEndNeeds; origin: string; cache: ReplyCache },
): void => {
  const { limits } = deps
  const reading = readingService(deps)
  const writing = writingService(deps)
  const removal = removalService(deps, ends)
  const votes = votesService(deps)
  const digests = digestService(deps)
  const files = exportService(deps, origin)

  serveAll(
    app,
    reports,
    {
      ofSite: ({ params, query }) => reading.ofSite(params.siteId, query),
      digest: ({ params }) => digests.of(params.siteId),
      mine: ({ query }, request) => reading.mine(me(request), query),
      export: async ({ query }, request) => {
        await limits.take('export-reports', request)
        return files.write(query.format)
      },
      get: ({ params }) => reading.get(params.reportId),
      create: async ({ body }, request) => {
        const person = me(request)
        // What was sent before costs neither a try nor a proof: those of the first time are spent.
        const before = body.clientKey && (await writing.addedBefore(person, body.clientKey))
        if (before) return before
        const strict = await bots.isUnproved('add_review', body.recaptchaToken, request)
        const taken = await limits.take('add-report', request, person.id, { strict })
        try {
          const { report, isNew } = await writing.add(person, body)
          if (!isNew) await taken.refund()
          return report
        } catch (error) {
          // What is refused costs a try; what failed through our fault does not.
          if (statusOf(error) >= 500) await taken.refund()
          throw error
        }
      },
      change: async ({ params, body }, request) => {
        await limits.take('change-report', request, me(request).id)
        return writing.change(me(request), params.reportId, body)
      },
      remove: ({ params }, request) => removal.remove(me(request), params.reportId),
      praise: async ({ params }, request) => {
        await limits.take('praise-report', request, me(request).id)
        return votes.praise(me(request), params.reportId)
      },
      unpraise: async ({ params }, request) => {
        await limits.take('praise-report', request, me(request).id)
        return votes.unpraise(me(request), params.reportId)
      },
    },
    {
      cache,
      cached: ['ofSite'],
      personal: {
        ofSite: ({ params, query }, { person }) =>
          person ? reading.ofSiteFor(person, params.siteId, query) : undefined,
        get: ({ params }, { person }) => (person ? reading.getFor(person, params.reportId) : undefined),
      },
    },
  )
}
