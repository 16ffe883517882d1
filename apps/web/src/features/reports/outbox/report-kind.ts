import type { Report } from '@soundings/contract/reports'
import { dateText } from '#shared/lib/date.ts'
import { hold, release } from '#shared/outbox/delivering.ts'
import { defineKind } from '#shared/outbox/kind.ts'
import { refreshReports } from '../reports.queries.ts'
import { reportWords, titleOf } from './messages.ts'
import { type ReportEntry, reportKindName } from './report-entry.ts'
import { openWaitingReport, useReportForm } from './report-form-store.ts'
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

/** Which of those that wait lies open in the form. */
const openKey = ({ isOpen, subject }: ReturnType<typeof useReportForm.getState>) =>
  isOpen && subject.kind === 'waiting' ? subject.entry.key : null

// What lies open in the form is not sent as it was; closed, it waits again as it was last kept.
useReportForm.subscribe((now, before) => {
  const [opened, closed] = [openKey(now), openKey(before)]
  if (opened === closed) return
  if (closed !== null) release([closed])
  if (opened !== null) hold([opened])
})
