import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { owner, writer } from './forum-people.ts'
import { forumPosts } from './forum-posts.ts'
import { forumThreads } from './forum-threads.ts'

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
