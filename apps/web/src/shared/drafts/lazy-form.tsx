import { type ComponentType, Suspense } from 'react'
import { useWriter } from '#shared/session/use-writer.ts'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import type { FormStore } from './form-store.ts'

/** A form over any page, for members, with or without a connection. Its code loads when it is first opened. */
export const lazyForm = <Subject,>(
  { useForm, close }: FormStore<Subject>,
  load: () => Promise<ComponentType<{ personId: string }>>,
) => {
  const Loaded = lazyComponent<{ personId: string }>(load, { onMissing: close })
  return () => {
    const personId = useWriter()
    const wasOpened = useForm((now) => now.wasOpened)
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
}
