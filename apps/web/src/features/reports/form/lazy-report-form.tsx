import { lazyForm } from '#shared/drafts/lazy-form.tsx'
import { reportForm } from '../outbox/report-form-store.ts'

/** The form of a dive report over any page. */
export const ReportFormModal = lazyForm(
  reportForm,
  async () => (await (await import('../components.ts')).loadReportFormWindow()).ReportFormWindow,
)
