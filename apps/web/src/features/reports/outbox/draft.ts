import { deleteKeptDraft, putKeptDraft, type ReportDraft, readKeptDraft } from './outbox-db.ts'

/** Keeps it on this device with its photos. Answers whether that worked. */
export const keepReportDraft = (draft: ReportDraft): Promise<boolean> =>
  putKeptDraft(draft).then(
    () => true,
    () => false,
  )

export const readReportDraft = (personId: string): Promise<ReportDraft | undefined> =>
  readKeptDraft(personId).catch(() => undefined)

export const dropReportDraft = (personId: string): Promise<void> =>
  deleteKeptDraft(personId).catch(() => undefined)
