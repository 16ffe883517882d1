import { reportTexts } from '@soundings/contract/reports'
import { DraftedForm } from '#shared/drafts/DraftedForm.tsx'
import { reportForm } from '../outbox/report-form-store.ts'
import { ReportForm } from './ReportForm.tsx'
import { titleOfWork } from './report-form.view.ts'
import { openWork, type ReportWork } from './report-work.ts'

const ask = { question: reportTexts.unsaved, discard: 'Leave without saving', keepsDraft: false }

const takeAlong = async ({ draft }: ReportWork) => {
  const { typed } = draft
  const photos = await draft.files()
  return (next: ReportWork) => {
    next.draft.typed = typed
    if (photos) next.draft.keepFiles(photos)
  }
}

/** A dive report over any page. */
export const ReportFormWindow = ({ personId }: { personId: string }) => (
  <DraftedForm
    personId={personId}
    store={reportForm}
    openWork={openWork}
    titleOf={titleOfWork}
    askOf={() => ask}
    takeAlong={takeAlong}
  >
    {(work, ways) => <ReportForm personId={personId} work={work} {...ways} />}
  </DraftedForm>
)
