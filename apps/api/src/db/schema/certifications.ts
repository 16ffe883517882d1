import { certificationKinds, certificationLimits } from '@soundings/contract/certifications'
import { date, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
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
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('certifications_once').on(t.ownerId, t.clientKey),
    shorter('agency', certificationLimits.agency),
    shorter('level', certificationLimits.level),
    shorter('number', certificationLimits.number),
    oneOf('kind', certificationKinds),
    within('depth', certificationLimits.depth),
  ],
)
