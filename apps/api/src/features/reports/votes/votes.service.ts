import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { noSuchReport } from '../errors.ts'
import { findReport, lockReport, type ReportState } from '../reports.repo.ts'
import { addToVotes, deleteVote, insertVote } from './votes.repo.ts'

type Helped<Is extends boolean> = { helpfulCount: number; isHelpful: Is }

/** Whom reports helped. Counts are exact however many people say so at once, as each holds the report meanwhile. */
export const votesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const openPublic = async (tx: Db, id: string): Promise<ReportState> => {
    const report = await lockReport(tx, id)
    if (!report || !(await findReport(tx, id))) throw noSuchReport()
    return report
  }

  return {
    praise: (person: Person, reportId: string): Promise<Helped<true>> =>
      inTransaction(db, async (tx) => {
        const report = await openPublic(tx, reportId)
        if (report.authorId === person.id)
          throw new HttpError(409, 'You can’t mark your own report as helpful', {
            code: 'own-report',
          })
        const isNew = await insertVote(tx, { reportId, userId: person.id, votedAt: clock() })
        const helpfulCount = isNew ? await addToVotes(tx, reportId, 1) : report.helpfulCount
        return { helpfulCount, isHelpful: true }
      }),

    unpraise: (person: Person, reportId: string): Promise<Helped<false>> =>
      inTransaction(db, async (tx) => {
        const report = await openPublic(tx, reportId)
        const wasThere = await deleteVote(tx, reportId, person.id)
        const helpfulCount = wasThere ? await addToVotes(tx, reportId, -1) : report.helpfulCount
        return { helpfulCount, isHelpful: false }
      }),
  }
}
