import { type PendingItem, type PendingType, pendingTypes } from '@soundings/contract/moderation'
import type { Site } from '@soundings/contract/sites'

/** What a kind of items is called in the filter. */
export const typeLabel: Record<PendingType, string> = {
  dive_sites: 'Dive Sites',
  media: 'Media',
  reports: 'Reports',
  proposals: 'Edits',
  flags: 'Flags',
}

/** What one item of a kind is. */
export const kindLabel: Record<PendingType, string> = {
  dive_sites: 'New site',
  media: 'Photo',
  reports: 'Dive report',
  proposals: 'Edit',
  flags: 'Flag',
}

const consequences: Record<PendingType, string> = {
  dive_sites: 'Approving puts this site on everybody’s map.',
  media: 'Approving shows this photo to everybody.',
  reports: 'Approving shows this report to everybody, and counts it into what divers report of the site.',
  proposals: 'Approving changes the published site.',
  flags: 'Approving takes down what is flagged.',
}

type Known = {
  site: Pick<Site, 'approvalStatus' | 'createdBy'> | null
  photo: object | null
  report: object | null
}

/** What approving an item does, said before it is done; more exactly once its preview is there. */
export const consequenceText = (type: PendingType, known: Known | undefined): string => {
  if (type !== 'flags' || !known) return consequences[type]
  const { site, photo, report } = known
  if (photo) return 'Approving takes the flagged photo down.'
  if (report) return 'Approving takes the flagged report down.'
  if (site?.approvalStatus !== 'approved')
    return 'What is flagged is not public any more: approving only closes the flag.'
  const start = 'Approving takes the flagged site off the map'
  return site.createdBy === null
    ? `${start}. An editor can mend it and send it in again.`
    : `${start}. Its author reads why, and can mend it and send it again.`
}

const selected = (items: readonly Pick<PendingItem, 'type'>[]): string =>
  `${itemsText(items.length)} selected. What you choose holds for all of them.`

/** What deciding about several at once does; approving flags takes away, where approving the rest publishes. */
export const selectionText = (items: readonly Pick<PendingItem, 'type'>[]): string => {
  const flags = items.filter(({ type }) => type === 'flags').length
  if (flags === 0) return selected(items)
  const [them, it] = flags === 1 ? ['is a flag', 'it'] : ['are flags', 'them']
  return `${selected(items)} ${counted.format(flags)} of them ${them}: approving ${it} takes down what is flagged.`
}

const day = 24 * 3_600_000

/** `27 days left`, the one under way included; in the last one, `Last day`. Both in milliseconds since 1970. */
export const daysLeftText = (until: number, now: number): string => {
  const days = Math.ceil((until - now) / day)
  return days > 1 ? `${days} days left` : 'Last day'
}

/** A type of the filter that the server named, or undefined for all. */
export const readType = (value: string | undefined): PendingType | undefined =>
  pendingTypes.find((type) => type === value)

/** How the address names the list of sites that were taken away, in place of a kind. */
export const removedName = 'removed'

/** What the desk can show: one kind of what waits, all of it, or what was taken away. */
export type DeskType = PendingType | typeof removedName | undefined

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
