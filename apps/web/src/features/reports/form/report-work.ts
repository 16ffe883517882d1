import type { Report } from '@soundings/contract/reports'
import { unkeptDraft } from '#shared/drafts/entry-draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import type { ReportWords } from '../outbox/report-entry.ts'
import type { ReportSubject } from '../outbox/report-form-store.ts'
import { openReportDraft, type ReportDraft } from './report-draft.ts'
import {
  emptyReport,
  type ReportValues,
  untold,
  valuesOfEntry,
  valuesOfReport,
  valuesOfWords,
} from './report-values.ts'

/** The photos of a report that is on the server. */
export const photosOf = ({ media }: Pick<Report, 'media'>): Attachment[] =>
  media.map((id) => ({ key: id, file: null, id }))

/** What is being written, from the opening of the form to its end. */
export type ReportWork = {
  subject: ReportSubject
  /** The form before anybody touched it, and the photos that came with it. */
  base: ReportValues
  photos: readonly Attachment[]
  /** Kept on this device, but that of a report that waits there itself. */
  draft: ReportDraft
  /** The report that it changes, and the version that was read. */
  changes: { reportId: string; version: number } | null
  /** The event that it is shown with. */
  eventId?: string | undefined
  /** What else the report says, which the form does not show. */
  untold: Partial<ReportWords>
}

/** Begins to write what the form was opened for. */
export const openWork = (personId: string, subject: ReportSubject): ReportWork => {
  if (subject.kind === 'new') {
    const { site, start, eventId } = subject
    const base = start ? valuesOfWords(site, start) : emptyReport(site)
    // What was written elsewhere is still there, and stands in no draft's place.
    if (start)
      return {
        subject,
        base,
        photos: [],
        draft: unkeptDraft(newKey(), null),
        changes: null,
        eventId,
        untold: {},
      }
    return { subject, base, photos: [], draft: openReportDraft(personId, base), changes: null, untold: {} }
  }
  if (subject.kind === 'own') {
    const { report } = subject
    const base = valuesOfReport(report)
    const draft = openReportDraft(personId, base, report)
    return {
      subject,
      base,
      photos: photosOf(report),
      draft,
      changes: { reportId: report.id, version: draft.version ?? report.version },
      untold: untold(report),
    }
  }
  const { entry } = subject
  const { title, content } = entry.body.words
  return {
    subject,
    base: valuesOfEntry(entry.body),
    photos: entry.attachments,
    draft: unkeptDraft(entry.key, entry.tried),
    changes: entry.body.changes,
    eventId: entry.body.eventId,
    untold: { ...(title && { title }), ...(content && { content }) },
  }
}
