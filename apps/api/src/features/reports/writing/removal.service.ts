import type { Notification } from '@soundings/contract/notifications'
import type { Report } from '@soundings/contract/reports'
import { levelOf } from '@soundings/rules/people'
import { mayDiscard } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { openReport } from '../open-report.ts'
import { noSuchReport } from '../refusals.ts'
import { titleOf } from '../report-lines.ts'
import { findReport } from '../reports.repo.ts'
import { viewerOf } from '../viewer.ts'
import { deleteReport } from './writing.repo.ts'

/** What other features do when a report ends. */
export type ReportEndDoors = {
  /** Tells one person something, when the transaction commits. */
  tell: (tx: Db, userId: string, told: Pick<Notification, 'type' | 'message' | 'link'>) => Promise<void>
  /** Closes what people object to in a report; answers who did. */
  closeFlags: (tx: Db, reportId: string) => Promise<string[]>
}

/** Reports that their authors or moderators take away. */
export const removalService = (
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { tell, closeFlags }: ReportEndDoors,
) => {
  const tellEnd = async (tx: Db, person: Person, report: Report) => {
    const { id, title, authorId, diveSiteId: siteId, diveDate, diveSite, isMine } = report
    const name = `“${titleOf({ title, siteName: diveSite.siteName })}”`
    const thanks = `Thank you for telling us: ${name} is gone.`
    for (const userId of new Set(await closeFlags(tx, id)))
      if (userId !== person.id) await tell(tx, userId, { type: 'success', message: thanks, link: null })
    if (isMine) return
    const message = `A moderator took your report ${name} of ${diveDate} away.`
    if (authorId !== null) await tell(tx, authorId, { type: 'warning', message, link: null })
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
          throw new Refusal(403, 'Only who wrote a report may take it away', { code: 'not-allowed' })
        await deleteReport(tx, id)
        await tellEnd(tx, person, report)
        return { success: true }
      }),
  }
}
