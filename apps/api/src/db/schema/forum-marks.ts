import { watchLevels } from '@soundings/contract/forum-fields'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { forumCategories } from './forum-categories.ts'
import { owner } from './forum-people.ts'
import { forumThreads } from './forum-threads.ts'

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
