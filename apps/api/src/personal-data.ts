import type { partings } from '@soundings/contract/auth'
import type { Db } from '#db/client.ts'

export type Parting = (typeof partings)[number]

/** What a feature keeps of a person: each says itself how it is handed over and what becomes of it. */
export type PersonalData = {
  /** The name of its file in the export, without `.json`. */
  name: string
  read: (db: Db, userId: string) => Promise<unknown>
  /** The account goes: what is private goes with it, what was contributed as the person chose. */
  leave: (db: Db, userId: string, how: Parting) => Promise<void>
}
