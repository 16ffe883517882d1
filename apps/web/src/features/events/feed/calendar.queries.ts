import { calendar } from '@soundings/contract/events'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

export const calendarQuery = () => ({ ...read(calendar.token, {}), staleTime: 0 })

export const resetCalendar = async (queries: QueryClient): Promise<string> => {
  const { url } = await call(calendar.reset, {})
  void queries.invalidateQueries({ queryKey: calendarQuery().queryKey })
  return new URL(url, window.location.origin).href
}

export const forgetCalendar = async (queries: QueryClient): Promise<void> => {
  await call(calendar.forget, {})
  await queries.invalidateQueries({ queryKey: calendarQuery().queryKey })
}
