import type { Post } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'

/** A stretch of a thread without a gap, as far as it was read. */
export type Stretch = {
  /** By their numbers, the lowest first. The opening is no part of it. */
  items: readonly Post[]
  /** The number that its first page begins with: 1, 31, 61 … */
  firstAt: number
  /** Whether there are later ones that were not read yet. */
  hasAfter: boolean
  /** The highest number that there is in the thread, read or not. */
  lastN: number
  /** Since when something may have happened that is not in it, in milliseconds since 1970. */
  readAt: number
}

export type PostsPage = { items: readonly Post[]; hasAfter: boolean; lastN: number }

/** Where the page begins that holds a number: pages are the same for everybody, so that they can be kept. */
export const pageOf = (n: number): number =>
  Math.floor((Math.max(1, n) - 1) / forumLimits.page) * forumLimits.page + 1

/** The highest number that was read; 0 where there is none. */
export const lastNOf = ({ items }: Pick<Stretch, 'items'>): number => items.at(-1)?.n ?? 0

/** Where the page begins that comes after what was read. */
export const nextPageOf = (stretch: Pick<Stretch, 'items' | 'firstAt'>): number =>
  stretch.items.length === 0 ? stretch.firstAt : pageOf(lastNOf(stretch) + 1)

/** All of both by their numbers, each once; what was read later counts. */
const merged = (known: readonly Post[], more: readonly Post[]): readonly Post[] => {
  const byN = new Map(known.map((post) => [post.n, post]))
  for (const post of more) {
    const before = byN.get(post.n)
    byN.set(post.n, before && before.version > post.version ? before : post)
  }
  return [...byN.values()].filter(({ n }) => n > 0).sort((one, other) => one.n - other.n)
}

/** Takes in a page: one that does not meet what was read takes its place. */
export const withPage = (
  stretch: Stretch | undefined,
  at: number,
  page: PostsPage,
  readAt: number,
): Stretch => {
  const alone = { ...page, items: merged([], page.items), firstAt: at, readAt }
  if (!stretch) return alone
  const { firstAt } = stretch
  const isBefore = at < firstAt && (page.items.at(-1)?.n ?? 0) >= firstAt - 1
  const isWithin = at >= firstAt && at <= nextPageOf(stretch)
  if (!isBefore && !isWithin) return alone
  const items = merged(stretch.items, page.items)
  const reachesOn = (page.items.at(-1)?.n ?? 0) >= lastNOf(stretch)
  return {
    items,
    firstAt: Math.min(firstAt, at),
    hasAfter: reachesOn ? page.hasAfter : stretch.hasAfter,
    lastN: Math.max(stretch.lastN, page.lastN),
    readAt: stretch.readAt,
  }
}

/** Takes in a post as it is now: one that was read, or that comes right after them. */
export const withPost = (stretch: Stretch, post: Post): Stretch => {
  const isKnown = stretch.items.some(({ n }) => n === post.n)
  const isNext = !stretch.hasAfter && post.n === stretch.lastN + 1
  const lastN = Math.max(stretch.lastN, post.n)
  if (!isKnown && !isNext) return { ...stretch, lastN, hasAfter: stretch.hasAfter || post.n > stretch.lastN }
  return { ...stretch, items: merged(stretch.items, [post]), lastN }
}
