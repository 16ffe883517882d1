import { createHash } from 'node:crypto'
import { plural } from '@soundings/rules/phrases'
import type { FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'
import type { DeclaredLimits, Limit, LimitName } from '#extension-points/limits.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { clientNetwork } from './client-network.ts'
import { countInTurn, forgetOver, takeBack, type Window } from './rate-limits.repo.ts'

export type RateLimits = {
  /**
   * Counts a try before it is made, so that many at once do not slip through, and refuses with 429 when there were too
   * many. `refund` takes it back, for actions of which only failures count. A refused try does not count.
   */
  take: (
    action: LimitName,
    request: Pick<FastifyRequest, 'ip'>,
    account?: string,
    options?: { strict?: boolean },
  ) => Promise<{ refund: () => Promise<void> }>
}

type Options = {
  db: Db
  clock: () => Date
  jobs: Pick<Jobs, 'repeat'>
  /** What the features declared. */
  actions: DeclaredLimits
  /** Lets many more people sign up, and write much more. */
  isTest: boolean
}

/** How many times as many a server under test lets through of what is eased there. */
const easedBy = 100
/** How many times fewer tries are allowed where the bot check is on and a request comes without its token. */
const strictness = 3

/** For how many milliseconds a full window is refused from memory, so that a flood costs the database next to nothing. */
const remembered = 5_000
const maxRemembered = 20_000

/** How long to wait before the next try. */
const waitText = (seconds: number): string => {
  if (seconds < 60)
    return plural(seconds, {
      one: 'Please wait # second and try again.',
      other: 'Please wait # seconds and try again.',
    })
  if (seconds < 3_600)
    return plural(Math.ceil(seconds / 60), {
      one: 'Please wait # minute and try again.',
      other: 'Please wait # minutes and try again.',
    })
  return plural(Math.ceil(seconds / 3_600), {
    one: 'Please wait # hour and try again.',
    other: 'Please wait # hours and try again.',
  })
}

const httpError = (what: string, until: Date, now: Date) => {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  return new HttpError(429, `${what} ${waitText(retryAfter)}`, { retryAfter })
}

/** Counts tries in the database, so that several instances share the counts. */
export const openRateLimits = ({ db, clock, jobs, actions, isTest }: Options): RateLimits => {
  const full = new QuickLRU<string, { until: number; expiresAt: Date }>({ maxSize: maxRemembered })
  jobs.repeat('forget-rate-limits', '*/15 * * * *', () => forgetOver(db, clock()))

  const maxOf = ({ points, easedInTests }: Limit, strict: boolean) => {
    const max = isTest && easedInTests ? points * easedBy : points
    return strict ? Math.max(1, Math.floor(max / strictness)) : max
  }

  const windowsOf = (action: LimitName, address: string, account: string | undefined, strict: boolean) =>
    actions[action].limits.flatMap((limit: Limit): Window[] => {
      if (limit.per !== 'address' && account === undefined) return []
      const who = { address: [address], account: [account], 'account and address': [account, address] }[
        limit.per
      ]
      const key = createHash('sha256').update(JSON.stringify([action, limit.per, limit.seconds, who]))
      const expiresAt = new Date(clock().getTime() + limit.seconds * 1_000)
      return [{ key: key.digest('base64url'), max: maxOf(limit, strict), expiresAt }]
    })

  const memory = ({ key, max }: Window) => `${key} ${max}`

  const refund = async (windows: Window[]) => {
    for (const window of windows) full.delete(memory(window))
    await takeBack(db, windows, clock())
  }

  return {
    take: async (action, { ip }, account, { strict = false } = {}) => {
      const now = clock()
      const { message } = actions[action]
      const windows = windowsOf(action, clientNetwork(ip), account?.trim().toLowerCase(), strict)
      const known = windows
        .map((window) => full.get(memory(window)))
        .find((one) => one && one.until > now.getTime())
      if (known) throw httpError(message, known.expiresAt, now)

      const counted = await countInTurn(db, windows, now)
      const last = counted.at(-1)
      if (!last || last.points <= last.max) return { refund: () => refund(windows) }
      await takeBack(db, counted, now)
      full.set(memory(last), { until: now.getTime() + remembered, expiresAt: last.expiresAt })
      throw httpError(message, last.expiresAt, now)
    },
  }
}
