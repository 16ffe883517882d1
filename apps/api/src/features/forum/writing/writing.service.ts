import { forumTexts, type ReplyForm, type ThreadForm } from '@soundings/contract/forum'
import { groupTalkId } from '@soundings/contract/forum-fields'
import { maySeeThread, shownOfPost } from '@soundings/rules/forum'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { type CategoryRow, findCategory, findRoom } from '../categories/categories.repo.ts'
import { followWritten } from '../marks/marks.repo.ts'
import { findByKey, findPostAt, insertPost, type PostState } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { findMergedThread, lockThread, saveThread, type ThreadState } from '../reading/threads.repo.ts'
import { locked, noCategory, noThread, wrong } from '../refusals.ts'
import { checkInTalk, checkKind, checkPhotos, checkSite } from './checks.ts'
import type { Hooks } from './hooks.ts'
import { hasToldAnything, wordsOf } from './words.ts'
import { insertThread } from './writing.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & {
  hooks: Hooks
}

const newPost = (
  known: Pick<PostState, 'threadId' | 'n' | 'authorId' | 'content' | 'clientKey' | 'createdAt'>,
) =>
  ({
    id: newId(),
    isAnonymous: false,
    state: 'public',
    incident: null,
    photos: [],
    replyToN: null,
    likes: 0,
    signals: [],
    movedTo: null,
    version: 1,
    editedAt: null,
    toldAt: null,
    ...known,
  }) satisfies PostState

/** A thread or post, and whether it was written now: the same key writes once. */
type Sent = { id: string; isNew: boolean }
type Begun = Omit<ThreadForm, 'recaptchaToken'>

/** Begins threads and answers in them: each once, and numbered without a gap. */
export const writingService = ({ db, clock, hooks }: Needs) => {
  const categoryOf = async (
    tx: Db,
    person: Person,
    {
      category,
      categoryId,
      groupId,
      eventId,
    }: Pick<ThreadForm, 'category' | 'categoryId' | 'groupId' | 'eventId'>,
  ): Promise<CategoryRow> => {
    if (groupId !== null && eventId !== null) throw wrong('eventId', forumTexts.onePlace)
    if (groupId !== null || eventId !== null) {
      await checkInTalk(tx, person, { groupId, eventId })
      const room = await findRoom(tx, groupTalkId)
      if (!room) throw noCategory()
      return room
    }
    const asked = category ?? categoryId
    if (asked === undefined) throw wrong('category', forumTexts.whichCategory)
    const found = await findCategory(tx, asked)
    if (!found) throw noCategory()
    if (found.archivedAt) throw wrong('category', forumTexts.archived)
    return found
  }

  const begin = async (tx: Db, person: Person, form: Begun): Promise<Sent> => {
    const clientKey = form.clientKey ?? newId()
    const before = await findByKey(tx, person.id, clientKey)
    if (before) return { id: before.threadId, isNew: false }
    const category = await categoryOf(tx, person, form)
    checkKind(category, form)
    if (form.content === '' && !hasToldAnything(form.incident)) throw wrong('content', forumTexts.empty)
    if (form.siteId) await checkSite(tx, person.id, form.siteId)
    await checkPhotos(tx, person.id, form.photos)
    const { title, content, incident, isAnonymous, photos } = form
    const { state, signals } = await hooks.judge(tx, {
      kind: 'thread',
      person,
      category,
      thread: null,
      before: null,
      title,
      content,
      incident,
      isAnonymous,
      photos,
    })
    const at = clock()
    const thread = await insertThread(tx, {
      id: newId(),
      categoryId: category.id,
      siteId: form.siteId,
      groupId: form.groupId,
      eventId: form.eventId,
      authorId: person.id,
      isAnonymous,
      title,
      tags: form.tags,
      state,
      lastAt: at,
      lastAuthorId: isAnonymous ? null : person.id,
      clientKey,
      createdAt: at,
    })
    // The same key at the same time: the other one was first.
    if (!thread) {
      const first = await findByKey(tx, person.id, clientKey)
      if (!first) throw new HttpError(409, forumTexts.sentElsewhere)
      return { id: first.threadId, isNew: false }
    }
    const post: PostState = {
      ...newPost({ threadId: thread.id, n: 0, authorId: person.id, content, clientKey, createdAt: at }),
      incident,
      isAnonymous,
      photos,
      state,
      signals: [...signals],
    }
    const isNew = await insertPost(tx, { ...post, words: wordsOf({ title, content, incident }) })
    if (!isNew) throw new HttpError(409, forumTexts.sentElsewhere)
    await followWritten(tx, { userId: person.id, threadId: thread.id, n: 0, at })
    await hooks.told(tx, { kind: 'started', person, thread, post })
    return { id: thread.id, isNew: true }
  }

  /** A thread in which somebody can write, held until the transaction ends; one that was merged is the one it leads to. */
  const lockWritable = async (
    tx: Db,
    person: Person,
    threadId: string,
  ): Promise<{ thread: ThreadState; category: CategoryRow }> => {
    const thread = await lockThread(tx, await findMergedThread(tx, threadId), readerOf(person))
    // It was merged while it was waited for.
    if (thread?.mergedInto) return lockWritable(tx, person, thread.id)
    if (!thread || !maySeeThread(thread, readerOf(person))) throw noThread()
    const category = await findRoom(tx, thread.categoryId)
    await checkInTalk(tx, person, thread)
    if (!category || category.archivedAt || thread.lockedAt || thread.state !== 'public') throw locked()
    return { thread, category }
  }

  const answer = async (
    tx: Db,
    person: Person,
    { threadId, form, clientKey }: { threadId: string; form: ReplyForm; clientKey: string },
  ): Promise<Sent> => {
    const sent = await findByKey(tx, person.id, clientKey)
    if (sent) return { id: sent.id, isNew: false }
    const { thread, category } = await lockWritable(tx, person, threadId)
    const repeated = await findByKey(tx, person.id, clientKey)
    if (repeated) return { id: repeated.id, isNew: false }
    checkKind(category, form)
    const { content, isAnonymous, photos, replyToN } = form
    if (replyToN !== null) {
      const answered = await findPostAt(tx, thread.id, replyToN)
      if (!answered || shownOfPost(answered.post, readerOf(person)) === 'nothing')
        throw wrong('replyToN', forumTexts.noPost)
    }
    await checkPhotos(tx, person.id, photos)
    const { state, signals } = await hooks.judge(tx, {
      kind: 'reply',
      person,
      category,
      thread,
      before: null,
      title: null,
      content,
      incident: null,
      isAnonymous,
      photos,
    })
    const at = clock()
    const n = thread.lastN + 1
    const post: PostState = {
      ...newPost({ threadId: thread.id, n, authorId: person.id, content, clientKey, createdAt: at }),
      isAnonymous,
      photos,
      replyToN,
      state,
      signals: [...signals],
    }
    const isNew = await insertPost(tx, { ...post, words: wordsOf({ content, incident: null }) })
    if (!isNew) throw new HttpError(409, forumTexts.sentElsewhere)
    const isPublic = state === 'public'
    const after: ThreadState = {
      ...thread,
      lastN: n,
      ...(isPublic && {
        shownN: n,
        replies: thread.replies + 1,
        lastAt: at,
        lastAuthorId: isAnonymous ? null : person.id,
      }),
    }
    const { id, lastN, shownN, replies, lastAt, lastAuthorId } = after
    await saveThread(tx, { id, lastN, shownN, replies, lastAt, lastAuthorId })
    await followWritten(tx, { userId: person.id, threadId: thread.id, n, at })
    await hooks.told(tx, { kind: 'replied', person, thread: after, post })
    return { id: post.id, isNew: true }
  }

  const sentBefore = async (person: Person, clientKey: string | undefined): Promise<PostState | undefined> =>
    clientKey === undefined ? undefined : findByKey(db, person.id, clientKey)

  return {
    /** The thread that somebody began with this key. */
    startedBefore: async (person: Person, clientKey: string | undefined): Promise<string | undefined> =>
      (await sentBefore(person, clientKey))?.threadId,

    /** The post that somebody wrote with this key. */
    repliedBefore: async (person: Person, clientKey: string | undefined): Promise<string | undefined> =>
      (await sentBefore(person, clientKey))?.id,

    start: (person: Person, form: Begun): Promise<Sent> => inTransaction(db, (tx) => begin(tx, person, form)),

    reply: (person: Person, threadId: string, form: ReplyForm): Promise<Sent> => {
      const clientKey = form.clientKey ?? newId()
      return inTransaction(db, (tx) => answer(tx, person, { threadId, form, clientKey }))
    },
  }
}
