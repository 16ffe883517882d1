import type { DBSchema } from 'idb'
import type { Attachment } from '../outbox/entry.ts'
import type { Waiting } from '../outbox/waiting.ts'

/** The files of a draft, whose words are in local storage. */
export type DraftFiles = {
  /** As `draftName` makes it. */
  name: string
  /** The key of the draft that they belong to: one that was begun anew under the same name has another. */
  of: string
  files: readonly Attachment[]
}

/** What this device keeps that is too large for local storage, or must not go before it arrived. */
export interface Device extends DBSchema {
  /** The outbox. */
  entries: { key: string; value: Waiting }
  draftFiles: { key: string; value: DraftFiles }
}
