import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { toast } from '#shared/ui/toast.tsx'
import { logShortcuts } from '../log-shortcuts.ts'
import { changeSeveral } from './selection.queries.ts'

/** For how long deleted dives can be taken back from their message, in milliseconds; later by the key, or from the trash. */
const undoTime = 8_000
const messageId = 'deleted-dives'

/** Says that dives were deleted, and brings them back where somebody wants that: by the message, or by a key. */
export const useUndoDelete = () => {
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const restore = async (ids: readonly string[]) => {
    toast.hide(messageId)
    setDeleted([])
    try {
      await changeSeveral(queries, { ids: [...ids], action: 'restore' })
    } catch (error) {
      toast.error(wordsOf(error, 'The dives couldn’t be restored. They are in the trash.'))
    }
  }
  useShortcut(logShortcuts.undoDelete, () => void restore(deleted), deleted.length > 0)
  return {
    note: (ids: readonly string[]) => {
      setDeleted(ids)
      toast.notify({
        id: messageId,
        message: plural(ids.length, {
          one: '# dive was moved to the trash.',
          other: '# dives were moved to the trash.',
        }),
        type: 'success',
        duration: undoTime,
        action: { label: 'Undo', act: () => void restore(ids) },
      })
    },
  }
}
