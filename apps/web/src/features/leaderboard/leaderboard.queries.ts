import { groups } from '@soundings/contract/groups'
import { type Board, type BoardPeriod, boardLimits, leaderboard } from '@soundings/contract/leaderboard'
import { type PrivacyChange, privacy } from '@soundings/contract/privacy'
import type { QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { refresh } from '#shared/api/query.ts'

const boards = area('/api/leaderboard')

/** Which list is meant, as its address says it. */
export type Asked = { period: BoardPeriod; country?: string | undefined; group?: string | undefined }

const queryOf = ({ period, country, group }: Asked) => ({
  period,
  ...(country && { country }),
  ...(group && { group }),
})

const page = (asked: Asked) => ({ query: { ...queryOf(asked), limit: boardLimits.page } })

export const diversQuery = (asked: Asked) => boards.readPages(leaderboard.topDivers, page(asked))
export const photographersQuery = (asked: Asked) =>
  boards.readPages(leaderboard.topPhotographers, page(asked))
export const contributorsQuery = (asked: Asked) => boards.readPages(leaderboard.topContributors, page(asked))

/** One’s own figures and ranks. */
export const ownStatsQuery = (asked: Asked) => boards.read(leaderboard.userStats, { query: queryOf(asked) })

/** Who is just before and after oneself. */
export const aroundMeQuery = (board: Board, asked: Asked) =>
  boards.read(leaderboard.aroundMe, { query: { ...queryOf(asked), board } })

export const achievementsQuery = () => boards.readPages(leaderboard.achievements, { query: { limit: 100 } })

/** One achievement with who earned it. */
export const achievementQuery = (achievementId: string) =>
  boards.readPages(leaderboard.achievement, { params: { achievementId }, query: { limit: 50 } })

/** The groups that the reader is in. */
export const ownGroupsQuery = () =>
  area('/api/community/groups').read(groups.list, { query: { filter: 'mine' } })

/** Something on the boards changed. */
export const followBoards = (queries: QueryClient): void => void boards.follow(queries)

/** Whether one’s number of dives, or what one contributes, is on the boards. */
export const chooseBoards = async (
  queries: QueryClient,
  chosen: NonNullable<PrivacyChange['boards']>,
): Promise<void> => {
  await call(privacy.change, { body: { boards: chosen } })
  await Promise.all([boards.refresh(queries), refresh(queries, [privacy.get.path])])
}
