import {
  groupKinds,
  groupLimits,
  groupRoles,
  groupStates,
  memberStates,
} from '@soundings/contract/groups-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { bytea, instant, list } from '../columns.ts'
import { dives } from './dive-log.ts'
import { photos } from './media.ts'
import { users } from './people.ts'
import { reports } from './reports.ts'
import { sites } from './sites.ts'

const checks = checksOf('groups')

/** Clubs and circles. Whoever changes who is in one locks its row, so that its count is right and an owner stays. */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name as it is searched. */
    folded: text().notNull(),
    description: text().notNull(),
    kind: text({ enum: groupKinds }).notNull(),
    country: text(),
    avatarPhotoId: uuid('avatar_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    state: text({ enum: groupStates }).notNull().default('public'),
    /** Those who are in, kept by a trigger; threads and replies of its talk, likewise. */
    members: integer().notNull().default(0),
    posts: integer().notNull().default(0),
    /** Members who did something in the last 30 days, counted every night and when somebody joins. */
    active: integer().notNull().default(0),
    /** Why it was held, in the words that moderators read. */
    signals: list('signals'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    clientKey: uuid('client_key').notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => {
    const listed = sql`state = 'public' and kind <> 'private'`
    return [
      unique('groups_client_key').on(t.createdBy, t.clientKey),
      index('groups_active').on(t.active, t.id).where(listed),
      index('groups_country').on(t.country, t.active, t.id).where(listed),
      index('groups_folded').using('gin', sql`folded gin_trgm_ops`),
      index('groups_avatar').on(t.avatarPhotoId).where(sql`avatar_photo_id is not null`),
      index('groups_held').on(t.createdAt, t.id).where(sql`state = 'held'`),
      checks.shorter('name', groupLimits.name),
      checks.shorter('description', groupLimits.description),
      checks.oneOf('kind', groupKinds),
      checks.oneOf('state', groupStates),
      check('groups_counts', sql.raw('members >= 0 and posts >= 0 and active >= 0')),
    ]
  },
)

const ofGroup = () =>
  uuid('group_id')
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who is in a group, asks to be, was invited, or is kept out, which outlasts everything. */
export const groupPeople = pgTable(
  'group_people',
  {
    groupId: ofGroup(),
    userId: person('user_id'),
    role: text({ enum: groupRoles }).notNull().default('member'),
    state: text({ enum: memberStates }).notNull(),
    /** What they said when they asked. */
    note: text(),
    /** Who invited, accepted or banned them. */
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** When they last wrote, shared or joined. */
    activeAt: instant('active_at').notNull(),
    /** Hears of new threads. */
    watches: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_people_user').on(t.userId, t.state, t.groupId),
    // Read backwards: owners, then organisers, then members, the latest first.
    index('group_people_state').on(t.groupId, t.state, t.role, t.at, t.userId),
    index('group_people_by').on(t.byId),
    checksOf('group_people').oneOf('role', groupRoles),
    checksOf('group_people').oneOf('state', memberStates),
    checksOf('group_people').shorter('note', groupLimits.note),
    check('group_people_roles_in', sql.raw("role = 'member' or state = 'in'")),
  ],
)

/** Links that let people in, of which only the hash is kept. */
export const groupInvites = pgTable(
  'group_invites',
  {
    id: uuid().primaryKey(),
    groupId: ofGroup(),
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    hash: bytea().notNull(),
    uses: integer().notNull(),
    usesLeft: integer('uses_left').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    unique('group_invites_hash').on(t.hash),
    index('group_invites_group').on(t.groupId, t.createdAt),
    index('group_invites_by').on(t.byId),
    check(
      'group_invites_uses',
      sql.raw(`uses between 1 and ${groupLimits.uses.max} and uses_left between 0 and uses`),
    ),
  ],
)

/** The sites that a group calls its own. */
export const groupSites = pgTable(
  'group_sites',
  {
    groupId: ofGroup(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.siteId] }), index('group_sites_site').on(t.siteId)],
)

/** What members show of their dives to their group: a dive of their log or a report of theirs, and it goes with either. */
export const groupDives = pgTable(
  'group_dives',
  {
    groupId: ofGroup(),
    /** The id of the one or the other. */
    itemId: uuid('item_id').notNull(),
    diveId: uuid('dive_id').references(() => dives.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    byId: person('by_id'),
    /** Of the dive, for the order of the list. */
    date: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.itemId] }),
    index('group_dives_date').on(t.groupId, t.date, t.itemId),
    index('group_dives_dive').on(t.diveId),
    index('group_dives_report').on(t.reportId),
    index('group_dives_by').on(t.byId),
    check(
      'group_dives_one',
      sql.raw('item_id = coalesce(dive_id, report_id) and num_nonnulls(dive_id, report_id) = 1'),
    ),
  ],
)
