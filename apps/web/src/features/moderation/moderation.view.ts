import type { PendingItem, PendingType } from '@soundings/contract/moderation'
import { numberText, plural } from '@soundings/rules/phrases'

type Kind = { type: PendingType; selectionNote?: (count: number) => string }

/** What deciding about several at once does; a kind may add what it does to its own. */
export const selectionText = (items: readonly { type: string }[], kinds: readonly Kind[]): string => {
  const notes = kinds.flatMap(({ type, selectionNote }) => {
    const count = items.filter((item) => item.type === type).length
    return selectionNote && count > 0 ? selectionNote(count) : []
  })
  const selected = plural(items.length, {
    one: '# item selected.',
    other: '# items selected. Your decision applies to all of them.',
  })
  return [selected, ...notes].join(' ')
}

/** Why these cannot be decided about by who reads them: in words for one, the number of them among several. */
export const conflictText = (items: readonly { conflict: string | null }[]): string | null => {
  const held = items.filter(({ conflict }) => conflict)
  if (items.length <= 1) return held[0]?.conflict ?? null
  return held.length === 0
    ? null
    : plural(held.length, {
        one: '# of these is for another moderator to decide. Deselect it first.',
        other: '# of these are for another moderator to decide. Deselect them first.',
      })
}

type Usual = { type: PendingType; reasons: readonly string[]; reasonHint?: string }

/** What is usually said when these are rejected, and who reads it: what all of their kinds have in common. */
export const rejectionWords = (
  items: readonly { type: string }[],
  kinds: readonly Usual[],
): { reasons: readonly string[]; hint: string } => {
  const [kind, ...others] = kinds.filter(({ type }) => items.some((item) => item.type === type))
  const hint = others.every(({ reasonHint }) => reasonHint === kind?.reasonHint) && kind?.reasonHint
  return {
    reasons: kind?.reasons.filter((one) => others.every(({ reasons }) => reasons.includes(one))) ?? [],
    hint: hint || 'Shown to the author with the rejection.',
  }
}

/** The type among these that an address names, or undefined for none. */
export const readType = (
  value: string | undefined,
  kinds: readonly Pick<Kind, 'type'>[],
): PendingType | undefined => kinds.find(({ type }) => type === value)?.type

/** What the desk can show: one kind of what waits, all of it, or another list by its name. */
export type DeskType = string | undefined

/** How the address names an item: `proposals.0195…`. */
export const itemKey = ({ type, id }: Pick<PendingItem, 'type' | 'id'>): string => `${type}.${id}`

/** Reads that name; undefined when it is none. */
export const readKey = (
  key: string | undefined,
  kinds: readonly Pick<Kind, 'type'>[],
): Pick<PendingItem, 'type' | 'id'> | undefined => {
  const [start, id] = key?.split('.') ?? []
  const type = readType(start, kinds)
  return type && id ? { type, id } : undefined
}

/** `3 items selected`, or `1,204 items, oldest first` while none is. */
export const listHeading = (total: number, selected: number): string =>
  selected > 0
    ? plural(selected, { one: '# item selected', other: '# items selected' })
    : plural(total, { one: '# item, oldest first', other: '# items, oldest first' })

export const countText: (count: number) => string = numberText

/** How often an author was approved: `12 approved, 1 rejected`; nothing yet for a first contribution. */
export const recordText = ({ approved, rejected }: { approved: number; rejected: number }): string =>
  approved + rejected === 0
    ? 'First contribution'
    : `${numberText(approved)} approved, ${numberText(rejected)} rejected`

/** `Approved ‘Blue Hole’`, or `Approved 3 items`. */
export const doneText = (outcome: 'approve' | 'reject', titles: readonly string[]): string => {
  const [title] = titles
  if (titles.length === 1) return outcome === 'approve' ? `Approved ‘${title}’` : `Rejected ‘${title}’`
  return outcome === 'approve'
    ? plural(titles.length, { one: 'Approved # item', other: 'Approved # items' })
    : plural(titles.length, { one: 'Rejected # item', other: 'Rejected # items' })
}

/** `Reject ‘Blue Hole’`, or `Reject 3 items`. */
export const rejectTitle = (titles: readonly string[]): string =>
  titles.length === 1
    ? `Reject ‘${titles[0]}’`
    : plural(titles.length, { one: 'Reject # item', other: 'Reject # items' })

/** What was decided by another moderator in the meantime, of several items. */
export const alreadyReviewedText = (count: number): string =>
  `Another moderator already reviewed ${numberText(count)} of these items.`

/** `Failed to approve item: 2 of 5 items are still pending.` */
export const stillPendingText = (outcome: 'approve' | 'reject', failed: number, all: number): string =>
  plural(failed, {
    one: `${failedText[outcome]}: # of ${numberText(all)} items is still pending.`,
    other: `${failedText[outcome]}: # of ${numberText(all)} items are still pending.`,
  })

export const failedText: Record<'approve' | 'reject', string> = {
  approve: 'Failed to approve item',
  reject: 'Failed to reject item',
}

/** A reason with a stock sentence put in, or taken out when it was in already. */
export const withSentence = (reason: string, sentence: string): string => {
  const words = reason.trim()
  if (!words.includes(sentence)) return words === '' ? sentence : `${words} ${sentence}`
  return words.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
}
