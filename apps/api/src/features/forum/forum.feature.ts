import { forum, forumModeration, forumSearch } from '@soundings/contract/forum'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { draftsFeature } from '#features/drafts/index.ts'
import { moderationFeature } from '#features/moderation/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { forumLimits } from './forum.limits.ts'
import { forumRoutes } from './forum.routes.ts'
import { openForum } from './forum.services.ts'
import { followedThreads } from './forum-topics.ts'
import { moderatingRoutes } from './moderating/moderating.routes.ts'
import { forumFeedRoutes } from './pages/feeds.routes.ts'
import { forumPagesService } from './pages/pages.service.ts'
import { forumFollower } from './personal/forum-follower.ts'
import { personalForum } from './personal/personal-forum.ts'
import { forumFlaggables, forumReviewables, openSafety } from './safety/safety.services.ts'
import { findingService } from './search/finding.service.ts'
import { forumSearchRoutes } from './search/forum-search.routes.ts'
import { forgetTitleWords } from './search/title-words.repo.ts'
import { markMovedThreads } from './search/unmarked.repo.ts'

/** The forums: categories, threads and replies. */
export const forumFeature = defineFeature({
  contract: { forum, forumSearch, forumModeration },
  limits: forumLimits,
  needs: {
    botCheck: botCheckFeature,
    drafts: draftsFeature,
    moderation: moderationFeature,
    notifications: notificationsFeature,
    people: peopleFeature,
    sites: sitesFeature,
    standing: standingFeature,
  },
  reviewables: forumReviewables,
  flaggables: forumFlaggables,
  personalData: () => [personalForum],
  siteFollowers: [forumFollower],
  streamTopics: [followedThreads],
  open: (context, { moderation, notifications, people: { people }, sites: names, standing }) => {
    const { standings } = standing
    const { flags } = moderation
    const safety = openSafety(context, { standings, flags, notices: notifications.notices })
    const forum = openForum(context, { people, badgesOf: standings.badgesOf, hooks: safety.hooks })
    return {
      forum,
      safety,
      finding: findingService({ ...context, present: forum.present, people, names }),
      pages: forumPagesService({ ...context, ...forum }),
    }
  },
  jobs: ({ db, jobs }, { safety }) => {
    safety.telling.register(jobs)
    jobs.repeat('forget-forum-prints', '13 * * * *', safety.forgetPrints)
    jobs.repeat('mark-moved-threads', '* * * * *', () => markMovedThreads(db))
    jobs.repeat('forget-title-words', '37 3 * * *', () => forgetTitleWords(db))
  },
  close: ({ forum }) => forum.views.close(),
  routes: (
    api,
    { limits },
    {
      botCheck: { bots },
      drafts: { drafts },
      standing: { standings },
      forum: services,
      safety,
      finding,
      pages,
    },
  ) => {
    forumRoutes(api, { bots, drafts, limits, standings, ...services })
    forumSearchRoutes(api, finding, limits)
    forumFeedRoutes(api, pages)
    moderatingRoutes(api, safety.moderating)
  },
})
