import { categoryIcons, categoryKinds, forumLimits } from '@soundings/contract/forum-fields'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'

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
