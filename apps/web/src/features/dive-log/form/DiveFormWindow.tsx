import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { closeDiveForm, useDiveForm } from './dive-form-store.ts'

/** A dive over any page. Nothing entered is lost without a question, whichever way somebody leaves. */
export const DiveFormWindow = ({ personId }: { personId: string }) => {
  const { isOpen, personId: opener, subject } = useDiveForm()
  return (
    <FormModal
      opened={isOpen && opener === personId}
      onClose={closeDiveForm}
      title={subject.kind === 'own' ? 'Edit Dive' : 'Add New Dive'}
      size={640}
    >
      <p>…</p>
    </FormModal>
  )
}
