import { favorites } from '@soundings/contract/favorites'
import { featured } from '@soundings/contract/featured'
import { siteEditing } from '@soundings/contract/site-editing'
import { siteReview } from '@soundings/contract/site-review'
import { sites } from '@soundings/contract/sites'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { openCatalogue } from './catalogue/catalogue.service.ts'
import { proposalFollower } from './editing/proposal-follower.ts'
import { purgeRemovedSites } from './editing/removal.service.ts'
import { siteEditingRoutes } from './editing/site-editing.routes.ts'
import { siteEventsOf } from './editing/site-events.ts'
import { favoriteFollower } from './favorites/favorite-follower.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import { personalFavorites } from './favorites/personal-favorites.ts'
import { featuredRoutes } from './featured/featured.routes.ts'
import { featuredService } from './featured/featured.service.ts'
import { regionsService } from './featured/regions.service.ts'
import { personalSiteChanges, personalSites } from './personal-sites.ts'
import { openPlaces } from './places/places.service.ts'
import { flaggedSites } from './review/flagged-sites.service.ts'
import { reviewedProposals } from './review/reviewed-proposals.service.ts'
import { reviewedSites } from './review/reviewed-sites.service.ts'
import { siteReviewRoutes } from './review/site-review.routes.ts'
import { sitePagesChanged, sitesChanged } from './site-changes.ts'
import { followedSites } from './site-topic.ts'
import { siteLimits } from './sites.limits.ts'
import { sitesRoutes } from './sites.routes.ts'
import { personalSitesService, sitesService } from './sites.service.ts'
import { understandingOf } from './understanding/understanding.service.ts'

/** Dive sites: found, read, added, changed, merged and marked. */
export const sitesFeature = defineFeature({
  contract: { sites, siteEditing, siteReview, favorites, featured },
  limits: siteLimits,
  needs: { botCheck: botCheckFeature },
  reviewables: [reviewedSites, reviewedProposals],
  flaggables: [flaggedSites],
  personalData: (context) => [personalSites(siteEventsOf(context)), personalSiteChanges, personalFavorites],
  siteFollowers: [favoriteFollower, proposalFollower],
  streamTopics: [followedSites],
  open: (context) => {
    const replies = createReplyCache(context.changes, sitesChanged, { pages: sitePagesChanged })
    const catalogue = openCatalogue(context, replies.clearLists)
    const places = openPlaces(context, catalogue, replies.clearLists)
    return {
      replies,
      catalogue,
      places,
      sites: sitesService({ ...context, catalogue, understand: understandingOf(catalogue, places) }),
      personal: personalSitesService(context),
    }
  },
  jobs: (context) => purgeRemovedSites(context, siteEventsOf(context)),
  routes: (api, context, { sites, personal, places, replies, botCheck: { bots } }) => {
    sitesRoutes(api, { sites, personal, places }, replies)
    siteEditingRoutes(api, context, { bots, limits: context.limits, events: siteEventsOf(context) })
    siteReviewRoutes(api, context)
    favoritesRoutes(api, context)
    featuredRoutes(api, { sites: featuredService(context), regions: regionsService(context) }, replies)
  },
  close: ({ catalogue, places }) => Promise.all([catalogue.close(), places.close()]),
})
