import { changeKinds, editingLimits, proposalStatuses } from '@soundings/contract/site-editing'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

/** What is only about a site goes with it. */
const siteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

/** What belongs to people: a site is not deleted before its follower has handled these rows. */
const peoplesSiteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id)

/** Fields of a site's facts by name, before and after; JSON as the contract writes it. */
type Fields = Record<string, { before: unknown; after: unknown }>

export const favorites = pgTable(
  'favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteId: peoplesSiteId(),
    createdAt: instant('created_at').notNull(),
    /** The site that was merged into this one and brought the favourite along. */
    cameFrom: uuid('came_from').references(() => sites.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.siteId] }),
    index('favorites_of_site').on(t.siteId),
    index('favorites_newest').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('favorites_came_from').on(t.cameFrom).where(sql`came_from is not null`),
  ],
)

/** Every change of a site by people. `actorId` stays when the actor is gone; null for a command of the machine's owner. */
export const siteChanges = pgTable(
  'site_changes',
  {
    id: uuid().primaryKey(),
    siteId: siteId(),
    /** That the change made. */
    version: integer().notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    kind: text({ enum: changeKinds }).notNull(),
    fields: jsonb().$type<Fields>().notNull().default({}),
    note: text(),
    /** What else it takes to undo it: the sites of a merge, the proposal that was applied. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('site_changes_of_site').on(t.siteId, t.id.desc().nullsFirst()),
    index('site_changes_of_actor').on(t.actorId),
    checksOf('site_changes').oneOf('kind', changeKinds),
    checksOf('site_changes').shorter('note', editingLimits.note),
  ],
)

/** What somebody would change about a published site, field by field, against the site as they read it. */
export const siteProposals = pgTable(
  'site_proposals',
  {
    id: uuid().primaryKey(),
    siteId: peoplesSiteId(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    baseVersion: integer('base_version').notNull(),
    fields: jsonb().$type<Fields>().notNull(),
    note: text(),
    status: text({ enum: proposalStatuses }).notNull(),
    reason: text(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('site_proposals_pending').on(t.createdAt, t.id).where(sql`status = 'pending'`),
    index('site_proposals_of_site').on(t.siteId, t.id.desc().nullsFirst()),
    index('site_proposals_of_author').on(t.authorId),
    checksOf('site_proposals').oneOf('status', proposalStatuses),
    checksOf('site_proposals').shorter('note', editingLimits.note),
    checksOf('site_proposals').shorter('reason', editingLimits.reason),
  ],
)

export const decisionOutcomes = ['approved', 'rejected'] as const

/** What moderators decided about something that waited. `undoneAt`: taken back before its author was told. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid().primaryKey(),
    type: text().notNull(),
    itemId: uuid('item_id').notNull(),
    title: text().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    moderatorId: uuid('moderator_id'),
    outcome: text({ enum: decisionOutcomes }).notNull(),
    reason: text(),
    /** What it takes to take it back. */
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    decidedAt: instant('decided_at').notNull(),
    undoneAt: instant('undone_at'),
    notifiedAt: instant('told_at'),
  },
  (t) => [
    index('decisions_of_item').on(t.itemId, t.decidedAt.desc().nullsFirst()),
    index('decisions_of_author').on(t.authorId),
    checksOf('decisions').oneOf('outcome', decisionOutcomes),
    checksOf('decisions').shorter('reason', editingLimits.reason),
  ],
)

export const flagStatuses = ['open', 'upheld', 'dismissed'] as const

/** What people object to in something published. */
export const contentFlags = pgTable(
  'content_flags',
  {
    id: uuid().primaryKey(),
    type: text().notNull(),
    itemId: uuid('item_id').notNull(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    note: text(),
    status: text({ enum: flagStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('content_flags_open').on(t.createdAt, t.id).where(sql`status = 'open'`),
    index('content_flags_of_reporter').on(t.reporterId),
    uniqueIndex('content_flags_once').on(t.reporterId, t.type, t.itemId).where(sql`status = 'open'`),
    checksOf('content_flags').oneOf('status', flagStatuses),
    checksOf('content_flags').shorter('note', editingLimits.note),
  ],
)

/** The sites worth a look, by month (1 to 12), best first. */
export const featuredSites = pgTable(
  'featured_sites',
  {
    month: smallint().notNull(),
    rank: smallint().notNull(),
    siteId: siteId(),
    score: real().notNull(),
    reason: text().notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.rank] }),
    index('featured_sites_of_site').on(t.siteId),
    check('featured_sites_month_known', sql.raw('month between 1 and 12')),
  ],
)
