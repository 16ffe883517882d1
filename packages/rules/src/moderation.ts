import { blamelessReasons, type FlagReason } from '@soundings/contract/flag-review'
import { plural } from './phrases.ts'

/** A notification is at most 500 characters long; a name and a reason may be nearly as long by themselves. */
const maxOfReason = 250

const shortened = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= maxOfReason) return letters.join('')
  return `${letters
    .slice(0, maxOfReason)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** The reason that a moderator gave, as a sentence to follow the one about what they decided; nothing without one. */
export const reasonText = (reason: string | null): string => {
  const words = reason === null ? '' : shortened(reason)
  return words === '' ? '' : ` Reason: ${ended(words)}`
}

const takenDownFor: Record<FlagReason, string> = {
  wrong: 'It was reported for wrong information, and a moderator agreed.',
  duplicate: 'It was reported as a duplicate, and a moderator agreed.',
  dangerous: 'It was reported as dangerous advice, and a moderator agreed.',
  offensive: 'It was reported as offensive, and a moderator agreed.',
  spam: 'It was reported as advertising, and a moderator agreed.',
  copyright: 'It was reported as someone else’s work, and a moderator agreed.',
  harassment: 'It was reported as harassment, and a moderator agreed.',
  'unsafe-advice': 'It was reported as unsafe advice, and a moderator agreed.',
  impersonation: 'It was reported as someone pretending to be someone else, and a moderator agreed.',
  underage: 'It was reported as about someone who is too young, and a moderator agreed.',
  other: 'Someone reported a problem with it, and a moderator agreed.',
}

/** What the author of something reads as the reason why it was taken down, after somebody objected to it. */
export const takenDownReason = (reason: FlagReason): string => takenDownFor[reason]

const upheldFor: Record<FlagReason, string> = {
  wrong: 'wrong information',
  duplicate: 'having a second account',
  dangerous: 'putting divers in danger',
  offensive: 'being offensive',
  spam: 'advertising',
  copyright: 'using someone else’s work',
  harassment: 'harassment',
  'unsafe-advice': 'unsafe advice',
  impersonation: 'pretending to be someone else',
  underage: 'being too young for this',
  other: 'your behaviour',
}

/** What somebody reads about whom moderators upheld a report. */
export const upheldAgainstPerson = (reason: FlagReason): string =>
  `You were reported for ${upheldFor[reason]}, and a moderator agreed. For a while, lower limits apply to you. If it happens again, you may be kept from sharing anything.`

const isBlaming = (reason: FlagReason) => !blamelessReasons.some((blameless) => blameless === reason)

/** A report as far as it concerns people: `authorId` is whose the reported thing is, or who is reported. */
export type ReportBetween = {
  type: string
  reason: FlagReason
  reporterId: string | null
  authorId: string | null
}

/** What is reported of these is always against whose it is. */
const ofPeople: readonly string[] = ['people', 'messages']

/** Whether a report says something against this person. */
export const isAgainst = ({ type, reason, authorId }: ReportBetween, personId: string): boolean =>
  authorId === personId && (ofPeople.includes(type) || isBlaming(reason))

/** What keeps a moderator from deciding about a report. */
export type Conflict = 'own-report' | 'about-you' | 'involved'

/**
 * Whether a moderator has a part in a report: they made it, it is against them, or whoever it is against has reported
 * them, which is still open. `reporters` are those who have.
 */
export const conflictOf = (
  report: ReportBetween,
  moderatorId: string,
  reporters: ReadonlySet<string>,
): Conflict | null => {
  if (isAgainst(report, moderatorId)) return 'about-you'
  if (report.reporterId === moderatorId) return 'own-report'
  const { authorId } = report
  return authorId !== null && reporters.has(authorId) && isAgainst(report, authorId) ? 'involved' : null
}

/** In words. Who reported somebody is never told, so the last does not say what the part is. */
export const conflictText: Record<Conflict, string> = {
  'own-report': 'You made this report, so another moderator has to decide about it.',
  'about-you': 'This report is about you, so another moderator has to decide about it.',
  involved: 'You’re involved in this, so another moderator has to decide about it.',
}

const minute = 60_000
const units = [
  { size: 24 * 60 * minute, forms: { one: '# day ago', other: '# days ago' } },
  { size: 60 * minute, forms: { one: '# hour ago', other: '# hours ago' } },
  { size: minute, forms: { one: '# minute ago', other: '# minutes ago' } },
] as const

/** How long ago something happened, in words; milliseconds. */
export const agoInWords = (milliseconds: number): string => {
  const unit = units.find(({ size }) => milliseconds >= size)
  if (!unit) return 'a moment ago'
  return plural(Math.floor(milliseconds / unit.size), unit.forms)
}
