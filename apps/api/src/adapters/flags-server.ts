import { flags } from '@soundings/contract/flags'
import type { FlagSource } from '#ports/flags.ts'
import { HttpError } from '#shared/http-error.ts'

const patience = 3_000

/** Flags from a server that speaks OFREP, such as flagd. It is asked with what the session says of the person. */
export const flagsServer = (address: string): FlagSource => ({
  source: { kind: 'server', name: new URL(address).host },
  all: async (context) => {
    const answer = await fetch(`${address.replace(/\/+$/, '')}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context }),
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined)
    const read = flags.evaluateAll.reply.safeParse(await answer?.json().catch(() => undefined))
    if (!answer?.ok || !read.success) throw new HttpError(503, 'Feature flags aren’t available right now')
    return read.data.flags.flatMap((flag) => ('value' in flag ? [flag] : []))
  },
  close: () => undefined,
})
