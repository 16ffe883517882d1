import type { FlagReason } from '@soundings/contract/moderation'

/** A notification is at most 500 characters long; a name and a reason may be nearly as long by themselves. */
const mostOfReason = 250

const shortened = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= mostOfReason) return letters.join('')
  return `${letters
    .slice(0, mostOfReason)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** What a moderator said, as the end of a sentence that tells what they decided. */
export const because = (reason: string | null): string => {
  const words = reason === null ? '' : shortened(reason)
  return words === '' ? '.' : `: ${ended(words)}`
}

const objections: Record<FlagReason, string> = {
  wrong: 'what it says is wrong',
  duplicate: 'it is on the map twice',
  dangerous: 'following it is dangerous',
  offensive: 'it offends people',
  spam: 'it is advertising',
  copyright: 'it belongs to somebody else',
  other: 'something is wrong with it',
}

/** What the author of something reads as the reason why it was taken down, after somebody objected to it. */
export const takenDownReason = (reason: FlagReason): string =>
  `Somebody reported that ${objections[reason]}, and a moderator agreed.`

const minute = 60_000
const units = [
  { name: 'day', size: 24 * 60 * minute },
  { name: 'hour', size: 60 * minute },
  { name: 'minute', size: minute },
] as const

/** How long ago something happened, in words; milliseconds. */
export const agoInWords = (milliseconds: number): string => {
  const unit = units.find(({ size }) => milliseconds >= size)
  if (!unit) return 'a moment ago'
  const count = Math.floor(milliseconds / unit.size)
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`
}
