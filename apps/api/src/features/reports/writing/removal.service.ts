import type { Report } from '@soundings/contract/reports'
import { levelOf } from '@soundings/rules/people'
import { mayDiscard } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { noSuchReport } from '../errors.ts'
import { openReport } from '../open-report.ts'
import { titleOf } from '../report-lines.ts'
import { flaggedReportRemoved, reportRemoved } from '../report-notifications.ts'
import { findReport } from '../reports.repo.ts'
import { viewerOf } from '../viewer.ts'
import { deleteReport } from './writing.repo.ts'

/** What other features do when a report ends. */
export type ReportEndNeeds = {
  notify: Notify
  /** Closes what people object to in a report; answers who did. */
  closeFlags: (tx: Db, reportId: string) => Promise<string[]>
}

/** Reports that their authors or moderators take away. */
export const removalService = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { notify, closeFlags }: ReportEndNeeds,
) => {
  const notifyOfEnd = async (tx: Db, person: Person, report: Report) => {
    const { id, title, authorId, diveSiteId: siteId, diveDate, diveSite, isMine } = report
    const name = titleOf({ title, siteName: diveSite.siteName })
    for (const userId of new Set(await closeFlags(tx, id)))
      if (userId !== person.id) await notify(tx, userId, flaggedReportRemoved(name))
    if (isMine) return
    if (authorId !== null) await notify(tx, authorId, reportRemoved(name, diveDate))
    await writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: person.id,
      action: 'report.remove',
      subjectType: 'report',
      subjectId: id,
      details: { title, diveDate, authorId, siteId },
    })
  }

  return {
    /** For good, but for its photos: they stay their uploader's. */
    remove: (person: Person, id: string): Promise<{ success: true }> =>
      inTransaction(db, async (tx) => {
        const row = await openReport(tx, id)
        const report = row && (await findReport(tx, id, viewerOf(person)))
        if (!report) throw noSuchReport()
        if (!mayDiscard({ level: levelOf(person.groups), isOwn: report.isMine }))
          throw new HttpError(403, 'Only the author can delete this report', { code: 'not-allowed' })
        await deleteReport(tx, id)
        await notifyOfEnd(tx, person, report)
        return { success: true }
      }),
  }
}
