import { uuid } from 'drizzle-orm/pg-core'
import { users } from './people.ts'

/** Somebody whose leaving leaves what they wrote. */
export const writer = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })
/** Somebody with whom it goes. */
export const owner = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
