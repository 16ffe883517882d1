import type { PrivacyChange } from '@soundings/contract/privacy'
import { profileLimits } from '@soundings/contract/profile-fields'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list } from '../columns.ts'
import { users } from './people.ts'

const { shorter, fewShort } = checksOf('profiles')

/** What people say about themselves beyond their account, and whom they show it to. Who has said nothing has no row. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    location: text(),
    languages: list('languages'),
    /** What differs from the defaults of `packages/contract/src/privacy.ts`. */
    privacy: jsonb().$type<PrivacyChange>().notNull().default({}),
    handleChangedAt: instant('handle_changed_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    // Those that search engines may show: a share of all, listed in sitemaps.
    index('profiles_for_search_engines').on(t.userId).where(sql`(privacy ->> 'searchEngines') = 'true'`),
    shorter('location', profileLimits.location),
    fewShort('languages', profileLimits.languages, profileLimits.language),
  ],
)

/** Handles that somebody had: nobody else may take one until then, and it leads on to who had it. */
export const formerHandles = pgTable(
  'former_handles',
  {
    /** In lower case. */
    handle: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
  },
  (t) => [index('former_handles_user').on(t.userId)],
)

/** Who may be found in a list, and as what; each step includes the ones before it. */
export const listSteps = { hidden: 0, listed: 1, certified: 2, instructor: 3 } as const

/** For each kind of reader an index for each list, and one for that list in one country; all are read backwards. */
const listIndexes = (t: Record<'country' | 'activeOn' | 'userId', AnyPgColumn>) =>
  (['members', 'public'] as const).flatMap((readers) =>
    (['listed', 'certified', 'instructor'] as const).flatMap((list) => {
      const holds = sql.raw(`to_${readers} >= ${listSteps[list]}`)
      return [
        index(`people_cards_${list}_to_${readers}`).on(t.activeOn, t.userId).where(holds),
        index(`people_cards_${list}_to_${readers}_in`).on(t.country, t.activeOn, t.userId).where(holds),
      ]
    }),
  )

/**
 * What lists of members show and find, one row for each person who completed their profile; triggers on the tables that
 * it is made of keep it. It holds everything: the rule of `packages/rules/src/privacy.ts` says what a reader gets.
 */
export const peopleCards = pgTable(
  'people_cards',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    country: text(),
    /** How many of theirs are public. */
    photos: integer().notNull().default(0),
    sites: integer().notNull().default(0),
    reports: integer().notNull().default(0),
    /** Core, leader and instructor certifications, as `PADI Open Water Diver`; the highest first. */
    certifications: list('certifications'),
    isInstructor: boolean('is_instructor').notNull().default(false),
    /** The last day on which something of theirs became public, or else when they came. */
    activeOn: date('active_on', { mode: 'string' }).notNull(),
    /** As what members find them, and as what everybody does: one of `listSteps`. */
    toMembers: smallint('to_members').notNull(),
    toPublic: smallint('to_public').notNull(),
  },
  listIndexes,
)

/** The words by which listed people are found, as `name_words` of the database folds handles and names; kept beside the card. */
export const peopleWords = pgTable(
  'people_words',
  {
    word: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether visitors find the person by it, or members alone. */
    isPublic: boolean('is_public').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    index('people_words_found').using('btree', t.word.op('text_pattern_ops'), t.userId),
  ],
)

/**
 * How many people each list of members holds (`members:1`, `public:2:Egypt`), and how many photos are public; triggers keep
 * it, in slots so that many can change it at once.
 */
export const peopleTotals = pgTable(
  'people_totals',
  { list: text().notNull(), slot: integer().notNull(), n: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.list, t.slot] })],
)
