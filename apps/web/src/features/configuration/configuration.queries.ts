import { configuration } from '@soundings/contract/configuration'
import { read } from '#shared/api/query.ts'

/** How often an open page asks for broadcast messages, in milliseconds. */
const watch = 5 * 60_000
/** After this many milliseconds, coming back to the page asks as well. */
const fresh = 60_000

/** What this server tells everybody, newest first. */
export const broadcastsQuery = () => ({
  ...read(configuration.messages, {}),
  staleTime: fresh,
  refetchInterval: watch,
})

/** Where mails are read that this server keeps instead of sending; that stays as it is. */
export const mailQuery = () => ({ ...read(configuration.mail, {}), staleTime: Number.POSITIVE_INFINITY })
