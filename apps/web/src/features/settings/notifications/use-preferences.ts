import type { NotificationPreferencesChange } from '@soundings/contract/notification-preferences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changePreferences, preferencesQuery } from './notification-settings.queries.ts'
import { timeZoneHere, withChange } from './notification-settings.view.ts'

const changing = ['change-notification-preferences']

/** How the person is told of things. A change shows at once, one is saved after the other, and one that fails is taken back. */
export const usePreferences = () => {
  const queries = useQueryClient()
  const { queryKey } = preferencesQuery
  const query = useQuery(preferencesQuery)
  const { mutate } = useMutation({
    mutationKey: changing,
    scope: { id: 'notification-preferences' },
    mutationFn: (change: NotificationPreferencesChange) => {
      const { mail } = Object.values(change.groups ?? {})[0] ?? {}
      const goesByTime = change.quietHours !== undefined || mail !== undefined
      return changePreferences({
        ...change,
        ...(goesByTime && { quietHours: { ...change.quietHours, timeZone: timeZoneHere() } }),
      })
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, withChange(before, change))
      return before
    },
    onError: (error, _change, before) => {
      queries.setQueryData(queryKey, before)
      toast.error(wordsOf(error, 'Your notification settings couldn’t be saved'))
    },
    onSettled: () => {
      // What comes after it is shown already.
      if (queries.isMutating({ mutationKey: changing }) === 1) void queries.invalidateQueries({ queryKey })
    },
  })
  return { ...query, change: mutate }
}
