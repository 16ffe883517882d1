import type { Report } from '@soundings/contract/reports'
import { dateText } from '#shared/lib/date.ts'
import { holdWhileOpen } from '#shared/outbox/hold-while-open.ts'
import { defineKind } from '#shared/outbox/kind.ts'
import { refreshReports } from '../reports.queries.ts'
import { reportWords, titleOf } from './messages.ts'
import { type ReportEntry, reportKindName } from './report-entry.ts'
import { openWaitingReport, reportForm } from './report-form-store.ts'
import { sendReport, sendReportPhoto } from './report-kind.queries.ts'

/** Dive reports, as they wait on this device and are sent. */
export const reportKind = defineKind<ReportEntry['body'], Report>({
  name: reportKindName,
  order: 'kind',
  sendAttachment: sendReportPhoto,
  send: sendReport,
  refresh: (queries) => void refreshReports(queries),
  // A moderator may have decided on a known report in the meantime, so a change of it is not kept for later.
  mayWait: ({ body }) => body.changes === null,
  titleOf: ({ body }, language) => titleOf(body, dateText(body.words.diveDate, language)),
  excerptOf: ({ body }) => body.words.diveNotes || null,
  open: openWaitingReport,
  words: reportWords,
})

holdWhileOpen(reportForm, (subject) => (subject.kind === 'waiting' ? subject.entry.key : null))
