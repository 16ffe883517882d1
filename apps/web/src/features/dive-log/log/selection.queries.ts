import { diveLog, type SelectionAction } from '@soundings/contract/dive-log'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#shared/api/client.ts'
import { refreshLog } from '../dive-log.queries.ts'

type Asked = { ids: string[]; action: z.output<typeof SelectionAction>; value?: string | null }

/** Does something with several dives at once: with all or with none. */
export const changeSeveral = async (
  queries: QueryClient,
  { ids, action, value = null }: Asked,
): Promise<void> => {
  await call(diveLog.changeSeveral, { body: { ids, action, value } })
  void refreshLog(queries)
}
