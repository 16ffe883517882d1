import { type Report, reportTexts } from '@soundings/contract/reports'
import { plural } from '@soundings/rules/phrases'
import type { KindWords } from '#shared/outbox/kind.ts'
import type { ReportEntry } from './report-entry.ts'

const photoCount = (number: number) => plural(number, { one: '# photo', other: '# photos' })

/** What happens next with a report that the server has. */
const sentText = ({ approvalStatus }: Pick<Report, 'approvalStatus'>, isChange = false): string => {
  if (approvalStatus === 'approved') return isChange ? 'Dive report updated' : 'Dive report saved'
  return isChange
    ? 'Dive report updated. It will be public once a moderator approves it.'
    : 'Dive report saved. It will be public once a moderator approves it.'
}

/** What is said about dive reports that are being sent. */
export const reportWords: KindWords<ReportEntry['body'], Report> = {
  attachments: photoCount,
  attachmentsLost: (lost, left) => {
    if (left === 0) return reportTexts.withoutPhotos
    return plural(lost, {
      one: '# photo couldn’t be uploaded. Dive report will be saved without it.',
      other: '# photos couldn’t be uploaded. Dive report will be saved without them.',
    })
  },
  kept: 'Saved on this device. Your dive report will be sent automatically when you’re back online.',
  notKept:
    'The dive report couldn’t be sent, and there’s no room to keep it on this device. Keep this page open and save again when you’re back online.',
  failed: reportTexts.failed,
  couldNotSend: (problem) => `Failed to save dive report: ${problem}`,
  sent: (report, { body }) => sentText(report, body.changes !== null),
  sentLater: (report, { body }) => `${body.site.siteName}: ${sentText(report)}`,
  waiting: (number) =>
    plural(number, {
      one: '# dive report waiting to be sent',
      other: '# dive reports waiting to be sent',
    }),
  refused: (number) =>
    plural(number, {
      one: '# dive report couldn’t be sent',
      other: '# dive reports couldn’t be sent',
    }),
  lead: 'These dive reports are saved on this device and will be sent automatically, one by one.',
  signOut: (number) =>
    plural(number, {
      one: '# dive report hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other:
        '# dive reports haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# dive report on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# dive reports on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}

/** Where and when the dive was; `day` as the reader writes it. */
export const titleOf = ({ site, words }: Pick<ReportEntry['body'], 'site' | 'words'>, day: string): string =>
  [site.siteName, day, words.diveTime].filter(Boolean).join(', ')
