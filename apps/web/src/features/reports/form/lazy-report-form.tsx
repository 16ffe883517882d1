import { Suspense } from 'react'
import { latePart } from '#shared/ui/late-part.tsx'
import { useReporter } from '../outbox/reporter.ts'
import { closeReportForm, useReportForm } from './report-form-store.ts'

const Loaded = latePart<{ personId: string }>(
  async () => (await (await import('../parts.ts')).loadReportFormWindow()).ReportFormWindow,
  { onMissing: closeReportForm },
)

/** The form of a dive report over any page, for members, with or without a connection. Its code loads when it is first opened. */
export const ReportFormModal = () => {
  const personId = useReporter()
  const wasOpened = useReportForm((now) => now.wasOpened)
  return (
    personId !== null &&
    wasOpened && (
      <Suspense>
        {/* Whoever comes next finds nothing of what somebody else typed. */}
        <Loaded key={personId} personId={personId} />
      </Suspense>
    )
  )
}
