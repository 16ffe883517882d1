import { mediaLimits, photoStates } from '@soundings/contract/media'
import { editingLimits } from '@soundings/contract/site-editing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant, list, quoted } from '../columns.ts'
import { users } from './people.ts'
import { siteStatuses, sites } from './sites.ts'

const { shorter, oneOf, fewShort } = checksOf('photos')

/** `private`: its uploader's alone. It never waits for review and never becomes one of the others. */
export const photoStatuses = [...siteStatuses, 'private'] as const

/** Photos of divers. Their pictures lie in the store of files under `key`; nothing else may be derived from it. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    /** 32 random hexadecimal digits. */
    key: text().notNull(),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the sender calls the upload, and which file of it this is; so that sending twice makes one. */
    clientKey: uuid('client_key'),
    clientIndex: smallint('client_index').notNull().default(0),
    siteId: uuid('site_id').references(() => sites.id),
    /** The site that was merged into this one and brought the photo along. */
    cameFrom: uuid('came_from').references(() => sites.id, { onDelete: 'set null' }),
    caption: text(),
    description: text(),
    tags: list('tags'),
    /** `removed` hides one that may be put back. */
    approvalStatus: text('approval_status', { enum: photoStatuses }).notNull(),
    rejectionReason: text('rejection_reason'),
    approvedBy: uuid('approved_by'),
    /** Grows with each change of what is published with it: who approves says which one they saw. */
    version: integer().notNull().default(1),
    state: text({ enum: photoStates }).notNull(),
    problem: text(),
    /** Of the original size, as it is seen. */
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    thumbhash: bytea(),
    color: text(),
    /** A perceptual hash of 64 bits, as a signed number: alike pictures differ in few bits. */
    looks: bigint({ mode: 'bigint' }),
    /** What the file says of its making: local time, `maker model`, and the place, which never leaves the server. */
    takenAt: timestamp('taken_at', { withTimezone: false }),
    camera: text(),
    takenLng: doublePrecision('taken_lng'),
    takenLat: doublePrecision('taken_lat'),
    isIllustration: boolean('is_illustration').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** What galleries sort by; made of the two by the database. */
    averageRating: real('average_rating').generatedAlwaysAs(
      sql`case when rating_count > 0 then rating_sum::real / rating_count end`,
    ),
    createdAt: instant('created_at').notNull(),
    /** When it began to wait for a moderator. */
    submittedAt: instant('submitted_at').notNull(),
    /** Since when nothing has named a private one; the nightly sweep says so, and later removes it. */
    unusedSince: instant('unused_since'),
  },
  (t) => [
    uniqueIndex('photos_key').on(t.key),
    uniqueIndex('photos_client_key')
      .on(t.uploaderId, t.clientKey, t.clientIndex)
      .where(sql`client_key is not null`),
    index('photos_newest')
      .on(t.id.desc().nullsFirst())
      .where(sql`approval_status = 'approved' and state = 'ready'`),
    index('photos_of_site')
      .on(t.siteId, sql`coalesce(average_rating, 0) desc`, t.id.desc().nullsFirst())
      .where(sql`approval_status = 'approved' and state = 'ready'`),
    // The photos of a species, which their tags name.
    index('photos_tags').using('gin', t.tags).where(sql`approval_status = 'approved' and state = 'ready'`),
    index('photos_pending')
      .on(t.submittedAt, t.id)
      .where(sql`approval_status = 'pending' and state = 'ready'`),
    index('photos_shown_of_uploader')
      .on(t.uploaderId, t.createdAt, t.id)
      .where(sql`approval_status = 'approved' and state = 'ready'`),
    index('photos_of_uploader').on(t.uploaderId, t.id.desc().nullsFirst()),
    index('photos_of_approver').on(t.approvedBy).where(sql`approved_by is not null`),
    index('photos_at_site').on(t.siteId, t.id.desc().nullsFirst()),
    index('photos_came_from').on(t.cameFrom).where(sql`came_from is not null`),
    index('photos_processing').on(t.createdAt).where(sql`state = 'processing'`),
    index('photos_private').on(t.unusedSince).where(sql`approval_status = 'private'`),
    check('photos_key_shape', sql.raw(`key ~ '^[0-9a-f]{32}$'`)),
    check('photos_status_known', sql.raw(`approval_status in (${quoted(photoStatuses)})`)),
    check(
      'photos_private_alone',
      sql.raw(
        `approval_status <> 'private' or (uploader_id is not null and site_id is null and came_from is null and approved_by is null and rating_count = 0)`,
      ),
    ),
    oneOf('state', photoStates),
    shorter('caption', mediaLimits.caption),
    shorter('description', mediaLimits.description),
    fewShort('tags', mediaLimits.tags, mediaLimits.tag),
    check('photos_reason_length', sql.raw(`length(rejection_reason) <= ${editingLimits.reason}`)),
    check('photos_rating_sum_fits', sql.raw('rating_sum between rating_count and rating_count * 5')),
    check('photos_size_fits', sql.raw('width >= 0 and height >= 0')),
  ],
)

/** One rating of a person for a photo, 1 to 5. Sum and count stand at the photo, changed in the same transaction. */
export const photoRatings = pgTable(
  'photo_ratings',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.photoId, t.userId] }),
    index('photo_ratings_of_user').on(t.userId),
    check(
      'photo_ratings_range',
      sql.raw(`rating between ${mediaLimits.rating.min} and ${mediaLimits.rating.max}`),
    ),
  ],
)
