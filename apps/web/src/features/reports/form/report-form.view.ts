import type { Report } from '@soundings/contract/reports'

type Subject =
  | { kind: 'new'; start: object | null }
  | { kind: 'own'; report: Pick<Report, 'approvalStatus' | 'rejectionReason'> }
  | { kind: 'waiting' }

/** What the form is called. */
export const titleOfWork = ({ changes }: { changes: object | null }): string =>
  changes === null ? 'Create Dive Report' : 'Edit Dive Report'

/** What somebody should know who changes a report; null where there is nothing to say. */
export const standingNews = (subject: Subject): string | null => {
  if (subject.kind === 'new' && subject.start !== null)
    return 'Filled in from your dive log. Your log is private, but anyone can read this report: check your notes before you save it.'
  if (subject.kind !== 'own') return null
  const { approvalStatus, rejectionReason } = subject.report
  if (approvalStatus === 'rejected')
    return `A moderator didn’t approve this report. ${rejectionReason ?? 'No reason was given.'} Change it and save it to send it again.`
  return approvalStatus === 'approved' ? 'Your report may be reviewed again after you edit it.' : null
}

/** How far the photos of a report are that is on its way; empty where none has to be sent. */
export const savingText = (
  photos: readonly { file: File | null; id: string | null }[],
  share: number,
): string =>
  photos.some(({ file }) => file !== null) && share > 0 && share < 1
    ? `Sending photos: ${Math.round(share * 100)} %`
    : ''
