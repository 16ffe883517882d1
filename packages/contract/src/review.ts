import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import { wholeNumber } from './numbers.ts'

/** What the list has of everything that waits. A kind without a text of that name says null. */
const line = {
  id: Uuid,
  createdAt: Instant,
  title: z.string(),
  siteName: z.string().nullable(),
  caption: z.string().nullable(),
  description: z.string().nullable(),
  content: z.string().nullable(),
  authorHandle: z.string().nullable(),
  /** Why the reader must leave the decision to another moderator, in words; null where they may decide. */
  conflict: z.string().nullable(),
}

/** What a decision is for: it is refused when the author changed the item since. Of kinds that an author may change. */
export const version = wholeNumber()

/** How often an author's contributions were approved and rejected, and since when they are a member. */
export const AuthorRecord = z.object({
  handle: z.string().nullable(),
  memberSince: Instant,
  approved: wholeNumber(),
  rejected: wholeNumber(),
})
export type AuthorRecord = z.output<typeof AuthorRecord>

/**
 * One kind of pending item: a line of the list, what `shown` adds to it for the moderator, and the whole
 * preview, with the record of the author. `item` and `shown` are what the kind has besides the fields of every line.
 */
export const reviewKind = <
  const Type extends string,
  const Item extends z.ZodRawShape,
  const Shown extends z.ZodRawShape,
>(
  type: Type,
  { item, shown }: { item: Item; shown: Shown },
) => {
  const PendingItem = z.object({ ...line, type: z.literal(type), ...item })
  const PendingShown = PendingItem.extend(shown)
  return {
    type,
    item: PendingItem,
    shown: PendingShown,
    preview: PendingShown.extend({ author: AuthorRecord.nullable() }),
  }
}

/** One kind of what may be flagged once it is published, and what a moderator sees of it. */
export const flaggedKind = <const Type extends string, const Shown extends z.ZodRawShape>(
  type: Type,
  shown: Shown,
) => ({ type, shown: z.object({ type: z.literal(type), ...shown }) })

const PendingLine = z.object({ ...line, type: z.string(), version: version.optional() })
/** Something that waits, of whichever kind. */
export type PendingLine = z.output<typeof PendingLine>
