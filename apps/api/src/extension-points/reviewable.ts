import type { PendingItem, PendingLine, PendingShown } from '@soundings/contract/moderation'
import type { Db } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { NewNotification } from './notification-kind.ts'

/** Where a page of what waits ended: oldest first, equal moments by id. */
export type PendingPlace = { at: Date; id: string }

/** What a moderator says about something that waits. */
export type ReviewDecision = {
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

/** What somebody is notified of after a decision. */
export type News = { userId: string; notification: NewNotification }

/** What happened to something last, and how to say it: `bob removed this site 2 minutes ago`. */
export type Action = {
  by: string | null
  handle: string | null
  at: Date
  say: (who: string, ago: string) => string
  /** Whether it was no longer pending after that. */
  isEnd: boolean
}

/** Every line of the list has these; a kind puts in those that it has. */
export const noTexts = {
  siteName: null,
  caption: null,
  description: null,
  content: null,
  conflict: null,
} as const

/** Refuses a decision that this moderator must leave to another. */
export const refuseConflict = (conflict: string | null): void => {
  if (conflict !== null) throw new HttpError(403, conflict, { code: 'conflict' })
}

/**
 * One kind of what moderators decide about, in the shapes that the contract says of it. Moderation asks all kinds and
 * knows none.
 */
export type Reviewable<Item extends PendingLine = PendingItem, Shown extends PendingLine = PendingShown> = {
  type: Item['type']
  count: (db: Db) => Promise<number>
  /** Those that wait, from after `after` on, as this moderator may read them. */
  list: (db: Db, after: PendingPlace | undefined, limit: number, reader: Person) => Promise<Item[]>
  /**
   * All there is to see of one that waits, but for the record of its author, who is null where the reader may not know
   * them; undefined when it does not wait.
   */
  preview: (
    db: Db,
    id: string,
    reader: Person,
  ) => Promise<{ shown: Shown; authorId: string | null } | undefined>
  /**
   * Decides, in the caller's transaction; undefined when it does not wait any more. Refuses with 409 what cannot be
   * approved as it stands, and with 403 whoever has a part in it.
   */
  decide: (tx: Db, id: string, decision: ReviewDecision) => Promise<Decided | undefined>
  /** Takes a decision back, in the caller's transaction; false when something happened to it since. */
  revert: (
    tx: Db,
    id: string,
    decided: Pick<ReviewDecision, 'outcome' | 'by' | 'at'> & Pick<Decided, 'before'>,
  ) => Promise<boolean>
  /** What happened to it last besides decisions, where that is known: told to those who come too late. */
  lastAction?: (db: Db, id: string) => Promise<Action | undefined>
  /** Who is notified of what, once a decision can no longer be undone. */
  news: (db: Db, id: string, decided: Pick<ReviewDecision, 'outcome' | 'reason'> & Decided) => Promise<News[]>
}
