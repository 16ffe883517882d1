import type { FormStore, OpenForm } from '#shared/drafts/form-store.ts'
import { hold, release } from './delivering.ts'

/** What lies open in its form is not sent as it was; closed, it waits again as it was last kept. */
export const holdWhileOpen = <Subject>(
  { useForm }: FormStore<Subject>,
  /** The key of the entry that a form is about; null where it is about none that waits. */
  keyOf: (subject: Subject) => string | null,
): void => {
  const openKey = ({ isOpen, subject }: OpenForm<Subject>) => (isOpen ? keyOf(subject) : null)
  useForm.subscribe((now, before) => {
    const [opened, closed] = [openKey(now), openKey(before)]
    if (opened === closed) return
    if (closed !== null) release([closed])
    if (opened !== null) hold([opened])
  })
}
