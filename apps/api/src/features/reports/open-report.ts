import type { Db } from '#db/client.ts'
import { lockSite } from '#features/sites/index.ts'
import { findSiteOf, lockReport, type ReportState } from './reports.repo.ts'

/** So often a report may move to another site while we reach for it. */
const tries = 3

/**
 * A report that is about to change, kept from everybody else until the transaction ends. Its site is kept first, as it
 * is where sites are merged and where reports are counted, so that nobody waits in a ring.
 */
export const openReport = async (tx: Db, id: string): Promise<ReportState | undefined> => {
  let report: ReportState | undefined
  for (let count = 0; count < tries; count++) {
    const siteId = await findSiteOf(tx, id)
    if (siteId) await lockSite(tx, siteId)
    report = await lockReport(tx, id)
    if (!report || report.siteId === siteId) return report
  }
  return report
}
