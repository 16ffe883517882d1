import { boards } from '@soundings/contract/leaderboard-fields'
import type { AchievementCounts } from '@soundings/rules/achievements/counts'
import type { BoardFigures } from '@soundings/rules/leaderboard'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { users } from './people.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** People whose figures may be others than those that are kept; triggers append, and whoever counts them takes them out. */
export const boardQueue = pgTable(
  'board_queue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    /** When to count them: at once, or when something counts by itself, such as a dive of tomorrow. */
    dueAt: instant('due_at').notNull().default(sql`'-infinity'`),
  },
  (t) => [index('board_queue_due').on(t.dueAt), index('board_queue_user').on(t.userId)],
)

/** What is counted of each person who completed their profile, and how they stand on boards. */
export const personCounts = pgTable(
  'person_counts',
  {
    userId: owner().primaryKey(),
    counts: jsonb().$type<AchievementCounts>().notNull(),
    /** Their votes count, and they may be listed. */
    standing: text({ enum: ['new', 'suspended', 'known'] }).notNull(),
    /** Whether everybody finds them in lists. */
    isShown: boolean('is_shown').notNull(),
    /** When they are counted again without anybody’s doing. */
    dueAt: instant('due_at'),
  },
  () => [checksOf('person_counts').oneOf('standing', ['new', 'suspended', 'known'])],
)

/** What somebody has on a board in one period (`2026`, `2026-11` or `all`). Whoever has nothing has no row. */
export const boardScores = pgTable(
  'board_scores',
  {
    board: text({ enum: boards }).notNull(),
    period: text().notNull(),
    userId: owner(),
    score: integer().notNull(),
    /** When the last thing came that counts: of two with one score, who reached it first comes first. */
    tieAt: instant('tie_at').notNull(),
    country: text(),
    isListed: boolean('is_listed').notNull(),
    figures: jsonb().$type<BoardFigures>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.board, t.period, t.userId] }),
    index('board_scores_listed')
      .on(t.board, t.period, sql`score desc`, t.tieAt, t.userId)
      .where(sql`is_listed`),
    index('board_scores_of_country')
      .on(t.board, t.period, t.country, sql`score desc`, t.tieAt, t.userId)
      .where(sql`is_listed`),
    index('board_scores_user').on(t.userId),
    checksOf('board_scores').oneOf('board', boards),
  ],
)

/** How many listed people have each score, everywhere (no place) and in each country: a rank is a sum of some hundred rows. */
export const boardLevels = pgTable(
  'board_levels',
  {
    board: text({ enum: boards }).notNull(),
    period: text().notNull(),
    place: text().notNull().default(''),
    score: integer().notNull(),
    people: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.period, t.place, t.score] })],
)

/** Who earned what. */
export const earned = pgTable(
  'earned',
  {
    userId: owner(),
    achievementId: text('achievement_id').notNull(),
    at: instant('at').notNull(),
    /** Whether they are named as one who has it. */
    isListed: boolean('is_listed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.achievementId] }),
    index('earned_latest').on(t.achievementId, sql`at desc`, t.userId).where(sql`is_listed`),
  ],
)

/** How many have each achievement, and how many of them are named; in the row without an achievement, all who are counted. */
export const earnedTallies = pgTable('earned_tallies', {
  achievementId: text('achievement_id').primaryKey(),
  people: integer().notNull(),
  listed: integer().notNull(),
})
