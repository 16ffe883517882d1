import { system } from '@soundings/contract/system'
import { read } from '#shared/api/query.ts'

/** How often a page that is offline looks whether the server answers again, in milliseconds. */
const patience = 10_000

/** Any answer means that the connection is back; nothing is read from it. */
export const reachQuery = () => ({
  ...read(system.live, {}),
  gcTime: 0,
  retry: false,
  refetchInterval: patience,
})
