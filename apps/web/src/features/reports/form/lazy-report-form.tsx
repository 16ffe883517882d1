import { Suspense } from 'react'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { closeReportForm, useReportForm } from '../outbox/report-form-store.ts'
import { useReporter } from '../outbox/reporter.ts'

const Loaded = lazyComponent<{ personId: string }>(
  async () => (await (await import('../components.ts')).loadReportFormWindow()).ReportFormWindow,
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
