import { leaderboard } from '@soundings/contract/leaderboard'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { handlesChanged } from '#shared/handles-changed.ts'
import { backfillService } from './awarding/backfill.service.ts'
import { boardsChanged, followedBoards } from './boards-topic.ts'
import { keepingService } from './keeping/keeping.service.ts'
import { keepInRounds } from './keeping/rounds.ts'
import { boardTallies } from './keeping/tally.ts'
import { leaderboardRoutes } from './leaderboard.routes.ts'
import { personalBoards } from './personal/personal-boards.ts'
import { achievementsService } from './reading/achievements.service.ts'
import { boardsService } from './reading/boards.service.ts'

/** Boards of what people share, and achievements. */
export const leaderboardFeature = defineFeature({
  contract: { leaderboard },
  needs: { people: peopleFeature, notifications: notificationsFeature },
  personalData: ({ clock }) => [personalBoards(clock)],
  streamTopics: [followedBoards],
  tallies: boardTallies,
  open: (context, { people: { people }, notifications: { notices } }) => {
    const needs = { ...context, notifyAll: notices.notifyAll }
    const keeping = keepingService(needs)
    return {
      keeping,
      rounds: keepInRounds(keeping, context),
      backfill: backfillService(needs),
      boards: boardsService({ ...context, people }),
      achievements: achievementsService({ ...context, people }),
    }
  },
  jobs: ({ jobs }, { keeping, backfill }) => {
    jobs.repeat('look-at-achievements-again', '*/10 * * * *', () => backfill.run())
    jobs.repeat('forget-old-boards', '27 2 * * *', keeping.forgetOld)
  },
  routes: (api, context, services) =>
    leaderboardRoutes(
      api,
      { ...context, cache: createReplyCache(context.changes, [boardsChanged, handlesChanged]) },
      services,
    ),
  close: ({ rounds }) => rounds.close(),
})
