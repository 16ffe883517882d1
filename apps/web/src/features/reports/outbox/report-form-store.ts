import type { Report } from '@soundings/contract/reports'
import type { ChosenSite } from '#features/sites/index.ts'
import { createFormStore } from '#shared/drafts/form-store.ts'
import type { ReportEntry, ReportWords } from './report-entry.ts'

/** What is known already of a new report, from what its author wrote elsewhere. */
export type ReportStart = Partial<
  Pick<
    ReportWords,
    | 'diveDate'
    | 'diveTime'
    | 'rating'
    | 'visibility'
    | 'waterTemp'
    | 'conditions'
    | 'animalsSeen'
    | 'diveNotes'
  >
>

/** What the form is about: a new report, one that is on the server, or one that waits on this device. */
export type ReportSubject =
  | {
      kind: 'new'
      site: ChosenSite | null
      start: ReportStart | null
      /** The event that its author was at, to show it with. */
      eventId?: string | undefined
    }
  | { kind: 'own'; report: Report }
  | { kind: 'waiting'; entry: ReportEntry }

/** The form of a dive report over any page. */
export const reportForm = createFormStore<ReportSubject>({ kind: 'new', site: null, start: null })
export const { useForm: useReportForm, close: closeReportForm } = reportForm
const { open } = reportForm

/** Opens the form of a new report; people who are not signed in are asked to log in first. */
export const openReportForm = (
  site: ChosenSite | null = null,
  start: ReportStart | null = null,
  eventId?: string,
): void => open({ kind: 'new', site, start, eventId })

/** Opens an own report, to change it. */
export const openOwnReport = (report: Report): void => open({ kind: 'own', report })

/** Opens a report that waits on this device, to change it. */
export const openWaitingReport = (entry: ReportEntry): void => open({ kind: 'waiting', entry })
