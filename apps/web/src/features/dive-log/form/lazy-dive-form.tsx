import { Suspense } from 'react'
import { useReporter } from '#features/reports/index.ts'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { closeDiveForm, useDiveForm } from './dive-form-store.ts'

const Loaded = lazyComponent<{ personId: string }>(
  async () => (await (await import('../components.ts')).loadDiveFormWindow()).DiveFormWindow,
  { onMissing: closeDiveForm },
)

/** The form of a dive over any page, for members, with or without a connection. Its code loads when it is first opened. */
export const DiveFormModal = () => {
  const personId = useReporter()
  const wasOpened = useDiveForm((now) => now.wasOpened)
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
