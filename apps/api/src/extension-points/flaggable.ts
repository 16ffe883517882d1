import type { Flagged, FlagReason } from '@soundings/contract/moderation'
import type { Db } from '#db/client.ts'
import type { NewNotification } from './notification-kind.ts'

/** Something that people may object to, as a line of a list names it. `path` leads to it in the web app. */
export type Subject = {
  title: string
  siteId: string | null
  siteName: string | null
  authorId: string | null
  path: string
  isPublic: boolean
}

/** A report that was just made. */
export type KeptFlag = {
  flagId: string
  itemId: string
  reporterId: string
  beside: readonly string[]
  at: Date
}

/**
 * One kind of what people may object to once it is published, in the shape that the contract says of it. Moderation asks
 * all kinds and knows none.
 */
export type Flaggable<Shown extends { type: string } = Flagged> = {
  type: Shown['type']
  /** What somebody reads who objects to what they added themselves. */
  ownWords: string
  /** Those of these that are there, public or not, by id. */
  find: (db: Db, ids: string[]) => Promise<Map<string, Subject>>
  /** Whether this person reads it, of what is public for some alone: the rest is not theirs to report. */
  maySee?: (tx: Db, reporterId: string, id: string) => Promise<boolean>
  /** Of what not everybody reads, instead of `find`: it, where this person may report it; 409 where it is their own. */
  findFor?: (tx: Db, reporterId: string, id: string) => Promise<Subject | undefined>
  /** Keeps what moderators will see of it, as it is now. `beside` are the ids of what the reporter sends along. */
  keep?: (tx: Db, flag: KeptFlag) => Promise<void>
  /** What a moderator sees of it. */
  show: (db: Db, id: string) => Promise<Shown | undefined>
  /** Hides it from everybody but its author; undefined when it was not public any more, else what `putBack` needs. */
  takeDown: (
    tx: Db,
    id: string,
    why: { by: string; at: Date; reason: string },
  ) => Promise<Record<string, unknown> | undefined>
  /** Makes it public again as it was; false when something happened to it since. */
  putBack: (
    tx: Db,
    id: string,
    taken: { before: Record<string, unknown>; by: string; at: Date },
  ) => Promise<boolean>
  /** What those read who reported it, and whose it is, once it was upheld; where the usual words do not fit. */
  upheld?: {
    toReporter?: (title: string) => NewNotification
    /** `link` leads to it, as its author still sees it. */
    toAuthor: (reason: FlagReason, of: { title: string; link: string }) => NewNotification
  }
  /** What those read who reported it once it was dismissed, where the usual words do not fit. */
  dismissed?: (title: string, reason: string | null) => NewNotification
}
