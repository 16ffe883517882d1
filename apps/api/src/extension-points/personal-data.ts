import type { erasureChoices } from '@soundings/contract/auth'
import type { Db } from '#db/client.ts'

/** A file in the store: what it is called there, and in an export. */
export type PersonalFile = { stored: string; name: string }

export type ErasureChoice = (typeof erasureChoices)[number]

/** What a feature stores about a person: how it is exported, and what happens to it when the account is deleted. */
export type PersonalData = {
  /** The name of its file in the export, without `.json`. */
  name: string
  read?: (db: Db, userId: string) => Promise<unknown>
  /** Its JSON piece by piece, instead of `read`: of what is too much to be in memory at once. */
  pieces?: (db: Db, userId: string) => AsyncIterable<string>
  /** Files in the store that belong to it, in the order in which they are handed over while there is room. */
  files?: (db: Db, userId: string) => Promise<PersonalFile[]>
  /** Its turn comes after all others: what is told while they are asked goes with it. */
  isLast?: true
  /** The account goes: what is private goes with it, what was contributed as the person chose. */
  leave: (db: Db, userId: string, how: ErasureChoice) => Promise<void>
}
