import { silentDays } from '@soundings/rules/achievements/counts'
import { boardPeriodDays, boardRules } from '@soundings/rules/leaderboard'
import { standingRules } from '@soundings/rules/standing'
import type { Db } from '#db/client.ts'
import type { AppFacts } from '#extension-points/feature.ts'
import type { CountedPerson } from './counted-person.ts'
import { countFromScratch } from './figures.repo.ts'

/** Counts these people from scratch, by the rules of this moment. */
export const countPeople = (
  db: Db,
  userIds: readonly string[],
  { now, newMembers }: { now: Date } & Pick<AppFacts, 'newMembers'>,
): Promise<CountedPerson[]> =>
  countFromScratch(db, userIds, {
    ...boardRules,
    now,
    newMembers,
    periods: boardPeriodDays(now),
    silentDays,
    stood: standingRules.new.stood,
    standsAfter: standingRules.standsAfter,
  })
