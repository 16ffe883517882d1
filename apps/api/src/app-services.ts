import type { FlaggedType } from '@soundings/contract/moderation'
import type { Db } from '#db/client.ts'
import { accountService, forgetLeftOvers } from '#features/auth/index.ts'
import { botCheckService } from '#features/bot-check/index.ts'
import { mapService } from '#features/map/index.ts'
import {
  flaggedPhotos,
  personalPhotos,
  removePhotoFiles,
  renderPhotos,
  reviewedPhotos,
  sweepPhotos,
} from '#features/media/index.ts'
import {
  contentFlagsService,
  moderationService,
  personalModeration,
  reviewedFlags,
  tellDecisions,
} from '#features/moderation/index.ts'
import {
  notificationStreams,
  notificationsService,
  personalNotifications,
} from '#features/notifications/index.ts'
import { flaggedReports, personalReports, reviewedReports } from '#features/reports/index.ts'
import { openSearch } from '#features/search/index.ts'
import { personalSettings } from '#features/settings/index.ts'
import {
  featuredService,
  flaggedSites,
  openCatalogue,
  openPlaces,
  personalFavorites,
  personalSiteChanges,
  personalSites,
  personalSitesService,
  purgeRemovedSites,
  reviewedProposals,
  reviewedSites,
  sitesService,
} from '#features/sites/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { sessionsService } from './sessions/sessions.service.ts'
import type { World } from './world.ts'

const flaggables = [flaggedSites, flaggedPhotos, flaggedReports]
const reviewables = [
  reviewedSites,
  reviewedPhotos,
  reviewedReports,
  reviewedProposals,
  reviewedFlags(flaggables),
]

/** What of a person an account's export and deletion walk through, in this order. */
const personalParts = ({ jobs }: World) => [
  personalSettings,
  personalSites,
  personalSiteChanges,
  personalFavorites,
  personalPhotos(jobs),
  personalReports,
  personalModeration,
  // Last: what a job tells in the meantime about the others goes with them.
  personalNotifications,
]

/** Says how each feature's jobs are done, and when those that recur. */
const registerJobs = (world: World) => {
  purgeRemovedSites(world)
  removePhotoFiles(world)
  renderPhotos(world)
  sweepPhotos(world)
}

/**
 * What more than one route stands on: it reads the sites into memory, listens for changes and registers the jobs.
 * `most` is how many streams of events it may hold at once; `close` ends what it began.
 */
export const openServices = (world: World, { most }: { most: number }) => {
  const replies = createReplyCache(world.changes, 'sites', { pages: 'site-pages' })
  const catalogue = openCatalogue(world, replies.clearLists)
  const places = openPlaces(world, replies.clearLists)
  const tiles = mapService(world)
  const sites = sitesService({ ...world, catalogue })
  const assistant = openSearch(world, { catalogue, places, sites })
  const sessions = sessionsService(world)
  const notices = notificationsService(world)
  const flags = contentFlagsService({ ...world, flaggables })
  forgetLeftOvers(world, sessions)
  registerJobs(world)
  world.jobs.repeat('forget-old-notifications', '41 3 * * *', notices.forgetOld)
  tellDecisions(world, { reviewables, tell: notices.tell })
  return {
    replies,
    places,
    tiles,
    sites,
    personal: personalSitesService(world),
    featured: featuredService(world),
    assistant,
    sessions,
    bots: botCheckService(world),
    notices,
    streams: notificationStreams({ ...world, most }),
    flags,
    /** What becomes of what waits about something of this type, once it is gone. */
    endsOf: (type: FlaggedType) => ({
      tell: notices.tell,
      closeFlags: (tx: Db, id: string) => flags.close(tx, type, id),
    }),
    moderation: moderationService({ ...world, reviewables }),
    account: accountService({ ...world, sessions, parts: personalParts(world) }),
    close: async (): Promise<void> => {
      await Promise.all([assistant.close(), tiles.close(), catalogue.close(), places.close()])
    },
  }
}
