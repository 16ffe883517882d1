import type { Flagged, FlagReason } from '@soundings/contract/moderation'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Flaggable } from '#extension-points/flaggable.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { byType } from '#shared/by-type.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { closeFlagsOf, insertFlag } from './flags.repo.ts'

/** People tell moderators that something public is wrong. */
export const contentFlagsService = <Shown extends { type: string }>({
  db,
  clock,
  flaggables,
}: Pick<Dependencies, 'db' | 'clock'> & { flaggables: readonly Flaggable<Shown>[] }) => {
  const flaggableOf = byType(flaggables)
  return {
    /** Once per person and thing while it is open; a second time changes nothing. */
    flag: async (
      { type, itemId }: { type: Shown['type']; itemId: string },
      { reason, note }: { reason: FlagReason; note?: string | undefined },
      { id: reporterId }: Person,
    ): Promise<{ success: true }> => {
      const id = itemId.toLowerCase()
      const flaggable = flaggableOf(type)
      const subject = (await flaggable?.find(db, [id]))?.get(id)
      if (!flaggable || !subject?.isPublic) throw new HttpError(404, 'This doesn’t exist or isn’t public')
      if (subject.authorId === reporterId) throw new HttpError(400, flaggable.ownWords)
      await insertFlag(db, {
        id: newId(),
        type,
        itemId: id,
        reporterId,
        reason,
        note: note || null,
        createdAt: clock(),
      })
      return { success: true }
    },

    /** Closes what people object to in something that is gone; answers who did. */
    close: (tx: Db, type: Shown['type'], itemId: string): Promise<string[]> =>
      closeFlagsOf(tx, { type, itemId }),
  }
}
export type ContentFlags = ReturnType<typeof contentFlagsService<Flagged>>
