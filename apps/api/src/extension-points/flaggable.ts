import type { Flagged } from '@soundings/contract/moderation'
import type { Db } from '#db/client.ts'

/** Something that people may object to, as a line of a list names it. `path` leads to it in the web app. */
export type Subject = {
  title: string
  siteId: string | null
  siteName: string | null
  authorId: string | null
  path: string
  isPublic: boolean
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
}
