import { forumTexts, type PostChange, type ThreadChange } from '@soundings/contract/forum'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findRoom } from '../categories/categories.repo.ts'
import { findPostAt, type PostState, savePost } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { recountThread, saveThread, type ThreadState } from '../reading/threads.repo.ts'
import { changedSince, gone, noThread, wrong } from '../refusals.ts'
import { checkKind, checkPhotos, checkSite } from './checks.ts'
import type { Hooks } from './hooks.ts'
import { type Held, lockSeenPost, lockSeenThread } from './locking.ts'
import { insertRevision } from './revisions.repo.ts'
import { hasToldAnything, textOf, wordsOf } from './words.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { hooks: Hooks }
/** What becomes of a post; `title` is that of its thread, at an opening alone. */
type Next = Pick<PostState, 'content' | 'photos' | 'incident'> & { title: string | null }

const notYours = () => new HttpError(403, forumTexts.notYours, { code: 'not-allowed' })

/** Authors change their own words, and moderators those of others with a reason. */
const checkRight = (person: Person, { post, thread }: Held, reason: string | undefined): void => {
  const isOwn = post.authorId === person.id
  if (!isOwn && !readerOf(person)?.isModerator) throw notYours()
  if (thread.state === 'moved' || !['public', 'held'].includes(post.state)) throw gone()
  if (!isOwn && !reason) throw wrong('reason', forumTexts.whyChanged)
}

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Changes what was written. What it said before is kept, and two who change it at once hear of each other. */
export const changingService = ({ db, clock, hooks }: Needs) => {
  const keepRevision = (tx: Db, person: Person, { thread, post }: Held, reason: string | undefined) =>
    insertRevision(tx, {
      postId: post.id,
      version: post.version,
      title: post.n === 0 ? thread.title : null,
      content: textOf(post),
      at: post.editedAt ?? post.createdAt,
      byId: person.id,
      reason: reason || null,
    })

  /** Answers whether the words are others now. `known` is what changes of the thread besides. */
  const rewrite = async (
    tx: Db,
    person: Person,
    held: Held,
    { next, reason, known }: { next: Next; reason: string | undefined; known: Partial<ThreadState> },
  ): Promise<void> => {
    const { thread, post } = held
    const { title, content, incident, photos } = next
    const now = { content, incident, photos }
    const isSame =
      areSame(now, { content: post.content, incident: post.incident, photos: post.photos }) &&
      (title === null || title === thread.title)
    const version = thread.version + (post.n === 0 ? 1 : 0)
    if (isSame) {
      if (Object.keys(known).length > 0) await saveThread(tx, { id: thread.id, ...known, version })
      return
    }
    if (content === '' && !hasToldAnything(incident)) throw wrong('content', forumTexts.empty)
    const category = await findRoom(tx, thread.categoryId)
    if (!category) throw noThread()
    const added = photos.filter((id) => !post.photos.includes(id))
    // What it was begun as holds, wherever moderators moved it.
    if (post.isAnonymous && added.length > 0) throw wrong('photos', forumTexts.anonymousPhotos)
    if (!areSame(incident, post.incident)) checkKind(category, { isAnonymous: false, incident, photos })
    await checkPhotos(tx, post.authorId ?? person.id, added)
    const judged = await hooks.judge(tx, {
      kind: 'edit',
      person,
      category,
      thread,
      before: post,
      title,
      content,
      incident,
      isAnonymous: post.isAnonymous,
      photos,
    })
    const isHeld = post.state === 'held' || judged.state === 'held'
    const after: PostState = {
      ...post,
      ...now,
      state: isHeld ? 'held' : 'public',
      signals: [...new Set([...(post.state === 'held' ? post.signals : []), ...judged.signals])],
      version: post.version + 1,
      editedAt: clock(),
    }
    await keepRevision(tx, person, held, reason)
    const { id, state, signals, version: postVersion, editedAt } = after
    await savePost(tx, {
      id,
      ...now,
      state,
      signals,
      version: postVersion,
      editedAt,
      words: wordsOf({ title, content, incident }),
    })
    const changed: ThreadState = {
      ...thread,
      ...known,
      ...(title !== null && { title }),
      ...(post.n === 0 && isHeld && { state: 'held' as const }),
      version,
    }
    await saveThread(tx, { ...known, id: thread.id, title: changed.title, state: changed.state, version })
    await recountThread(tx, thread.id)
    await hooks.told(tx, { kind: 'changed', person, thread: changed, post: after, before: post })
  }

  return {
    changeThread: (person: Person, threadId: string, change: ThreadChange): Promise<void> =>
      inTransaction(db, async (tx) => {
        const thread = await lockSeenThread(tx, person, threadId)
        const post = (await findPostAt(tx, threadId, 0))?.post
        if (!post) throw noThread()
        checkRight(person, { thread, post }, change.reason)
        if (change.version !== thread.version) throw changedSince()
        const { title = thread.title, tags = thread.tags, siteId = thread.siteId } = change
        if (siteId !== null && siteId !== thread.siteId) await checkSite(tx, person.id, siteId)
        const { content = post.content, photos = post.photos, incident = post.incident } = change
        await rewrite(
          tx,
          person,
          { thread, post },
          {
            next: { title, content, photos, incident },
            reason: change.reason,
            known: {
              ...(!areSame(tags, thread.tags) && { tags }),
              ...(siteId !== thread.siteId && { siteId }),
            },
          },
        )
      }),

    changePost: (person: Person, postId: string, change: PostChange): Promise<void> =>
      inTransaction(db, async (tx) => {
        const held = await lockSeenPost(tx, person, postId)
        const { post, thread } = held
        checkRight(person, held, change.reason)
        if (change.version !== post.version) throw changedSince()
        const { content = post.content, photos = post.photos } = change
        await rewrite(tx, person, held, {
          next: { title: post.n === 0 ? thread.title : null, content, photos, incident: post.incident },
          reason: change.reason,
          known: {},
        })
      }),
  }
}
