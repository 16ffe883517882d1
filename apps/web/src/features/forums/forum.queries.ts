import { events } from '@soundings/contract/events'
import { type CategoryForm, forum, type Post, type Thread } from '@soundings/contract/forum'
import { forumLimits, type WatchLevel } from '@soundings/contract/forum-fields'
import { groups } from '@soundings/contract/groups'
import type { CallInput } from '@soundings/contract/route'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import type { ThreadsSearch } from './list/lists.view.ts'
import { changePost, takePost } from './thread/posts.queries.ts'

const forums = area('/api/community/forum')
/** What is shown of a thread or a list is asked for anew when it is looked at after so long, in milliseconds. */
const soon = { staleTime: 30_000 }

export const categoriesQuery = () => forums.read(forum.categories, {})

/** The threads in which something was written most recently. */
export const recentQuery = () => ({
  ...forums.readPages(forum.recent, { query: { limit: forumLimits.threads } }),
  ...soon,
})

type ListInput = NonNullable<CallInput<typeof forum.list>['query']>

/** Threads of a category, a site, an author or a tag, in an order. */
export const threadsQuery = (query: ListInput) => ({
  ...forums.readPages(forum.list, { query: { limit: forumLimits.threads, ...query } }),
  ...soon,
})

const shows = {
  watched: { watched: 'true' },
  unread: { unread: 'true' },
  unsolved: { solved: 'false' },
} as const

/** The threads that the address of a list asks for, of one category or of all. */
export const askedThreadsQuery = ({ sort, tag, show }: ThreadsSearch, category?: string) =>
  threadsQuery({
    ...(category && { category }),
    ...(sort && { sort }),
    ...(tag && { tag }),
    ...(show && shows[show]),
  })

/** The group in whose talk a thread is begun. */
export const groupQuery = (groupId: string) => ({
  ...area('/api/community/groups').read(groups.get, { params: { groupId } }),
  staleTime: 30_000,
})

/** The event in whose talk a thread is begun. */
export const eventQuery = (eventId: string) => ({
  ...area('/api/community/events').read(events.get, { params: { eventId } }),
  staleTime: 30_000,
})

/** A thread with its opening; of its replies `stretchQuery` knows. */
export const threadQuery = (threadId: string) => ({
  ...forums.read(forum.thread, { params: { threadId } }),
  ...soon,
})

/** A post, which tells the thread and the number that it has now. */
export const postQuery = (postId: string) => ({ ...forums.read(forum.post, { params: { postId } }), ...soon })

/** The earlier versions of a post, newest first. */
export const historyQuery = (postId: string) => ({
  ...forums.read(forum.history, { params: { postId } }),
  staleTime: 0,
})

/** What a text would show, for its preview. */
export const cardsQuery = (body: z.input<typeof forum.cards.body>) => forums.read(forum.cards, { body })

/** A thread was written: shows it as it is now, and asks anew for the lists. */
export const showThread = (queries: QueryClient, thread: Thread): Thread => {
  queries.setQueryData(threadQuery(thread.id).queryKey, thread)
  void forums.refresh(queries)
  return thread
}
/** A post was written, likewise. */
export const showPost = (queries: QueryClient, post: Post): Post => {
  takePost(queries, post)
  void forums.refresh(queries)
  return post
}

export const removeThread = async (queries: QueryClient, threadId: string): Promise<void> => {
  await call(forum.remove, { params: { threadId } })
  queries.removeQueries({ queryKey: threadQuery(threadId).queryKey })
  void forums.refresh(queries)
}

export const removeReply = async (queries: QueryClient, postId: string): Promise<Post> =>
  showPost(queries, await call(forum.removeReply, { params: { postId } }))

const thanked =
  (isLiked: boolean) =>
  (post: Post): Post =>
    post.isLiked === isLiked ? post : { ...post, isLiked, likes: post.likes + (isLiked ? 1 : -1) }

/** Thanks for a post, or takes it back: shown at once, and taken back where it fails. */
export const thank = async (queries: QueryClient, post: Post, isLiked: boolean): Promise<void> => {
  changePost(queries, post, thanked(isLiked))
  try {
    const now = await call(isLiked ? forum.like : forum.unlike, { params: { postId: post.id } })
    changePost(queries, post, (known) => ({ ...known, ...now }))
  } catch (error) {
    changePost(queries, post, thanked(!isLiked))
    throw error
  }
}

/** Marks the post that answers a question, or none. */
export const solve = async (queries: QueryClient, threadId: string, postId: string | null): Promise<Thread> =>
  showThread(queries, await call(forum.solve, { params: { threadId }, body: { postId } }))

/** Follows a thread, is told nothing of it, or neither. */
export const watch = async (queries: QueryClient, threadId: string, level: WatchLevel): Promise<void> => {
  const now = await call(forum.watch, { params: { threadId }, body: { level } })
  queries.setQueryData(threadQuery(threadId).queryKey, (thread) => thread && { ...thread, ...now })
  void forums.refresh(queries)
}

/** Says up to which number somebody has read; lists ask anew when they are next seen. */
export const markRead = async (queries: QueryClient, threadId: string, upTo: number): Promise<void> => {
  const { readN } = await call(forum.read, { params: { threadId }, body: { upTo } })
  queries.setQueryData(threadQuery(threadId).queryKey, (thread) => thread && { ...thread, readN })
  const lists: readonly unknown[] = [forum.list.path, forum.recent.path]
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.includes(path) })
}

/** Marks everything as read, or everything in a category. */
export const markAllRead = async (queries: QueryClient, category?: string): Promise<void> => {
  await call(forum.readAll, { body: category === undefined ? {} : { category } })
  await forums.refresh(queries)
}

export const addCategory = async (queries: QueryClient, body: CategoryForm) => {
  const added = await call(forum.addCategory, { body })
  void forums.refresh(queries)
  return added
}

type CategoryChange = z.input<typeof forum.changeCategory.body>

export const changeCategory = async (queries: QueryClient, categoryId: string, body: CategoryChange) => {
  const changed = await call(forum.changeCategory, { params: { categoryId }, body })
  void forums.refresh(queries)
  return changed
}

export const removeCategory = async (queries: QueryClient, categoryId: string): Promise<void> => {
  await call(forum.removeCategory, { params: { categoryId } })
  void forums.refresh(queries)
}
