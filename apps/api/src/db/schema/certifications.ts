import { certificationKinds, certificationLimits } from '@soundings/contract/certifications'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { photos } from './media.ts'
import { users } from './people.ts'

const { shorter, oneOf, within } = checksOf('certifications')

/** What people are trained for, as they state it. */
export const certifications = pgTable(
  'certifications',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner called it before it was sent, so that sending twice makes one. */
    clientKey: uuid('client_key'),
    agency: text().notNull(),
    level: text().notNull(),
    kind: text({ enum: certificationKinds }).notNull(),
    /** In metres. */
    depth: real(),
    issuedOn: date('issued_on', { mode: 'string' }),
    /** For its owner’s eyes alone. */
    number: text(),
    /** A private photo of the card. */
    photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Since when its holder shows the photo to moderators. */
    reviewAskedAt: instant('review_asked_at'),
    /** When a moderator saw the card, and who did. */
    verifiedAt: instant('verified_at'),
    verifiedBy: uuid('verified_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('certifications_once').on(t.ownerId, t.clientKey),
    uniqueIndex('certifications_photo').on(t.photoId).where(sql`photo_id is not null`),
    index('certifications_asked').on(t.reviewAskedAt, t.id).where(sql`review_asked_at is not null`),
    index('certifications_verified_by').on(t.verifiedBy).where(sql`verified_by is not null`),
    check('certifications_asked_or_seen', sql.raw('review_asked_at is null or verified_at is null')),
    shorter('agency', certificationLimits.agency),
    shorter('level', certificationLimits.level),
    shorter('number', certificationLimits.number),
    oneOf('kind', certificationKinds),
    within('depth', certificationLimits.depth),
  ],
)
