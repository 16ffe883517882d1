import { type Condition, conditions, reportLimits } from '@soundings/contract/reports'
import { editingLimits } from '@soundings/contract/site-editing'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list, quoted } from '../columns.ts'
import { photos } from './media.ts'
import { users } from './people.ts'
import { siteStatuses, sites } from './sites.ts'

const { shorter, within, someOf, fewShort } = checksOf('reports')

/** What divers tell of their dives. Visibility in metres, temperatures in degrees Celsius, day and time of the place. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id),
    /** The site that was merged into this one and brought the report along. */
    cameFrom: uuid('came_from').references(() => sites.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** What its author called it before it was sent, so that sending twice makes one. */
    clientKey: uuid('client_key'),
    rating: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    diveDate: date('dive_date', { mode: 'string' }).notNull(),
    /** Of the date; made by the database. */
    diveMonth: smallint('dive_month')
      .notNull()
      .generatedAlwaysAs(sql`extract(month from dive_date)::smallint`),
    diveTime: time('dive_time', { precision: 0 }),
    visibility: real(),
    waterTemp: real('water_temp'),
    conditions: text({ enum: conditions }).array().notNull().default(sql`'{}'`),
    animalsSeen: text('animals_seen'),
    /** The known species that the text names, by id; what digests count. */
    species: list('species'),
    diveNotes: text('dive_notes'),
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** `removed` hides one that may be put back. */
    approvalStatus: text('approval_status', { enum: siteStatuses }).notNull(),
    rejectionReason: text('rejection_reason'),
    approvedBy: uuid('approved_by'),
    /** Counts its changes: who saves or approves says which one they saw. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    lastUpdated: instant('last_updated').notNull(),
    /** When it began to wait for a moderator. */
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => {
    const approved = sql`approval_status = 'approved'`
    // Read backwards: the newest dive first.
    const byDive = [t.diveDate, t.id] as const
    return [
      uniqueIndex('reports_client_key').on(t.authorId, t.clientKey).where(sql`client_key is not null`),
      index('reports_of_site')
        .on(t.siteId, ...byDive)
        .where(approved),
      index('reports_of_month')
        .on(t.siteId, t.diveMonth, ...byDive)
        .where(approved),
      index('reports_of_author').on(t.authorId, ...byDive),
      index('reports_shown_of_author').on(t.authorId, t.createdAt, t.id).where(approved),
      index('reports_of_approver').on(t.approvedBy).where(sql`approved_by is not null`),
      index('reports_by_author_at_site').on(t.siteId, t.authorId, ...byDive),
      index('reports_pending').on(t.submittedAt, t.id).where(sql`approval_status = 'pending'`),
      // What the newest of a digest's reports tells of the water.
      index('reports_of_water')
        .on(t.siteId, ...byDive)
        .where(
          sql`approval_status = 'approved' and (visibility is not null or water_temp is not null or conditions <> '{}')`,
        ),
      index('reports_newest').on(t.id).where(approved),
      index('reports_came_from').on(t.cameFrom).where(sql`came_from is not null`),
      check('reports_status_known', sql.raw(`approval_status in (${quoted(siteStatuses)})`)),
      ...someOf('conditions', conditions),
      fewShort('species', reportLimits.species, 80),
      check('reports_date_range', sql.raw(`dive_date >= '${reportLimits.firstDate}'`)),
      within('rating', reportLimits.rating),
      within('visibility', reportLimits.visibility),
      within('water_temp', reportLimits.waterTemp),
      shorter('title', reportLimits.title),
      shorter('content', reportLimits.content),
      shorter('animals_seen', reportLimits.animals),
      shorter('dive_notes', reportLimits.notes),
      shorter('rejection_reason', editingLimits.reason),
    ]
  },
)

/** The photos of a report, in their order. Each stays its uploader's own, with a status of its own. */
export const reportPhotos = pgTable(
  'report_photos',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.photoId] }), index('report_photos_of_photo').on(t.photoId)],
)

/** Whom a report helped. The count stands at the report, changed in the same transaction. */
export const reportVotes = pgTable(
  'report_votes',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    votedAt: instant('voted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.userId] }), index('report_votes_of_user').on(t.userId)],
)

/**
 * What the approved reports of a site say of each month, counted: `n` reports, `r:5` ratings, `v:20` metres of
 * visibility, `t:27.5` degrees to the next half, `c:calm` conditions, `s:green-turtle` species. Triggers on reports
 * keep it; nothing else writes here.
 */
export const reportMonths = pgTable(
  'report_months',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    month: smallint().notNull(),
    counts: jsonb().$type<Record<string, number>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.month] }),
    check('report_months_month_known', sql.raw('month between 1 and 12')),
  ],
)

/** The view in which what is counted of a site stands together; a migration makes it. */
export const siteDigests = pgView('site_digests', {
  siteId: uuid('site_id').notNull(),
  reports: integer().notNull(),
  /** The counts by month, 1 to 12. */
  months: json().$type<Record<string, Record<string, number>>>().notNull(),
  latest: jsonb().$type<{
    dive_date: string
    visibility: number | null
    water_temp: number | null
    conditions: Condition[]
  }>(),
}).existing()
