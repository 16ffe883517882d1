import type { FlaggedType, FlagReason } from '@soundings/contract/moderation'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Flaggable } from '#src/flaggable.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { closeFlagsOf, insertFlag } from './flags.repo.ts'

/** People tell moderators that something public is wrong. */
export const contentFlagsService = ({
  db,
  clock,
  flaggables,
}: Pick<World, 'db' | 'clock'> & { flaggables: readonly Flaggable[] }) => ({
  /** Once per person and thing while it is open; a second time changes nothing. */
  flag: async (
    { type, itemId }: { type: FlaggedType; itemId: string },
    { reason, note }: { reason: FlagReason; note?: string | undefined },
    { id: reporterId }: Person,
  ): Promise<{ success: true }> => {
    const id = itemId.toLowerCase()
    const door = flaggables.find((each) => each.type === type)
    const subject = (await door?.find(db, [id]))?.get(id)
    if (!door || !subject?.isPublic) throw new Refusal(404, 'This does not exist or is not public')
    if (subject.authorId === reporterId) throw new Refusal(400, door.ownWords)
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
  close: (tx: Db, type: FlaggedType, itemId: string): Promise<string[]> => closeFlagsOf(tx, { type, itemId }),
})
export type ContentFlags = ReturnType<typeof contentFlagsService>
