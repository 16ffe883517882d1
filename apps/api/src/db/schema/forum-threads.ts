import { forumLimits, postStates } from '@soundings/contract/forum-fields'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list } from '../columns.ts'
import { events } from './events.ts'
import { forumCategories } from './forum-categories.ts'
import { writer } from './forum-people.ts'
import { groups } from './groups.ts'
import { sites } from './sites.ts'

/** What the lists of the forum have: what everybody reads and belongs to no group. */
const inForum = sql`state = 'public' and group_id is null`
const unanswered = sql`state = 'public' and group_id is null and replies = 0`

/** Threads. Whoever writes into one locks its row, so that its posts are numbered without a gap. */
export const forumThreads = pgTable(
  'forum_threads',
  {
    id: uuid().primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => forumCategories.id),
    siteId: uuid('site_id').references(() => sites.id),
    /** The group whose talk it is part of: only there it is listed, and who reads it follows from the group. */
    groupId: uuid('group_id').references(() => groups.id),
    /** The event whose talk it is part of, likewise; it goes with it. */
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Who began it; nobody reads it from here where `isAnonymous`. */
    authorId: writer('author_id'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    title: text().notNull(),
    tags: list('tags'),
    state: text({ enum: postStates }).notNull().default('public'),
    lockedAt: instant('locked_at'),
    pinnedUntil: instant('pinned_until'),
    /** The number of its newest post, with which the next one is numbered. */
    lastN: integer('last_n').notNull().default(0),
    /** The newest number that everybody reads a line of: what is held is not told. */
    shownN: integer('shown_n').notNull().default(0),
    /** Public ones. */
    replies: integer().notNull().default(0),
    /** Thanks for its opening. */
    likes: integer().notNull().default(0),
    views: bigint({ mode: 'number' }).notNull().default(0),
    /** When the newest public post was written, and by whom; null where that has no name. */
    lastAt: instant('last_at').notNull(),
    lastAuthorId: writer('last_author_id'),
    /** The number of the post that solved it. */
    solutionN: integer('solution_n'),
    /** The thread that it was merged into: its posts are there. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => forumThreads.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    /** Counts changes of posts that are there already, so that open pages read them anew. */
    changes: integer().notNull().default(0),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('forum_threads_client_key').on(t.authorId, t.clientKey),
    // The lists that everybody reads, in each of their orders.
    index('forum_threads_active').on(t.lastAt, t.id).where(inForum),
    index('forum_threads_newest').on(t.createdAt, t.id).where(inForum),
    index('forum_threads_top').on(t.likes, t.id).where(inForum),
    index('forum_threads_unanswered').on(t.lastAt, t.id).where(unanswered),
    index('forum_threads_category_active').on(t.categoryId, t.lastAt, t.id).where(inForum),
    index('forum_threads_category_newest').on(t.categoryId, t.createdAt, t.id).where(inForum),
    index('forum_threads_category_top').on(t.categoryId, t.likes, t.id).where(inForum),
    index('forum_threads_category_unanswered').on(t.categoryId, t.lastAt, t.id).where(unanswered),
    index('forum_threads_pinned').on(t.categoryId, t.pinnedUntil).where(sql`pinned_until is not null`),
    // Beside the lists of one category, which are of public threads: where a row that one leads to is deleted.
    index('forum_threads_category').on(t.categoryId),
    index('forum_threads_last_author').on(t.lastAuthorId),
    index('forum_threads_merged').on(t.mergedInto).where(sql`merged_into is not null`),
    index('forum_threads_event').on(t.eventId, t.lastAt, t.id).where(sql`event_id is not null`),
    index('forum_threads_group').on(t.groupId, t.lastAt, t.id).where(sql`group_id is not null`),
    index('forum_threads_site').on(t.siteId, t.lastAt, t.id),
    index('forum_threads_author').on(t.authorId, t.lastAt, t.id),
    index('forum_threads_tags').using('gin', t.tags),
    check('forum_threads_one_place', sql.raw('group_id is null or event_id is null')),
    checksOf('forum_threads').shorter('title', forumLimits.title),
    checksOf('forum_threads').oneOf('state', postStates),
    checksOf('forum_threads').fewShort('tags', forumLimits.tags, forumLimits.tag),
    check(
      'forum_threads_counts',
      sql.raw('last_n >= replies and last_n >= shown_n and shown_n >= 0 and replies >= 0 and likes >= 0'),
    ),
  ],
)

/** The words of all titles, each once, so that those that are spelt like another are found; a trigger adds them. */
export const forumTitleWords = pgTable('forum_title_words', { word: text().primaryKey() }, (t) => [
  index('forum_title_words_alike').using('gin', sql`${t.word} gin_trgm_ops`),
])

/** Long threads that moved, whose posts after the first ones still have the marks of where they were; a trigger adds them. */
export const forumUnmarked = pgTable('forum_unmarked', {
  threadId: uuid('thread_id')
    .primaryKey()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  /** How often it moved since: what was marked before the last time is marked anew. */
  moves: integer().notNull().default(1),
})
