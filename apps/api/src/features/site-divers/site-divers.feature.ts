import { siteDivers } from '@soundings/contract/site-divers'
import { defineFeature } from '#extension-points/feature.ts'
import { standingFeature } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import { diverFollower } from './diver-follower.ts'
import { siteDiversLimits } from './site-divers.limits.ts'
import { personalSiteDivers, siteDiversService } from './site-divers.service.ts'

/** Who dives at which site. */
export const siteDiversFeature = defineFeature({
  contract: { siteDivers },
  limits: siteDiversLimits,
  needs: { standing: standingFeature },
  personalData: () => [personalSiteDivers],
  siteFollowers: [diverFollower],
  routes: (api, context, { standing: { standings } }) => {
    const service = siteDiversService({ ...context, standings })
    serveAll(api, siteDivers, {
      list: ({ params, query }, request) => service.list(request.person?.id, params.siteId, query),
      say: async ({ params, body }, request) => {
        await context.limits.take('dives-here', request, me(request).id)
        return service.say(me(request).id, params.siteId, body.kind)
      },
      unsay: ({ params }, request) => service.unsay(me(request).id, params.siteId),
    })
  },
})
