import { publicKinds } from '@soundings/contract/statistics-fields'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, quoted } from '../columns.ts'
import { sites } from './sites.ts'

/**
 * How many there are of everything that statistics tell: `what` is counted, and of it which, such as `countries`,
 * `egypt`. Written by what folds `tally_changes` in, and by nothing else.
 */
export const tallies = pgTable(
  'tallies',
  { what: text().notNull(), slot: text().notNull(), n: bigint({ mode: 'number' }).notNull() },
  (t) => [
    primaryKey({ columns: [t.what, t.slot] }),
    index('tallies_most').on(t.what, t.n.desc().nullsFirst(), t.slot),
  ],
)

/**
 * What triggers have to add to the tallies: only ever added to, so that those who write at the same moment wait for nobody.
 */
export const tallyChanges = pgTable('tally_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  what: text().notNull(),
  slot: text().notNull(),
  n: integer().notNull(),
})

/** How often the page of a site was opened on a day (UTC), by whom is kept nowhere. */
export const siteViews = pgTable(
  'site_views',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id),
    day: date({ mode: 'string' }).notNull(),
    n: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.day] }),
    index('site_views_day').on(t.day),
    check('site_views_some', sql.raw('n > 0')),
  ],
)

/** What became public, and when. Triggers keep it; whether everybody still sees a thing is asked when it is read. */
export const publicThings = pgTable(
  'public_things',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: publicKinds }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('public_things_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('public_things_kind_known', sql.raw(`kind in (${quoted(publicKinds)})`)),
  ],
)
