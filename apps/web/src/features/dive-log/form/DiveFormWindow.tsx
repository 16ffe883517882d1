import { DraftedForm } from '#shared/drafts/DraftedForm.tsx'
import { DiveForm } from './DiveForm.tsx'
import { titleOfWork } from './dive-form.view.ts'
import { diveForm } from './dive-form-store.ts'
import { type DiveWork, openWork } from './dive-work.ts'

const askOf = ({ changes, keepsDraft }: DiveWork) => ({
  question:
    changes === null
      ? 'This dive isn’t saved to your log yet.'
      : 'Your changes to this dive aren’t saved yet.',
  discard: 'Discard',
  keepsDraft,
})

const takeAlong = async ({ draft: { typed } }: DiveWork) => {
  return (next: DiveWork) => {
    next.draft.typed = typed
  }
}

/** A dive over any page. */
export const DiveFormWindow = ({ personId }: { personId: string }) => (
  <DraftedForm
    personId={personId}
    store={diveForm}
    openWork={openWork}
    titleOf={titleOfWork}
    askOf={askOf}
    takeAlong={takeAlong}
  >
    {(work, { isCovered: _, ...ways }) => <DiveForm personId={personId} work={work} {...ways} />}
  </DraftedForm>
)
