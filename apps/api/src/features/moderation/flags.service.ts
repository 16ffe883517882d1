import type { Flagged, FlaggedType, FlagReason } from '@soundings/contract/moderation'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Flaggable } from '#extension-points/flaggable.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { byType } from '#shared/by-type.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findReporters } from './flag-conflicts.ts'
import { closeFlagsOf, insertFlag, isNoted } from './flags.repo.ts'

type Said = { reason: FlagReason; note?: string | undefined; with?: string[] | undefined }

type Note = { type: FlaggedType; itemId: string; reason: FlagReason; note: string; at: Date }

/** Puts something on the desk by what was counted, with nobody who reported it; once for as long as it waits. */
export const noteItem = async (tx: Db, { at, ...flag }: Note): Promise<void> => {
  if (await isNoted(tx, flag)) return
  await insertFlag(tx, { ...flag, id: newId(), reporterId: null, createdAt: at })
}

/** The same of somebody. */
export const notePerson = (
  tx: Db,
  { userId, ...note }: Omit<Note, 'type' | 'itemId'> & { userId: string },
): Promise<void> => noteItem(tx, { type: 'people', itemId: userId, ...note })

/** People tell moderators that something is wrong: with what is public, or with what was sent to them. */
export const contentFlagsService = <Shown extends { type: string }>({
  db,
  clock,
  flaggables,
}: Pick<Dependencies, 'db' | 'clock'> & { flaggables: readonly Flaggable<Shown>[] }) => {
  const flaggableOf = byType(flaggables)

  const findPublic = async (
    tx: Db,
    { find, maySee }: Flaggable<Shown>,
    { id, reporterId }: { id: string; reporterId: string },
  ) => {
    const subject = (await find(tx, [id])).get(id)
    if (!subject?.isPublic) return undefined
    return maySee === undefined || (await maySee(tx, reporterId, id)) ? subject : undefined
  }

  return {
    /** Once per person and thing while it is open; a second time changes nothing. */
    flag: (
      { type, itemId }: { type: Shown['type']; itemId: string },
      { reason, note, with: asked = [] }: Said,
      { id: reporterId }: Person,
    ): Promise<{ success: true }> =>
      inTransaction(db, async (tx) => {
        const id = itemId.toLowerCase()
        const flaggable = flaggableOf(type)
        const subject = await (flaggable?.findFor?.(tx, reporterId, id) ??
          (flaggable && findPublic(tx, flaggable, { id, reporterId })))
        if (!flaggable || !subject) throw new HttpError(404, 'This doesn’t exist or isn’t public')
        if (subject.authorId === reporterId)
          throw new HttpError(flaggable.findFor ? 409 : 400, flaggable.ownWords)
        const beside = [...new Set(asked.map((one) => one.toLowerCase()))]
        if (beside.length > 0 && !flaggable.keep)
          throw new HttpError(400, 'Nothing can go with this report.', { field: 'with' })
        const at = clock()
        const flagId = newId()
        const flag = { id: flagId, type, itemId: id, reporterId, reason, note: note || null, createdAt: at }
        const isNew = await insertFlag(tx, flag)
        if (isNew) await flaggable.keep?.(tx, { flagId, itemId: id, reporterId, beside, at })
        return { success: true }
      }),

    /** Who of these people has a report against this person that is still open. */
    reportersAmong: (tx: Db, userIds: readonly string[], againstId: string): Promise<Set<string>> =>
      findReporters(tx, flaggables, { userIds, againstId }),

    /** Closes what people object to in something that is gone; answers who did. */
    close: (tx: Db, type: Shown['type'], itemId: string): Promise<string[]> =>
      closeFlagsOf(tx, { type, itemId }),
  }
}
export type ContentFlags = ReturnType<typeof contentFlagsService<Flagged>>
