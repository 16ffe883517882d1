import { threadSorts } from '@soundings/contract/forum-fields'
import type { ThreadsSearch } from './list/lists.view.ts'

const textOf = (said: unknown): string | undefined =>
  typeof said === 'string' && said !== '' ? said : undefined
const numberOf = (said: unknown): number | undefined =>
  Number.isInteger(Number(said)) && said !== '' && said != null ? Number(said) : undefined

export const readThreadsSearch = ({ sort, tag, show }: Record<string, unknown>): ThreadsSearch => ({
  sort: threadSorts.find((known) => known === sort),
  tag: textOf(tag),
  show: (['watched', 'unread', 'unsolved'] as const).find((known) => known === show),
})

/** Where a thread is opened: at a number, or at a post by its id. */
export type ThreadSearch = { at?: number | undefined; post?: string | undefined }
export const readThreadSearch = ({ at, post }: Record<string, unknown>): ThreadSearch => ({
  at: numberOf(at),
  post: textOf(post),
})

/** Where a new thread goes, and what it is about. */
export type NewThreadSearch = {
  category?: string | undefined
  site?: string | undefined
  /** The group whose talk it is part of, by id. */
  group?: string | undefined
  /** The event, likewise. */
  event?: string | undefined
  title?: string | undefined
  /** Which draft is written on. */
  draft?: string | undefined
}
export const readNewThreadSearch = ({
  category,
  site,
  group,
  event,
  title,
  draft,
}: Record<string, unknown>): NewThreadSearch => ({
  category: textOf(category),
  site: textOf(site),
  group: textOf(group),
  event: textOf(event),
  title: textOf(title),
  draft: textOf(draft),
})

export type ForumSearch = {
  q?: string | undefined
  category?: string | undefined
  author?: string | undefined
}
export const readForumSearch = ({ q, category, author }: Record<string, unknown>): ForumSearch => ({
  q: textOf(q),
  category: textOf(category),
  author: textOf(author),
})
