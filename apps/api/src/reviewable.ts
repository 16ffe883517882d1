import type { PendingItem, PendingPreview, PendingType } from '@soundings/contract/moderation'
import type { Notification } from '@soundings/contract/notifications'
import type { Db } from '#db/client.ts'
import type { Person } from './person.ts'

/** Where a page of what waits ended: oldest first, equal moments by id. */
export type PendingPlace = { at: Date; id: string }

/** What a moderator says about something that waits. */
export type Verdict = {
  outcome: 'approved' | 'rejected'
  reason: string | null
  by: Person
  at: Date
  /** The version that they saw, if they say so. */
  seen: number | undefined
}

/** What the decision was about. */
export type Decided = {
  title: string
  authorId: string | null
  /** Whatever `revert` and `news` need; JSON. */
  before: Record<string, unknown>
}

/** What somebody is told of a decision. */
export type News = { userId: string } & Pick<Notification, 'type' | 'message' | 'link'>

/** What happened to something last: `what` ends the sentence that its doer begins. */
export type Deed = {
  by: string | null
  handle: string | null
  at: Date
  what: string
  /** Whether it waited no longer after that. */
  isEnd: boolean
}

/** A preview of nothing at all: every kind adds what there is to see of it. */
export const emptyPreview: Omit<PendingPreview, keyof PendingItem | 'author'> = {
  coordinates: null,
  site: null,
  photo: null,
  similar: [],
  report: null,
  changes: [],
  conflicts: [],
  nearby: [],
}

/** What a feature lets moderators decide about. Moderation asks all of them and knows none. */
export type Reviewable = {
  type: PendingType
  count: (db: Db) => Promise<number>
  /** Those that wait, from after `after` on. */
  list: (db: Db, after: PendingPlace | undefined, limit: number) => Promise<PendingItem[]>
  /** All there is to see of one that waits, but for its author's record; undefined when it does not wait. */
  preview: (
    db: Db,
    id: string,
  ) => Promise<(Omit<PendingPreview, 'author'> & { authorId: string | null }) | undefined>
  /**
   * Decides, in the caller's transaction; undefined when it does not wait any more. Refuses with 409 what cannot be
   * approved as it stands.
   */
  decide: (tx: Db, id: string, verdict: Verdict) => Promise<Decided | undefined>
  /** Takes a decision back, in the caller's transaction; false when something happened to it since. */
  revert: (
    tx: Db,
    id: string,
    decided: Pick<Verdict, 'outcome' | 'by' | 'at'> & Pick<Decided, 'before'>,
  ) => Promise<boolean>
  /** What happened to it last besides decisions, where that is known: told to those who come too late. */
  lastDeed?: (db: Db, id: string) => Promise<Deed | undefined>
  /** Who is told what, once a decision can no longer be taken back. */
  news: (db: Db, id: string, decided: Pick<Verdict, 'outcome' | 'reason'> & Decided) => Promise<News[]>
}
