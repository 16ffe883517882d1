import { forumTexts } from '@soundings/contract/forum'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { noPost } from '../refusals.ts'
import { checkInTalk } from '../writing/checks.ts'
import type { Hooks } from '../writing/hooks.ts'
import { lockSeenPost } from '../writing/locking.ts'
import { addLikes, deleteLike, insertLike } from './likes.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { hooks: Pick<Hooks, 'told'> }
type Liked = { likes: number; isLiked: boolean }

/** Thanks for posts: once a person, and not for one’s own. */
export const likesService = ({ db, clock, hooks }: Needs) => ({
  like: (person: Person, postId: string): Promise<Liked> =>
    inTransaction(db, async (tx) => {
      const { thread, post } = await lockSeenPost(tx, person, postId)
      if (post.state !== 'public' || thread.state !== 'public') throw noPost()
      await checkInTalk(tx, person, thread)
      if (post.authorId === person.id) throw new HttpError(403, forumTexts.own, { code: 'own' })
      const isNew = await insertLike(tx, { postId, userId: person.id, at: clock() })
      const likes = post.likes + (isNew ? 1 : 0)
      if (isNew) {
        await addLikes(tx, post, 1)
        await hooks.told(tx, { kind: 'liked', person, thread, post: { ...post, likes } })
      }
      return { likes, isLiked: true }
    }),

  unlike: (person: Person, postId: string): Promise<Liked> =>
    inTransaction(db, async (tx) => {
      const { post } = await lockSeenPost(tx, person, postId)
      const wasLiked = await deleteLike(tx, { postId, userId: person.id })
      if (wasLiked) await addLikes(tx, post, -1)
      return { likes: post.likes - (wasLiked ? 1 : 0), isLiked: false }
    }),
})
