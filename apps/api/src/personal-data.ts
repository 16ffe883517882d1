import type { partings } from '@soundings/contract/auth'
import type { Db } from '#db/client.ts'

/** A file in the store: what it is called there, and in an export. */
export type PersonalFile = { stored: string; name: string }

export type Parting = (typeof partings)[number]

/** What a feature keeps of a person: each says itself how it is handed over and what becomes of it. */
export type PersonalData = {
  /** The name of its file in the export, without `.json`. */
  name: string
  read: (db: Db, userId: string) => Promise<unknown>
  /** Files in the store that belong to it, in the order in which they are handed over while there is room. */
  files?: (db: Db, userId: string) => Promise<PersonalFile[]>
  /** The account goes: what is private goes with it, what was contributed as the person chose. */
  leave: (db: Db, userId: string, how: Parting) => Promise<void>
}
