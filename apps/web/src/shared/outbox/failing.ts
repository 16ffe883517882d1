import { ApiError } from '#shared/api/client.ts'
import { codeOf, mayPass } from '#shared/api/failure.ts'

/**
 * What a failed try means for the next one: it may go better by itself, somebody has to log in first, or the same thing
 * would be refused again.
 */
export type Failing = 'later' | 'signed-out' | 'refused'

/** The server was in a hurry, or this device too slow for its check. */
const passing = [408, 425, 429]

/** What a failed try means, unless its kind knows better. */
export const failingOf = (error: unknown): Failing => {
  // A part of this page that did not load comes with the connection, too.
  if (!(error instanceof ApiError) || mayPass(error)) return 'later'
  if (error.status === 401) return 'signed-out'
  return passing.includes(error.status) || codeOf(error) === 'bot' ? 'later' : 'refused'
}

/** When the server said it is worth trying again, in milliseconds from now; 0 when it said nothing. */
export const waitOf = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
