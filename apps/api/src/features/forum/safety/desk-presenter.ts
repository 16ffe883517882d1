import type { Post, ThreadLine } from '@soundings/contract/forum'
import type { Db } from '#db/client.ts'
import type { CardsOf } from '../reading/cards.ts'
import { findPosts } from '../reading/posts.repo.ts'
import { presenter } from '../reading/present.ts'
import { findThreads } from '../reading/threads.repo.ts'

/** Flags are shown to no moderator in particular: nothing there is their own. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A post with its thread, as moderators read them at their desk: without who wrote what has no name. */
export const deskPresenter = (cardsOf: CardsOf) => {
  const present = presenter({ clock: () => new Date(), badgesOf: async () => new Map(), cardsOf })
  return async (
    db: Db,
    postId: string,
    readerId = nobody,
  ): Promise<{ post: Post; thread: ThreadLine } | undefined> => {
    const reader = { id: readerId, isModerator: true }
    const rows = await findPosts(db, [postId])
    const [post] = await present.posts(db, reader, rows)
    // What was reported in a private group is shown here, and nothing else of it.
    const threads = await findThreads(
      db,
      rows.map((row) => row.post.threadId),
      'all',
    )
    const [thread] = await present.lines(db, reader, threads)
    return post && thread && { post, thread }
  }
}
export type ShowAtDesk = ReturnType<typeof deskPresenter>
