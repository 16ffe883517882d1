import type { PersonalData } from '#extension-points/personal-data.ts'
import { addToVotes, deleteVote, findVotesOf } from '../votes/votes.repo.ts'
import {
  deleteRejectedOf,
  deleteReportsOf,
  findReportsOf,
  forgetAuthor,
  lockReportsAround,
  lockSitesOf,
} from './own-reports.repo.ts'

/**
 * Reports are contributions: when their author leaves, those that others read, or will read, stay without a name, or
 * all of them go. What they said of others' reports goes with the person.
 */
export const personalReports: PersonalData = {
  name: 'reports',
  read: async (db, userId) => ({
    written: await findReportsOf(db, userId),
    helpful: await findVotesOf(db, userId),
  }),
  leave: async (db, userId, how) => {
    await lockSitesOf(db, userId)
    await lockReportsAround(db, userId)
    await (how === 'delete' ? deleteReportsOf(db, userId) : deleteRejectedOf(db, userId))
    await forgetAuthor(db, userId)
    for (const { reportId } of await findVotesOf(db, userId)) {
      await deleteVote(db, reportId, userId)
      await addToVotes(db, reportId, -1)
    }
  },
}
