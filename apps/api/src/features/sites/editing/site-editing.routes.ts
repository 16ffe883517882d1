import { siteEditing } from '@soundings/contract/site-editing'
import type { FastifyInstance } from 'fastify'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import type { BotGuard } from '#features/bot-check/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { addingService } from './adding.service.ts'
import { editingService } from './editing.service.ts'
import { notFound } from './errors.ts'
import { historyService } from './history.service.ts'
import { mergingService } from './merging.service.ts'
import { proposalsService } from './proposals.service.ts'
import { removalService } from './removal.service.ts'
import { sponsorService } from './sponsor.service.ts'

export const siteEditingRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { bots, limits, events }: { bots: BotGuard; limits: RateLimits; events: SiteEvents },
): void => {
  const adding = addingService(deps)
  const editing = editingService(deps)
  const proposals = proposalsService(deps)
  const history = historyService(deps, events)
  const merging = mergingService(deps, events)
  const removal = removalService(deps, events)
  const sponsors = sponsorService(deps)

  serveAll(app, siteEditing, {
    similar: async ({ body }, request) => ({ items: await adding.similar(me(request), body) }),
    create: async ({ body: { key, recaptchaToken, ...facts } }, request) => {
      const person = me(request)
      // What was sent before costs neither a try nor a proof: those of the first time are spent.
      const before = await adding.addedBefore(person, key)
      if (before) return before
      const strict = await bots.isUnproved('add_site', recaptchaToken, request)
      const taken = await limits.take('add-site', request, person.id, { strict })
      try {
        const { site, isNew } = await adding.add(person, key, facts)
        if (!isNew) await taken.refund()
        return site
      } catch (error) {
        await taken.refund()
        throw error
      }
    },
    update: async ({ params, body }, request) => {
      await limits.take('change-site', request, me(request).id)
      return editing.update(me(request), params.siteId, body)
    },
    remove: ({ params, query }, request) => removal.remove(me(request), params.siteId, query.reason),
    restore: ({ params }, request) => removal.restore(me(request), params.siteId),
    propose: async ({ params, body }, request) => {
      const person = me(request)
      const taken = await limits.take('propose-change', request, person.id)
      try {
        const { proposal, isNew } = await proposals.propose(person, params.siteId, body)
        if (!isNew) await taken.refund()
        return proposal
      } catch (error) {
        // What is refused costs a try; what failed through our fault does not.
        if (statusOf(error) >= 500) await taken.refund()
        throw error
      }
    },
    proposals: async ({ params }, request) => ({ items: await proposals.list(me(request), params.siteId) }),
    withdraw: ({ params }, request) => proposals.withdraw(me(request), params.proposalId),
    history: ({ params, query }) => history.list(params.siteId, query),
    undo: ({ params }, request) => history.undo(me(request), params.siteId, params.changeId),
    merge: ({ params, body }, request) => merging.merge(me(request), params.siteId, body.into),
    unmerge: ({ params }, request) => merging.unmerge(me(request), params.siteId),
    sponsor: async ({ params, body }, request) => {
      const site = await sponsors.put(params.siteId, body.sponsor, me(request))
      if (!site) throw notFound()
      return site
    },
  })
}
