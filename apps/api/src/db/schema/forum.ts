import type { Incident } from '@soundings/contract/forum'
import {
  categoryIcons,
  categoryKinds,
  forumLimits,
  postStates,
  watchLevels,
} from '@soundings/contract/forum-fields'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list, tsvector } from '../columns.ts'
import { events } from './events.ts'
import { groups } from './groups.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

/** Somebody whose leaving leaves what they wrote. */
const writer = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })
/** Somebody with whom it goes. */
const owner = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The rooms of the forum. */
export const forumCategories = pgTable(
  'forum_categories',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    icon: text({ enum: categoryIcons }).notNull(),
    kind: text({ enum: categoryKinds }).notNull(),
    position: smallint().notNull(),
    archivedAt: instant('archived_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('forum_categories_slug').on(t.slug),
    checksOf('forum_categories').shorter('slug', forumLimits.category.slug),
    checksOf('forum_categories').shorter('name', forumLimits.category.name),
    checksOf('forum_categories').shorter('description', forumLimits.category.description),
    checksOf('forum_categories').oneOf('icon', categoryIcons),
    checksOf('forum_categories').oneOf('kind', categoryKinds),
  ],
)

/** The former addresses of categories, which lead on. */
export const forumCategorySlugs = pgTable(
  'forum_category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'cascade' }),
  },
  (t) => [index('forum_category_slugs_category').on(t.categoryId)],
)

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
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'set null' }),
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
    index('forum_threads_event').on(t.eventId).where(sql`event_id is not null`),
    index('forum_threads_group').on(t.groupId, t.lastAt, t.id).where(sql`group_id is not null`),
    index('forum_threads_site').on(t.siteId, t.lastAt, t.id),
    index('forum_threads_author').on(t.authorId, t.lastAt, t.id),
    index('forum_threads_tags').using('gin', t.tags),
    index('forum_threads_title').using('gin', sql`title gin_trgm_ops`),
    checksOf('forum_threads').shorter('title', forumLimits.title),
    checksOf('forum_threads').oneOf('state', postStates),
    checksOf('forum_threads').fewShort('tags', forumLimits.tags, forumLimits.tag),
    check(
      'forum_threads_counts',
      sql.raw('last_n >= replies and last_n >= shown_n and shown_n >= 0 and replies >= 0 and likes >= 0'),
    ),
  ],
)

/** Posts: 0 is the opening of its thread, and replies follow. */
export const forumPosts = pgTable(
  'forum_posts',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    id: uuid().notNull(),
    authorId: writer('author_id'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    state: text({ enum: postStates }).notNull().default('public'),
    content: text().notNull(),
    incident: jsonb().$type<Incident>(),
    /** Its photos, in their order. */
    photos: uuid().array().notNull().default(sql`'{}'`),
    replyToN: integer('reply_to_n'),
    likes: integer().notNull().default(0),
    /** Why it was held, in the words that moderators read. */
    signals: list('signals'),
    /** Where it went, by the id that it has there. */
    movedTo: uuid('moved_to'),
    version: integer().notNull().default(1),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** When those who follow its thread were told of it, which happens once. */
    toldAt: instant('told_at'),
    /** Its folded words, with those of the title at the opening. */
    search: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.n] }),
    unique('forum_posts_id').on(t.id),
    unique('forum_posts_client_key').on(t.authorId, t.clientKey),
    index('forum_posts_author').on(t.authorId, t.createdAt),
    index('forum_posts_search').using('gin', t.search).where(sql`state = 'public'`),
    index('forum_posts_held').on(t.createdAt, t.id).where(sql`state = 'held'`),
    index('forum_posts_photos').using('gin', t.photos),
    checksOf('forum_posts').shorter('content', forumLimits.text),
    checksOf('forum_posts').oneOf('state', postStates),
    check('forum_posts_photos_few', sql.raw(`cardinality(photos) <= ${forumLimits.photos}`)),
    check('forum_posts_numbered', sql.raw('n >= 0 and likes >= 0')),
    check('forum_posts_gone_empty', sql.raw("state not in ('deleted', 'moved') or content = ''")),
  ],
)

/** What a post said before it was changed. */
export const forumRevisions = pgTable(
  'forum_revisions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Of an opening. */
    title: text(),
    content: text().notNull(),
    /** When these words were written, by whom they were replaced, and why. */
    at: instant('at').notNull(),
    byId: writer('by_id'),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] }), index('forum_revisions_by').on(t.byId)],
)

/** Who thanked for which post. */
export const forumLikes = pgTable(
  'forum_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: owner('user_id'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('forum_likes_user').on(t.userId, t.at)],
)

/** Who is named in which post. */
export const forumMentions = pgTable(
  'forum_mentions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: owner('user_id'),
    /** The username as it was written. */
    handle: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('forum_mentions_user').on(t.userId)],
)

/** How far somebody has read a thread, and how closely they follow it. */
export const forumMarks = pgTable(
  'forum_marks',
  {
    userId: owner('user_id'),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    /** It only grows; −1 where they follow what they have not opened. */
    readN: integer('read_n').notNull().default(-1),
    watch: text({ enum: watchLevels }).notNull().default('normal'),
    /** When the thread was last written in, as of the mark’s last change. */
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.threadId] }),
    index('forum_marks_watching').on(t.threadId).where(sql`watch = 'watching'`),
    index('forum_marks_thread').on(t.threadId),
    checksOf('forum_marks').oneOf('watch', watchLevels),
  ],
)

/** What was last written in up to this moment is read, in all categories or in one. */
export const forumFloors = pgTable(
  'forum_floors',
  {
    userId: owner('user_id'),
    /** All of them where it is null. */
    categoryId: uuid('category_id').references(() => forumCategories.id, { onDelete: 'cascade' }),
    readBefore: instant('read_before').notNull(),
  },
  (t) => [
    unique('forum_floors_of').on(t.userId, t.categoryId).nullsNotDistinct(),
    index('forum_floors_category').on(t.categoryId),
  ],
)

/** How many public threads and posts a category has, in several rows so that writing into it is no queue. */
export const forumTallies = pgTable(
  'forum_tallies',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'cascade' }),
    slot: smallint().notNull(),
    threads: bigint({ mode: 'number' }).notNull().default(0),
    posts: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.slot] })],
)

/** What moderators did with threads, with what takes it back. */
export const forumActs = pgTable(
  'forum_acts',
  {
    id: uuid().primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    byId: writer('by_id'),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [index('forum_acts_thread').on(t.threadId, t.at), index('forum_acts_by').on(t.byId)],
)

/** What the texts of the last day were like, so that the same one is noticed again; forgotten after that. */
export const forumPrints = pgTable(
  'forum_prints',
  {
    postId: uuid('post_id')
      .primaryKey()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: owner('user_id'),
    /** Its author was new. */
    isNew: boolean('is_new').notNull(),
    print: integer().array().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('forum_prints_user').on(t.userId),
    index('forum_prints_at').on(t.at),
    index('forum_prints_print').using('gin', t.print),
  ],
)

/** Hosts that posts led to which moderators took down as advertising. */
export const forumTakenHosts = pgTable(
  'forum_taken_hosts',
  {
    host: text().notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.host, t.postId] }),
    index('forum_taken_hosts_post').on(t.postId),
    checksOf('forum_taken_hosts').shorter('host', 255),
  ],
)
