import type { Post, Thread } from '@soundings/contract/forum'
import { maySeeThread } from '@soundings/rules/forum'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { noPost, noThread } from '../refusals.ts'
import { findPost, findPostAt, listReplies, type PostRow } from './posts.repo.ts'
import type { Presenter } from './present.ts'
import { readerOf } from './reader.ts'
import { findThread, type ThreadRow } from './threads.repo.ts'

type Needs = Pick<Dependencies, 'db'> & { present: Presenter }
type Asked = {
  at?: number | undefined
  before?: number | undefined
  around?: string | undefined
  limit: number
}

/** Threads and their posts, as somebody reads them. */
export const readingService = ({ db, present }: Needs) => {
  const seen = async (tx: Db, person: Person | null, threadId: string): Promise<ThreadRow> => {
    const row = await findThread(tx, threadId, readerOf(person))
    if (!row || !maySeeThread(row.thread, readerOf(person))) throw noThread()
    return row
  }

  const seenPost = async (tx: Db, person: Person | null, postId: string): Promise<PostRow> => {
    const row = await findPost(tx, postId)
    const thread = row && (await findThread(tx, row.post.threadId, readerOf(person)))
    if (!row || !thread || !maySeeThread(thread.thread, readerOf(person))) throw noPost()
    return row
  }

  const thread = async (person: Person | null, threadId: string): Promise<Thread> => {
    const row = await seen(db, person, threadId)
    const opening = await findPostAt(db, threadId, 0)
    const isSilenced = person?.silenced !== undefined
    const read = opening && (await present.thread(db, readerOf(person), row, { opening, isSilenced }))
    if (!read) throw noThread()
    return read
  }

  const post = async (person: Person | null, postId: string): Promise<Post> => {
    const [read] = await present.posts(db, readerOf(person), [await seenPost(db, person, postId)])
    if (!read) throw noPost()
    return read
  }

  /** Where replies around one begin: it stands in the middle, or nearer to an end of the thread. */
  const startAround = async (
    person: Person | null,
    threadId: string,
    { around, limit }: { around: string; limit: number },
  ): Promise<number> => {
    const { post } = await seenPost(db, person, around)
    if (post.threadId !== threadId) throw noPost()
    const before = await listReplies(db, threadId, {
      before: post.n,
      limit: Math.floor(limit / 2),
      reader: readerOf(person),
    })
    return before[0]?.post.n ?? post.n
  }

  /** What is left of one’s own post: it tells nothing, and so asks for no right. */
  const line = async (person: Person, postId: string): Promise<Post> => {
    const row = await findPost(db, postId)
    const [read] = await present.posts(db, readerOf(person), row ? [row] : [])
    if (!read) throw noPost()
    return read
  }

  return {
    thread,
    post,
    line,
    /** A post of a thread that somebody sees, as it is kept. */
    row: (person: Person | null, postId: string): Promise<PostRow> => seenPost(db, person, postId),

    replies: async (person: Person | null, threadId: string, { at, before, around, limit }: Asked) => {
      const row = await seen(db, person, threadId)
      const reader = readerOf(person)
      const from = around === undefined ? (at ?? 1) : await startAround(person, threadId, { around, limit })
      const isBackwards = before !== undefined && around === undefined && at === undefined
      const found = await listReplies(db, threadId, {
        ...(isBackwards ? { before } : { from }),
        limit: limit + 1,
        reader,
      })
      const hasMore = found.length > limit
      const shown = isBackwards ? found.slice(-limit) : found.slice(0, limit)
      const isLeft = async (where: { from: number } | { before: number }) =>
        (await listReplies(db, threadId, { ...where, limit: 1, reader })).length > 0
      const [hasBefore, hasAfter] = isBackwards
        ? [hasMore, await isLeft({ from: before })]
        : [await isLeft({ before: from }), hasMore]
      return {
        items: await present.posts(db, reader, shown),
        hasBefore,
        hasAfter,
        lastN: row.thread.shownN,
      }
    },
  }
}
export type Reading = ReturnType<typeof readingService>
