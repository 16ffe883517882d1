import { species } from '@soundings/contract/species'
import { defineFeature } from '#extension-points/feature.ts'
import { peopleFeature } from '#features/people/index.ts'
import { statisticsFeature } from '#features/statistics/index.ts'
import { serveAll } from '#http/serve.ts'
import { archiveService } from './darwin-core/archive.service.ts'
import { speciesLimits } from './species.limits.ts'
import { speciesService } from './species.service.ts'

/** Animals and plants, and what dive reports say of them. */
export const speciesFeature = defineFeature({
  contract: { species },
  limits: speciesLimits,
  needs: { people: peopleFeature, statistics: statisticsFeature },
  open: (context, { people: { people } }) => ({ species: speciesService({ ...context, people }) }),
  routes: (api, context, { species: service, statistics: { cache } }) => {
    const archive = archiveService(context, context.origin)
    serveAll(
      api,
      species,
      {
        list: ({ query }) => service.list(query),
        get: ({ params }) => service.get(params.speciesId),
        sites: ({ params, query }) => service.sites(params.speciesId, query),
        photos: ({ params, query }) => service.photos(params.speciesId, query),
        lifeList: ({ params, query }, { person }) => service.lifeList(person?.id, params.handle, query),
        darwinCore: async (_, request) => {
          await context.limits.take('export-sightings', request)
          return archive.write()
        },
      },
      { cache, cached: ['list', 'get', 'sites', 'photos'] },
    )
  },
})
