import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

// What the tables of several features are written with.

/** A moment, whatever the zone of the server. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Several texts, none where nothing is known. */
export const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Text that is put in order byte by byte, whatever the language of the database. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Words that a text is found by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words as SQL writes them in a list. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
