import { share } from '@soundings/contract/share'
import { artFolder } from '#config/project.ts'
import { defineFeature } from '#extension-points/feature.ts'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { eventsFeature } from '#features/events/index.ts'
import { forumFeature } from '#features/forum/index.ts'
import { groupsFeature } from '#features/groups/index.ts'
import { profilesFeature } from '#features/profiles/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { speciesFeature } from '#features/species/index.ts'
import { tripsFeature } from '#features/trips/index.ts'
import { eventShareRoutes } from './event-share.routes.ts'
import { eventShareService } from './event-share.service.ts'
import { forumShareRoutes } from './forum-share.routes.ts'
import { forumShareService } from './forum-share.service.ts'
import { groupShareRoutes } from './group-share.routes.ts'
import { groupShareService } from './group-share.service.ts'
import { sharePictureRoutes, shareRoutes } from './share.routes.ts'
import { shareService } from './share.service.ts'
import { sharePicturesService } from './share-pictures.service.ts'
import { speciesShareRoutes } from './species-share.routes.ts'
import { speciesShareService } from './species-share.service.ts'

/** What links to Soundings show elsewhere, and how search engines find its pages. */
export const shareFeature = defineFeature({
  contract: { share },
  needs: {
    sites: sitesFeature,
    diveLog: diveLogFeature,
    forum: forumFeature,
    events: eventsFeature,
    profiles: profilesFeature,
    groups: groupsFeature,
    trips: tripsFeature,
    species: speciesFeature,
  },
  open: (
    context,
    {
      sites: { sites },
      diveLog: { sharing: dives },
      forum: { pages: forum },
      events: { events },
      profiles: { reading: people },
      groups: { groups },
      trips: {
        trips: { sharing: trips },
      },
      species: { species },
    },
  ) => {
    const { web, version, origin } = context
    const pictures = sharePicturesService(context, { sites, dives, art: artFolder, version })
    const means = web && { origin, html: web.html, pictures, forum }
    return {
      pictures,
      pages: means && shareService(context, { ...means, sites, dives, trips, people }),
      forums: means && forumShareService(means),
      events: means && eventShareService({ ...means, events }),
      groups: means && groupShareService({ ...means, groups }),
      species: means && speciesShareService({ ...means, species }),
    }
  },
  routes: (api, { origin }, { pictures, pages, forums, events, groups, species }) => {
    sharePictureRoutes(api, pictures)
    if (pages) shareRoutes(api, pages, origin)
    if (pages && forums) forumShareRoutes(api, forums, pages.appPage)
    if (pages && events) eventShareRoutes(api, events, pages.appPage)
    if (pages && groups) groupShareRoutes(api, groups, pages.appPage)
    if (pages && species) speciesShareRoutes(api, species, pages.appPage)
  },
})
