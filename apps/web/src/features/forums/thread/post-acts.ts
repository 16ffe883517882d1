import type { Post, Thread } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import type { QueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { asMember } from '#shared/session/as-member.ts'
import { canShare, copyLink, shareLink } from '#shared/ui/share-link.ts'
import { toast } from '#shared/ui/toast.tsx'
import { solve, thank } from '../forum.queries.ts'
import { replyTo } from './reply-store.ts'

/** The whole address of a thread, or of one of its posts: by its id, which stays whatever becomes of others. */
export const addressOf = (thread: Pick<Thread, 'id' | 'slug'>, post?: Pick<Post, 'id' | 'n'>): string =>
  new URL(threadPath(thread, post && post.n > 0 ? { post: post.id } : undefined), window.location.origin).href

/** Hands a thread or a post on, by the share sheet where there is one. */
export const share = (thread: Pick<Thread, 'id' | 'slug' | 'title'>, post?: Pick<Post, 'id' | 'n'>): void => {
  const url = addressOf(thread, post)
  void (canShare() ? shareLink({ title: thread.title, url }) : copyLink(url))
}

/** Thanks for a post, or takes it back; a visitor logs in first. */
export const pressThanks = (queries: QueryClient, post: Post): void =>
  void asMember('Log in to thank somebody for a post.', () => {
    thank(queries, post, !post.isLiked).catch((error) =>
      toast.error(wordsOf(error, 'Your thanks couldn’t be sent.')),
    )
  })

/** Answers a post, with words of it where some are given; a visitor logs in first. */
export const pressReply = (post: Post, quote?: string): void =>
  void asMember('Log in to reply.', () => replyTo(post, quote))

/** Marks a post as the solution, or no longer. */
export const pressSolution = async (queries: QueryClient, thread: Thread, post: Post): Promise<void> => {
  const isSolution = thread.solutionN === post.n
  try {
    await solve(queries, thread.id, isSolution ? null : post.id)
    toast.success(isSolution ? 'No longer marked as the solution' : 'Marked as the solution')
  } catch (error) {
    toast.error(wordsOf(error, 'The solution couldn’t be changed.'))
  }
}
