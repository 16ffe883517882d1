import { type ComponentType, lazy, Suspense } from 'react'
import { useReporter } from '../outbox/reporter.ts'
import { closeReportForm, useReportForm } from './report-form-store.ts'

const Nothing = () => null

const Loaded = lazy<ComponentType<{ personId: string }>>(async () => {
  try {
    const { ReportFormWindow } = await (await import('../parts.ts')).loadReportFormWindow()
    return { default: ReportFormWindow }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('This part of the page did not load. Check your connection, then reload the page.')
    closeReportForm()
    return { default: Nothing }
  }
})

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
