import type { FlagReason } from '@soundings/contract/moderation'
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
  other: 'Someone reported a problem with it, and a moderator agreed.',
}

/** What the author of something reads as the reason why it was taken down, after somebody objected to it. */
export const takenDownReason = (reason: FlagReason): string => takenDownFor[reason]

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
