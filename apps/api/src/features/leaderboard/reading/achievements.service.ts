import type { Achievement, EarnedAchievement } from '@soundings/contract/achievements'
import { boardLimits } from '@soundings/contract/leaderboard-fields'
import type { Person } from '@soundings/contract/person'
import { rarityOf } from '@soundings/rules/achievements'
import { noCounts } from '@soundings/rules/achievements/counts'
import {
  type AchievementDefinition,
  achievementById,
  achievements,
} from '@soundings/rules/achievements/definitions'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { findEarned } from '../awarding/earned.repo.ts'
import { countApart, latestRecipients, listRecipients, readTallies } from './achievements.repo.ts'
import { findStandingOf } from './people.repo.ts'

type Paging = { cursor?: string | undefined; limit: number }
const ListCursor = z.object({ after: z.string() })
const RecipientCursor = z.object({ at: z.iso.datetime(), userId: z.uuid() })

const shown = ({ id, icon, name, description, tier }: AchievementDefinition) => ({
  id,
  icon,
  name,
  description,
  tier,
})

/** What somebody earned, the latest first; what there is no more is left out. */
export const listEarnedBy = async (db: Db, userId: string): Promise<EarnedAchievement[]> => {
  const rows = await findEarned(db, [userId])
  return rows
    .toSorted(
      (one, other) =>
        other.at.getTime() - one.at.getTime() || (one.achievementId < other.achievementId ? -1 : 1),
    )
    .flatMap(({ achievementId, at }) => {
      const one = achievementById(achievementId)
      return one ? [{ ...shown(one), earnedAt: at.toISOString() }] : []
    })
}

/** Achievements with who has them, as each reader sees them. */
export const achievementsService = ({ db, people }: Pick<Dependencies, 'db'> & { people: People }) => {
  /** How far the reader is with each. */
  const progressOf = async (readerId: string | undefined) => {
    if (readerId === undefined) return () => null
    const [kept, held] = await Promise.all([findStandingOf(db, readerId), findEarned(db, [readerId])])
    const earnedAt = new Map(held.map(({ achievementId, at }) => [achievementId, at.toISOString()]))
    return ({ id, progress }: AchievementDefinition) => {
      const { have, need } = progress(kept?.counts ?? noCounts)
      return { have, need, earnedAt: earnedAt.get(id) ?? null }
    }
  }

  const show = async (
    readerId: string | undefined,
    those: readonly AchievementDefinition[],
  ): Promise<Achievement[]> => {
    const ids = those.map(({ id }) => id)
    const [tallies, recipients, progress] = await Promise.all([
      readTallies(db),
      latestRecipients(db, ids, readerId, boardLimits.recipients),
      progressOf(readerId),
    ])
    const met = await people.meet(
      readerId,
      recipients.map(({ userId }) => userId),
    )
    const namedOf = Map.groupBy(recipients, ({ achievementId }) => achievementId)
    return those.map((one) => {
      const { people: earnedBy } = tallies.of(one.id)
      return {
        ...shown(one),
        earnedBy,
        ...rarityOf(earnedBy, tallies.members),
        recentRecipients: (namedOf.get(one.id) ?? []).flatMap(({ userId }) => met.get(userId)?.person ?? []),
        progress: progress(one),
      }
    })
  }

  return {
    list: async (readerId: string | undefined, { cursor, limit }: Paging) => {
      const after = fromCursor(ListCursor, cursor)
      const from = after ? achievements.findIndex(({ id }) => id === after.after) + 1 : 0
      const those = achievements.slice(from, from + limit)
      const last = those.at(-1)
      return {
        items: await show(readerId, those),
        nextCursor: from + limit < achievements.length && last ? toCursor({ after: last.id }) : null,
        total: achievements.length,
      }
    },

    get: async (readerId: string | undefined, id: string, { cursor, limit }: Paging) => {
      const one = achievementById(id)
      if (!one) throw new HttpError(404, 'This achievement doesn’t exist')
      const after = fromCursor(RecipientCursor, cursor)
      const [[achievement], rows, tallies, apart] = await Promise.all([
        show(readerId, [one]),
        listRecipients(db, id, readerId, after, limit + 1),
        readTallies(db),
        readerId === undefined ? 0 : countApart(db, id, readerId),
      ])
      if (!achievement) throw new HttpError(404, 'This achievement doesn’t exist')
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const met = await people.meet(
        readerId,
        page.map(({ userId }) => userId),
      )
      const items: Person[] = page.flatMap(({ userId }) => met.get(userId)?.person ?? [])
      return {
        achievement,
        items,
        nextCursor: rows.length > limit && last ? toCursor({ at: last.at, userId: last.userId }) : null,
        total: tallies.of(id).listed - apart,
      }
    },
  }
}
export type AchievementsService = ReturnType<typeof achievementsService>
