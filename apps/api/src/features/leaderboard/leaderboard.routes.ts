import { leaderboard } from '@soundings/contract/leaderboard'
import { boardPeriodKeys, boardRuleTexts } from '@soundings/rules/leaderboard'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { AchievementsService } from './reading/achievements.service.ts'
import type { BoardsService } from './reading/boards.service.ts'

type Services = { boards: BoardsService; achievements: AchievementsService }

export const leaderboardRoutes = (
  app: FastifyInstance,
  { clock, cache }: Pick<Dependencies, 'clock'> & { cache: ReplyCache },
  { boards, achievements }: Services,
): void =>
  serveAll(
    app,
    leaderboard,
    {
      topDivers: ({ query }) => boards.divers(undefined, query),
      topPhotographers: ({ query }) => boards.photographers(undefined, query),
      topContributors: ({ query }) => boards.contributors(undefined, query),
      achievements: ({ query }) => achievements.list(undefined, query),
      achievement: ({ params, query }) => achievements.get(undefined, params.achievementId, query),
      userStats: ({ query }, request) => boards.own(me(request).id, query),
      aroundMe: ({ query }, request) => boards.around(me(request).id, query),
      rules: () => ({ items: [...boardRuleTexts] }),
    },
    {
      cache,
      cached: ['topDivers', 'topPhotographers', 'topContributors', 'achievements', 'achievement'],
      // Which days a period has changes by itself.
      season: () => boardPeriodKeys(clock()).month,
      // Whoever is signed in sees names that visitors do not, and nobody whom they blocked. Who is in a group is not kept.
      personal: {
        topDivers: ({ query }, { person }) =>
          person || query.group ? boards.divers(person?.id, query) : undefined,
        topPhotographers: ({ query }, { person }) =>
          person || query.group ? boards.photographers(person?.id, query) : undefined,
        topContributors: ({ query }, { person }) =>
          person || query.group ? boards.contributors(person?.id, query) : undefined,
        achievements: ({ query }, { person }) => (person ? achievements.list(person.id, query) : undefined),
        achievement: ({ params, query }, { person }) =>
          person ? achievements.get(person.id, params.achievementId, query) : undefined,
      },
    },
  )
