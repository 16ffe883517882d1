import { presence } from '@soundings/contract/presence'
import { defineFeature } from '#extension-points/feature.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import { presenceLimits } from './presence.limits.ts'
import { personalPresence, presenceService } from './presence.service.ts'
import { presenceSource } from './presence-source.ts'
import { followedPresence } from './presence-topic.ts'

/** Who is online: asked for the people on a screen, and told to nobody else. */
export const presenceFeature = defineFeature({
  contract: { presence },
  limits: presenceLimits,
  personalData: () => [personalPresence],
  streamSources: (deps) => [presenceSource(deps)],
  streamTopics: [followedPresence],
  open: (context) => ({ service: presenceService(context) }),
  jobs: ({ jobs }, { service }) => jobs.repeat('forget-presence', '53 3 * * *', service.forgetOld),
  routes: (api, { limits }, { service }) =>
    serveAll(api, presence, {
      of: async ({ query: { ids } }, request) => {
        await limits.take('read-presence', request, me(request).id)
        return service.of(me(request).id, ids)
      },
    }),
})
