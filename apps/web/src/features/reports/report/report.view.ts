import { type Report, reportTitle } from '@soundings/contract/reports'
import { plural } from '@soundings/rules/phrases'
import { type DateLanguage, dateText, dateTimeText } from '#shared/lib/date.ts'

/** `1 dive report`, `1,204 dive reports` */
export const reportsText = (count: number): string =>
  plural(count, { one: '# dive report', other: '# dive reports' })

/** When the dive was, as far as its diver said: `12 Sep 2026, 09:30`. */
export const diveText = (
  { diveDate, diveTime }: Pick<Report, 'diveDate' | 'diveTime'>,
  language: DateLanguage,
): string =>
  diveTime === null
    ? dateText(diveDate, language)
    : // Without a zone: the hour that it was there, wherever it is read.
      dateTimeText(`${diveDate}T${diveTime.slice(0, 5)}`, language)

/** Whose report it is; one of an account that is gone is still a diver's. */
export const authorText = ({ authorHandle }: Pick<Report, 'authorHandle'>): string =>
  authorHandle ?? 'A diver'

/** What a report is called where a name is needed: what its diver called it, else whose it is. */
export const reportName = ({ title, authorHandle }: Pick<Report, 'title' | 'authorHandle'>): string => {
  if (title !== reportTitle) return title
  return authorHandle === null ? reportTitle : `${reportTitle} by ${authorHandle}`
}

/** The words of the diver, each passage once: the content is the notes where nothing else was said. */
export const passagesOf = ({ content, diveNotes }: Pick<Report, 'content' | 'diveNotes'>): string[] => [
  ...new Set([content, diveNotes ?? ''].map((words) => words.trim()).filter(Boolean)),
]

/** So many characters of a passage are read in a list; the rest, when it is opened. */
const shortest = 700

export const isLong = (passages: readonly string[]): boolean =>
  passages.join('').length > shortest || passages.join('\n').split('\n').length > 12

type Standing = Pick<Report, 'approvalStatus'>

/** Why a report is not everybody's, in a word or two; null for a published one. */
export const standingLabel = ({ approvalStatus }: Standing): string | null => {
  if (approvalStatus === 'pending') return 'Awaiting review'
  return approvalStatus === 'rejected' ? 'Not approved' : null
}

/** The same in a sentence or two; null for a published one. */
export const standingText = ({
  approvalStatus,
  rejectionReason,
}: Standing & Pick<Report, 'rejectionReason'>): string | null => {
  if (approvalStatus === 'pending')
    return 'This report is awaiting review. Until it’s approved, only its author and moderators can see it.'
  if (approvalStatus !== 'rejected') return null
  return rejectionReason === null
    ? 'A moderator didn’t approve this report.'
    : `A moderator didn’t approve this report. ‘${rejectionReason}’`
}

/** `1 diver found this helpful`; that nobody said so is not worth words. */
export const helpfulText = (count: number): string | null =>
  count === 0
    ? null
    : plural(count, { one: '# diver found this helpful', other: '# divers found this helpful' })
