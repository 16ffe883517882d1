import { useDebouncedValue } from '@mantine/hooks'
import { authLimits, Handle } from '@soundings/contract/auth'
import { isReservedHandle } from '@soundings/rules/handles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { handleQuery } from './auth.queries.ts'

export type HandleAnswer = 'unasked' | 'checking' | 'free' | 'taken' | 'reserved'

/**
 * Whether the handle in the field is free, asked when typing has paused. An answer belongs to the handle that it was
 * asked for, so an old one is never shown for a new one.
 */
export const useHandleCheck = (typed: string) => {
  const queries = useQueryClient()
  const handle = typed.trim()
  const [settled] = useDebouncedValue(handle, authLimits.handleCheckPause)
  const isValid = Handle.safeParse(handle).success
  const isReserved = isValid && isReservedHandle(handle)
  const isAsked = isValid && !isReserved && settled === handle
  const { data, isFetching } = useQuery({ ...handleQuery(handle), enabled: isAsked })

  const answer = (): HandleAnswer => {
    if (!isValid) return 'unasked'
    if (isReserved) return 'reserved'
    if (data) return data.isUnique ? 'free' : 'taken'
    return isFetching || settled !== handle ? 'checking' : 'unasked'
  }

  return {
    answer: answer(),
    /** Asks now, unless the answer is known. */
    isFree: async (sent: string): Promise<boolean> => (await queries.fetchQuery(handleQuery(sent))).isUnique,
  }
}
