import type { Group } from '@soundings/contract/people'

/** Somebody who is signed in, as the session knows them. */
export type Person = {
  id: string
  sessionId: string
  groups: Group[]
  handle: string | null
  /** A moderator silenced them, and it holds: until then, or without an end. */
  silenced?: Silenced | undefined
}

export type Silenced = { until: Date | null; reason: string | null }
