import type { Incident } from '@soundings/contract/forum'
import { forumLimits, postStates } from '@soundings/contract/forum-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list, tsvector } from '../columns.ts'
import { owner, writer } from './forum-people.ts'
import { forumThreads } from './forum-threads.ts'

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
    /** Its folded words, with those of the title at the opening, and marks of where and when it was written, which a trigger adds. */
    search: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.n] }),
    unique('forum_posts_id').on(t.id),
    unique('forum_posts_client_key').on(t.authorId, t.clientKey),
    index('forum_posts_author').on(t.authorId, t.createdAt),
    index('forum_posts_search').using('gin', t.search).where(sql`state = 'public'`),
    index('forum_posts_openings').using('gin', t.search).where(sql`state = 'public' and n = 0`),
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
