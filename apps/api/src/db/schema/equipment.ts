import {
  type EquipmentItem,
  type EquipmentSet,
  equipmentKinds,
  equipmentLimits,
} from '@soundings/contract/equipment'
import {
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
import { instant } from '../columns.ts'
import { dives } from './dive-log.ts'
import { users } from './people.ts'

const { shorter, oneOf } = checksOf('equipment')

/** One row for each person who keeps a list of equipment. */
export const equipmentLists = pgTable('equipment_lists', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(0),
  sets: jsonb().$type<EquipmentSet[]>().notNull().default([]),
  /** Whether brands and models may be counted with those of others. */
  isCounted: boolean('is_counted').notNull().default(false),
})

export const equipment = pgTable(
  'equipment',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: equipmentKinds }).notNull(),
    brand: text(),
    model: text(),
    serial: text(),
    boughtOn: date('bought_on', { mode: 'string' }),
    serviceMonths: smallint('service_months'),
    serviceDives: smallint('service_dives'),
    services: jsonb().$type<EquipmentItem['services']>().notNull().default([]),
    retiredOn: date('retired_on', { mode: 'string' }),
    notes: text(),
    /** When it was left out of the list; until it goes for good, it comes back with its dives. */
    removedAt: instant('removed_at'),
    /** For which due service its owner was told, so that each is told once. */
    dueTold: text('due_told'),
  },
  (t) => [
    index('equipment_of_owner').on(t.ownerId, t.position),
    oneOf('kind', equipmentKinds),
    shorter('brand', equipmentLimits.name),
    shorter('model', equipmentLimits.name),
    shorter('serial', equipmentLimits.name),
    shorter('notes', equipmentLimits.notes),
  ],
)

/** What was taken along on a dive. */
export const diveEquipment = pgTable(
  'dive_equipment',
  {
    diveId: uuid('dive_id')
      .notNull()
      .references(() => dives.id, { onDelete: 'cascade' }),
    equipmentId: uuid('equipment_id')
      .notNull()
      .references(() => equipment.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.diveId, t.equipmentId] }),
    index('dive_equipment_of_item').on(t.equipmentId),
  ],
)
