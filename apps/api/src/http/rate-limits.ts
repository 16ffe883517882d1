import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { Refusal } from '#src/refusal.ts'
import { clientNetwork } from './client-network.ts'
import { actions, type Limit, type LimitedAction, signUpsUnderTest, strictness } from './limits.ts'
import { countInTurn, forgetOver, takeBack, type Window } from './rate-limits.repo.ts'

export type RateLimits = {
  /**
   * Counts a try before it is made, so that many at once do not slip through, and refuses with 429 when there were too
   * many. `refund` takes it back, for actions of which only failures count. A refused try does not count.
   */
  take: (
    action: LimitedAction,
    request: Pick<FastifyRequest, 'ip'>,
    account?: string,
    options?: { strict?: boolean },
  ) => Promise<{ refund: () => Promise<void> }>
}

type Options = {
  db: Db
  clock: () => Date
  jobs: Pick<Jobs, 'repeat'>
  /** Lets many more people sign up. */
  isTest: boolean
}

/** A full window is refused from memory for so many milliseconds: a flood costs the database next to nothing. */
const remembered = 5_000
const mostRemembered = 20_000

const plural = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`

const inWords = (seconds: number): string => {
  if (seconds < 60) return plural(seconds, 'second')
  if (seconds < 3_600) return plural(Math.ceil(seconds / 60), 'minute')
  return plural(Math.ceil(seconds / 3_600), 'hour')
}

const refusal = (action: LimitedAction, until: Date, now: Date) => {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  const message = `${actions[action].message} Please wait ${inWords(retryAfter)} and try again.`
  return new Refusal(429, message, { retryAfter })
}

/** Counts tries in the database, so that several instances share the counts; see `limits.ts` for how many there may be. */
export const openRateLimits = ({ db, clock, jobs, isTest }: Options): RateLimits => {
  const full = new QuickLRU<string, { until: number; expiresAt: Date }>({ maxSize: mostRemembered })
  jobs.repeat('forget-rate-limits', '*/15 * * * *', () => forgetOver(db, clock()))

  const mostOf = ({ points, signUp }: Limit, strict: boolean) => {
    const most = isTest && signUp ? points * signUpsUnderTest : points
    return strict ? Math.max(1, Math.floor(most / strictness)) : most
  }

  const windowsOf = (action: LimitedAction, address: string, account: string | undefined, strict: boolean) =>
    actions[action].limits.flatMap((limit: Limit): Window[] => {
      if (limit.per !== 'address' && account === undefined) return []
      const who = { address: [address], account: [account], 'account and address': [account, address] }[
        limit.per
      ]
      const key = createHash('sha256').update(JSON.stringify([action, limit.per, limit.seconds, who]))
      const expiresAt = new Date(clock().getTime() + limit.seconds * 1_000)
      return [{ key: key.digest('base64url'), most: mostOf(limit, strict), expiresAt }]
    })

  const memory = ({ key, most }: Window) => `${key} ${most}`

  const refund = async (windows: Window[]) => {
    for (const window of windows) full.delete(memory(window))
    await takeBack(db, windows, clock())
  }

  return {
    take: async (action, { ip }, account, { strict = false } = {}) => {
      const now = clock()
      const windows = windowsOf(action, clientNetwork(ip), account?.trim().toLowerCase(), strict)
      const known = windows
        .map((window) => full.get(memory(window)))
        .find((one) => one && one.until > now.getTime())
      if (known) throw refusal(action, known.expiresAt, now)

      const counted = await countInTurn(db, windows, now)
      const last = counted.at(-1)
      if (!last || last.points <= last.most) return { refund: () => refund(windows) }
      await takeBack(db, counted, now)
      full.set(memory(last), { until: now.getTime() + remembered, expiresAt: last.expiresAt })
      throw refusal(action, last.expiresAt, now)
    },
  }
}
