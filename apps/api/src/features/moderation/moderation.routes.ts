import { moderation } from '@soundings/contract/moderation'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { ContentFlags } from './flags.service.ts'
import type { Moderation } from './moderation.service.ts'

const unseen = { reason: null, seen: undefined }

export const moderationRoutes = (
  app: FastifyInstance,
  { moderation: service, flags, limits }: { moderation: Moderation; flags: ContentFlags; limits: RateLimits },
): void =>
  serveAll(app, moderation, {
    pending: ({ query }, request) => service.pending(query, me(request)),
    preview: ({ params }, request) => service.preview(params, me(request)),
    approve: ({ params, query }, request) =>
      service.decide(params, { ...unseen, outcome: 'approved', seen: query.version }, me(request)),
    reject: ({ params, query, body }, request) =>
      service.decide(
        params,
        { outcome: 'rejected', reason: body.reason || null, seen: query.version },
        me(request),
      ),
    approvePhoto: ({ params: { mediaId: itemId } }, request) =>
      service.decide({ type: 'media', itemId }, { ...unseen, outcome: 'approved' }, me(request)),
    rejectPhoto: ({ params: { mediaId: itemId }, body }, request) =>
      service.decide(
        { type: 'media', itemId },
        { ...unseen, outcome: 'rejected', reason: body.reason || null },
        me(request),
      ),
    verifyCertification: ({ params, query }, request) =>
      service.decide(
        { type: 'certifications', itemId: params.certificationId },
        { ...unseen, outcome: 'approved', seen: query.version },
        me(request),
      ),
    undo: ({ params }, request) => service.undo(params.decisionId, me(request)),
    flag: async ({ params, body }, request) => {
      await limits.take('flag', request, me(request).id)
      return flags.flag(params, body, me(request))
    },
  })
