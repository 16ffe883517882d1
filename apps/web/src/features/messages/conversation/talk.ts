import type { Message } from '@soundings/contract/messages'

/** A stretch of a conversation without a gap, as far as it was read. */
export type Talk = {
  /** The oldest first. */
  items: readonly Message[]
  hasEarlier: boolean
  /** Whether there are newer ones that were not read yet. */
  hasLater: boolean
  /** Since when something may have happened that is not in it, in milliseconds since 1970. */
  readAt: number
}

export type MessagePage = { items: readonly Message[]; hasMore: boolean }

const newerOf = (one: Message, other: Message): Message => {
  if (one.isDeleted !== other.isDeleted) return one.isDeleted ? one : other
  return (one.editedAt ?? '') > (other.editedAt ?? '') ? one : other
}

/** All of both by their numbers, each once, as it was last changed. */
const merged = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of more) {
    const before = bySeq.get(message.seq)
    bySeq.set(message.seq, before ? newerOf(before, message) : message)
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

const endsOf = (items: readonly Message[]) => ({
  first: Math.min(...[items[0]?.seq ?? 1, items.at(-1)?.seq ?? 1]),
  last: Math.max(...[items[0]?.seq ?? 0, items.at(-1)?.seq ?? 0]),
})

/** The number of the newest that was read; 0 where there is none. */
export const lastSeqOf = ({ items }: Pick<Talk, 'items'>): number => items.at(-1)?.seq ?? 0

/** Whether two stretches meet or overlap, so that together they have no gap. */
const meet = (known: readonly Message[], page: readonly Message[]): boolean => {
  if (known.length === 0 || page.length === 0) return false
  const [one, other] = [endsOf(known), endsOf(page)]
  return other.first <= one.last + 1 && one.first <= other.last + 1
}

/** Takes in the newest messages: those that do not meet what was read take its place. */
export const withNewest = (talk: Talk | undefined, page: MessagePage, readAt: number): Talk =>
  talk && meet(talk.items, page.items)
    ? {
        items: merged(talk.items, page.items),
        hasEarlier: endsOf(page.items).first < endsOf(talk.items).first ? page.hasMore : talk.hasEarlier,
        hasLater: false,
        readAt,
      }
    : { items: merged([], page.items), hasEarlier: page.hasMore, hasLater: false, readAt }

/** Takes in a page somewhere in the conversation, whose newest message is `lastSeq`. */
export const withPageAt = (
  talk: Talk | undefined,
  page: MessagePage,
  lastSeq: number,
  readAt: number,
): Talk => {
  const isNewest = endsOf(page.items).last >= lastSeq
  const next = withNewest(talk, page, readAt)
  if (isNewest) return next
  const isOnward = talk && meet(talk.items, page.items) && lastSeqOf(talk) >= endsOf(page.items).last
  return { ...next, hasLater: isOnward ? talk.hasLater : true }
}

/** Takes in what came before. */
export const withEarlier = (talk: Talk, page: MessagePage): Talk => ({
  ...talk,
  items: merged(talk.items, page.items),
  hasEarlier: page.hasMore,
})

/** Takes in what came after. */
export const withLater = (talk: Talk, page: MessagePage): Talk => ({
  ...talk,
  items: merged(talk.items, page.items),
  hasLater: page.hasMore,
})

/** Takes in messages as they are now, of which some were read before; others are left out. */
export const withChanged = (talk: Talk, changed: readonly Message[]): Talk => {
  const known = new Set(talk.items.map(({ seq }) => seq))
  return {
    ...talk,
    items: merged(
      talk.items,
      changed.filter(({ seq }) => known.has(seq)),
    ),
  }
}

/** Takes in one that was just sent, where it comes right after what was read. */
export const withSent = (talk: Talk, message: Message): Talk =>
  !talk.hasLater && message.seq <= lastSeqOf(talk) + 1
    ? { ...talk, items: merged(talk.items, [message]) }
    : talk
