import type { CategoryKind, ThreadSort } from '@soundings/contract/forum-fields'

/** Which threads a list shows, and in which order. */
export type ThreadsSearch = {
  sort?: ThreadSort | undefined
  tag?: string | undefined
  show?: 'watched' | 'unread' | 'unsolved' | undefined
}
type Show = NonNullable<ThreadsSearch['show']>

export const sortOptions = [
  { value: 'active', text: 'Active' },
  { value: 'newest', text: 'Newest' },
  { value: 'top', text: 'Top' },
  { value: 'unanswered', text: 'Unanswered' },
] as const satisfies readonly { value: ThreadSort; text: string }[]

const shows: readonly {
  value: Show
  text: string
  isForMembers: boolean
  kinds?: readonly CategoryKind[]
}[] = [
  { value: 'unread', text: 'Unread', isForMembers: true },
  { value: 'watched', text: 'Watched', isForMembers: true },
  { value: 'unsolved', text: 'Not solved yet', isForMembers: false, kinds: ['question'] },
]

/** Which posts of a category somebody may choose to see; a visitor has read nothing and watches nothing. */
export const showOptions = (isMember: boolean, kind: CategoryKind | undefined) =>
  shows.filter(
    ({ isForMembers, kinds }) => (isMember || !isForMembers) && (!kinds || !kind || kinds.includes(kind)),
  )

/** What can be asked: what is not offered counts as not said. */
export const questionOf = (search: ThreadsSearch, options: readonly { value: Show }[]): ThreadsSearch => ({
  ...search,
  show: options.find(({ value }) => value === search.show)?.value,
})

export const isNarrowed = ({ sort, tag, show }: ThreadsSearch): boolean =>
  sort === 'unanswered' || tag !== undefined || show !== undefined

/** The list without anything asked of it, but for its order. */
export const everything: ThreadsSearch = { sort: undefined, tag: undefined, show: undefined }
