import { forumSearch } from '@soundings/contract/forum'
import { read } from '#shared/api/query.ts'

/** Members whose usernames begin with some letters; those who wrote in the thread come first. */
export const mentionsQuery = (q: string, thread: string | undefined) => ({
  ...read(forumSearch.mentions, { query: { q, ...(thread && { thread }) } }),
  staleTime: 60_000,
})

/** Threads that a title may be about. */
export const relatedQuery = (title: string) => ({
  ...read(forumSearch.related, { query: { title } }),
  staleTime: 60_000,
})
