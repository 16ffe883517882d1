import type { Post, Thread, ThreadLine } from '@soundings/contract/forum'
import { eventSlug } from '@soundings/rules/events'
import { type ForumReader, maySeeThread, shownOfPost, threadSlug } from '@soundings/rules/forum'
import { groupSlug } from '@soundings/rules/groups'
import { beginningOf, plainWords } from '@soundings/rules/markdown-words'
import type { Db } from '#db/client.ts'
import { organisesTalk, whyNotWriting } from '#db/talk-access.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findLiked } from '../likes/likes.repo.ts'
import { findMarks } from '../marks/marks.repo.ts'
import { authorsFor } from './authors.ts'
import type { CardsOf } from './cards.ts'
import { findMentions } from './mentions.repo.ts'
import type { PostRow } from './posts.repo.ts'
import { findThreads, type ThreadRow } from './threads.repo.ts'

type Needs = Pick<Dependencies, 'clock'> & { badgesOf: Standings['badgesOf']; cardsOf: CardsOf }

const excerptLength = 200

const excerptOf = ({ opening }: ThreadRow): string => {
  if (opening.state !== 'public' && opening.state !== 'held') return ''
  return beginningOf(plainWords(opening.beginning) || (opening.incident?.happened ?? ''), excerptLength)
}

const linesIn = ({ state, n, id, threadId, createdAt, version }: PostRow['post']): Post => ({
  id,
  threadId,
  n,
  state,
  content: '',
  author: null,
  isAnonymous: false,
  isOwn: false,
  createdAt: createdAt.toISOString(),
  editedAt: null,
  version,
  likes: 0,
  isLiked: false,
  replyToN: null,
  cards: [],
  mentions: [],
  incident: null,
  movedTo: null,
})

/** Rows as a reader reads them. The only place where somebody’s words leave the forum: what is nobody’s to read stays here. */
export const presenter = ({ clock, badgesOf, cardsOf }: Needs) => {
  /** Lines of those of these threads that the reader sees, in their order. */
  const lines = async (db: Db, reader: ForumReader, rows: readonly ThreadRow[]): Promise<ThreadLine[]> => {
    const seen = rows.filter(({ thread }) => maySeeThread(thread, reader))
    const [authors, marks, liked] = await Promise.all([
      authorsFor(
        db,
        badgesOf,
        reader,
        seen.flatMap(({ thread }) => [thread.isAnonymous ? null : thread.authorId, thread.lastAuthorId]),
      ),
      reader &&
        findMarks(
          db,
          reader.id,
          seen.map(({ thread }) => thread.id),
        ),
      reader &&
        findLiked(
          db,
          reader.id,
          seen.map(({ opening }) => opening.id),
        ),
    ])
    const now = clock()
    return seen.map((row) => {
      const { thread, opening } = row
      const { archivedAt: _, ...category } = row.category
      const mark = marks?.get(thread.id)
      return {
        id: thread.id,
        slug: threadSlug(thread.title),
        title: thread.title,
        excerpt: excerptOf(row),
        category,
        site: row.site,
        groupId: thread.groupId,
        group: row.group && { ...row.group, slug: groupSlug(row.group.name) },
        eventId: thread.eventId,
        event: row.event && { ...row.event, slug: eventSlug(row.event.title) },
        tags: thread.tags,
        author: thread.isAnonymous ? null : authors.author(thread.authorId),
        isAnonymous: thread.isAnonymous,
        createdAt: thread.createdAt.toISOString(),
        state: thread.state,
        isLocked: thread.lockedAt !== null,
        isPinned: thread.pinnedUntil !== null && thread.pinnedUntil > now,
        solutionN: thread.solutionN,
        replies: thread.replies,
        views: thread.views,
        likes: thread.likes,
        isLiked: liked?.has(opening.id) ?? false,
        lastAt: thread.lastAt.toISOString(),
        lastAuthor: authors.person(thread.lastAuthorId),
        lastN: thread.shownN,
        readN: reader ? (mark?.readN ?? -1) : null,
        watch: mark?.watch ?? 'normal',
      }
    })
  }

  /** Posts of threads that the reader sees, in their order: those that are gone as lines without words. */
  const posts = async (db: Db, reader: ForumReader, rows: readonly PostRow[]): Promise<Post[]> => {
    const whole = rows.filter(({ post }) => shownOfPost(post, reader) === 'whole').map(({ post }) => post)
    const ids = whole.map(({ id }) => id)
    const [authors, liked, mentions, cards] = await Promise.all([
      authorsFor(
        db,
        badgesOf,
        reader,
        whole.map(({ isAnonymous, authorId }) => (isAnonymous ? null : authorId)),
      ),
      reader && findLiked(db, reader.id, ids),
      findMentions(db, ids),
      cardsOf(db, reader, whole),
    ])
    const cardsOfPost = new Map(ids.map((id, at) => [id, cards[at]]))
    return rows.flatMap(({ post, movedTo }) => {
      const shown = shownOfPost(post, reader)
      if (shown === 'nothing') return []
      const line = linesIn(post)
      if (shown === 'line') return { ...line, movedTo }
      return {
        ...line,
        content: post.content,
        author: post.isAnonymous ? null : authors.author(post.authorId),
        isAnonymous: post.isAnonymous,
        isOwn: reader !== undefined && post.authorId === reader.id,
        editedAt: post.editedAt?.toISOString() ?? null,
        likes: post.likes,
        isLiked: liked?.has(post.id) ?? false,
        replyToN: post.replyToN,
        cards: cardsOfPost.get(post.id) ?? [],
        mentions: mentions.get(post.id) ?? [],
        incident: post.incident,
      }
    })
  }

  const mayReply = async (db: Db, reader: ForumReader, { thread, category }: ThreadRow) =>
    thread.state === 'public' &&
    thread.lockedAt === null &&
    category.archivedAt === null &&
    (await whyNotWriting(db, thread, reader?.id)) === undefined

  return {
    lines,
    posts,

    /** Lines of those of these threads that the reader sees, in the order of their ids. */
    linesOf: async (db: Db, reader: ForumReader, threadIds: readonly string[]): Promise<ThreadLine[]> =>
      lines(db, reader, await findThreads(db, threadIds, reader)),

    /** A thread with its opening; undefined where the reader doesn’t see it. `isSilenced`: the reader may not write. */
    thread: async (
      db: Db,
      reader: ForumReader,
      row: ThreadRow,
      { opening, isSilenced }: { opening: PostRow; isSilenced: boolean },
    ): Promise<Thread | undefined> => {
      const [[line], [post]] = await Promise.all([lines(db, reader, [row]), posts(db, reader, [opening])])
      if (!line || !post) return undefined
      const isModerator = reader?.isModerator ?? false
      const isOwn = reader !== undefined && row.thread.authorId === reader.id
      return {
        ...line,
        opening: post,
        version: row.thread.version,
        mergedInto: row.thread.mergedInto,
        may: {
          reply: reader !== undefined && !isSilenced && (await mayReply(db, reader, row)),
          solve: row.category.kind === 'question' && row.thread.state === 'public' && (isOwn || isModerator),
          moderate: isModerator,
          organise: isModerator || (reader !== undefined && (await organisesTalk(db, row.thread, reader.id))),
        },
      }
    },
  }
}
export type Presenter = ReturnType<typeof presenter>
