import { lazyForm } from '#shared/drafts/lazy-form.tsx'
import { diveForm } from './dive-form-store.ts'

/** The form of a dive over any page. */
export const DiveFormModal = lazyForm(
  diveForm,
  async () => (await (await import('../components.ts')).loadDiveFormWindow()).DiveFormWindow,
)
