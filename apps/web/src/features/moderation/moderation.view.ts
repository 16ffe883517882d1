import { type PendingItem, type PendingType, pendingTypes } from '@soundings/contract/moderation'

/** What a kind of items is called in the filter. */
export const typeLabel: Record<PendingType, string> = {
  dive_sites: 'Dive Sites',
  proposals: 'Edits',
  flags: 'Flags',
}

/** What one item of a kind is. */
export const kindLabel: Record<PendingType, string> = {
  dive_sites: 'New site',
  proposals: 'Edit',
  flags: 'Flag',
}

/** What a decision of each kind does, said before it is made. */
export const consequence: Record<PendingType, string> = {
  dive_sites: 'Approving puts this site on everybody’s map.',
  proposals: 'Approving changes the published site.',
  flags: 'Approving takes the flagged site off the map; it can be restored for 30 days.',
}

/** A type of the filter that the server named, or undefined for all. */
export const readType = (value: string | undefined): PendingType | undefined =>
  pendingTypes.find((type) => type === value)

/** How the address names an item: `proposals.0195…`. */
export const itemKey = ({ type, id }: Pick<PendingItem, 'type' | 'id'>): string => `${type}.${id}`

/** Reads that name; undefined when it is none. */
export const readKey = (key: string | undefined): Pick<PendingItem, 'type' | 'id'> | undefined => {
  const [start, id] = key?.split('.') ?? []
  const type = readType(start)
  return type && id ? { type, id } : undefined
}

const counted = new Intl.NumberFormat('en')

/** `1 item`, `1,204 items` */
export const itemsText = (count: number): string =>
  `${counted.format(count)} ${count === 1 ? 'item' : 'items'}`

export const countText = (count: number): string => counted.format(count)

/** How often an author was approved: `12 approved, 1 rejected`; nothing yet for a first contribution. */
export const recordText = ({ approved, rejected }: { approved: number; rejected: number }): string =>
  approved + rejected === 0
    ? 'First contribution'
    : `${counted.format(approved)} approved, ${counted.format(rejected)} rejected`

/** `Approved ‘Blue Hole’`, or `Approved 3 items`. */
export const doneText = (outcome: 'approve' | 'reject', titles: readonly string[]): string => {
  const verb = outcome === 'approve' ? 'Approved' : 'Rejected'
  const [title] = titles
  return titles.length === 1 ? `${verb} ‘${title}’` : `${verb} ${itemsText(titles.length)}`
}

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
