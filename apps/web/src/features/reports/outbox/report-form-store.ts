import type { Report } from '@soundings/contract/reports'
import { create } from 'zustand'
import type { ChosenSite } from '#features/sites/index.ts'
import { showModal } from '#shared/session/modal-store.ts'
import type { ReportEntry, ReportWords } from './report-entry.ts'
import { reporterNow } from './reporter.ts'

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
  | { kind: 'new'; site: ChosenSite | null; start: ReportStart | null }
  | { kind: 'own'; report: Report }
  | { kind: 'waiting'; entry: ReportEntry }

type ReportForm = {
  isOpen: boolean
  /** Whether its code was ever wanted. */
  wasOpened: boolean
  /** Who opened it, by id: nobody else sees what was typed there. */
  personId: string | null
  subject: ReportSubject
}

/** Whether the form of a dive report lies over the page. It outlives the pages beneath. */
export const useReportForm = create<ReportForm>()(() => ({
  isOpen: false,
  wasOpened: false,
  personId: null,
  subject: { kind: 'new', site: null, start: null },
}))

const open = (subject: ReportSubject): void => {
  const personId = reporterNow()
  if (personId === null) showModal('login')
  else useReportForm.setState({ isOpen: true, wasOpened: true, personId, subject })
}

/** Opens the form of a new report; people who are not signed in are asked to log in first. */
export const openReportForm = (site: ChosenSite | null = null, start: ReportStart | null = null): void =>
  open({ kind: 'new', site, start })

/** Opens an own report, to change it. */
export const openOwnReport = (report: Report): void => open({ kind: 'own', report })

/** Opens a report that waits on this device, to change it. */
export const openWaitingReport = (entry: ReportEntry): void => open({ kind: 'waiting', entry })

export const closeReportForm = (): void => useReportForm.setState({ isOpen: false })
