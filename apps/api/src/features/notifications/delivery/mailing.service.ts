import { z } from 'zod'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { mailFrom } from '#src/mail/mail-template.ts'
import { groupsMailed, mailOf, readStored, withDefaults } from '../preferences.ts'
import {
  type Digested,
  findDigested,
  findUnreadById,
  findUnreadSince,
  takeDigest,
  takeForMail,
  type Unread,
} from './delivery.repo.ts'
import { digestsDue, quietUntil } from './local-time.ts'
import { oneMail, type Reason, summaryMail } from './notification-mails.ts'
import { type UnsubscribeScope, unsubscribeTokens } from './unsubscribe-token.ts'

export const Ids = z.object({ ids: z.array(z.string()) })

const hour = 3_600_000
/** In milliseconds: what is older is no news to anybody, though it is not read. */
const reach = { daily: 3 * 24 * hour, weekly: 8 * 24 * hour }
const perBatch = 200
const lowest = '00000000-0000-0000-0000-000000000000'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'mail'> & { origin: string }
/** Has what waits told when the quiet hours end. */
type AfterQuiet = (userId: string, at: Date) => Promise<void>

export const preferencesIn = ({ preferences }: Pick<Unread, 'preferences'>) =>
  withDefaults(readStored(preferences))

export const byPerson = (all: readonly Unread[]): [string, Unread[]][] => [
  ...Map.groupBy(all, ({ userId }) => userId),
]

/** Brings notifications to mail boxes, each of them once and as long as it is unread. */
export const mailing = ({ db, clock, mail, origin }: Needs) => {
  const tokens = unsubscribeTokens(db)

  const addressFor = async (userId: string, scope: UnsubscribeScope) =>
    `/api/notifications/unsubscribe?token=${encodeURIComponent(await tokens.make(userId, scope))}`

  /** One mail of some of a person's, in the transaction that says they were mailed. */
  const sendTogether = async (unread: Unread[], reason: Reason | undefined, scope: UnsubscribeScope) => {
    const [first] = unread
    if (!first) return
    const path = await addressFor(first.userId, scope)
    await inTransaction(db, async (tx) => {
      const taken = await takeForMail(
        tx,
        unread.map(({ id }) => id),
        clock(),
      )
      const told = unread.filter(({ id }) => taken.has(id))
      const [only] = told
      if (!only) return
      const { subject, content } = reason ? summaryMail(told, reason, path) : oneMail(only, path)
      const written = { ...mailFrom(origin, content), subject, unsubscribe: new URL(path, origin).href }
      await mail.send(tx, { to: first.email, ...written })
    })
  }

  const sendEach = async (unread: Unread[]) => {
    for (const one of unread) await sendTogether([one], undefined, `group:${one.groupName ?? ''}`)
  }

  const wanted = (unread: Unread[]) =>
    unread.filter((one) => !one.isMailed && mailOf(preferencesIn(one), one.groupName) === 'each')

  const digestOf = async (person: Digested) => {
    const chosen = preferencesIn(person)
    const now = clock()
    const due = digestsDue(chosen.quietHours, person.digestedUntil, now)
    const groups = groupsMailed(chosen, due)
    if (groups.length === 0) return
    const isTaken = await inTransaction(db, (tx) => takeDigest(tx, person, now))
    if (!isTaken) return
    const isWeekly = groupsMailed(chosen, ['daily']).length === 0
    const unread = await findUnreadSince(
      db,
      person.userId,
      new Date(now.getTime() - (due.includes('weekly') ? reach.weekly : reach.daily)),
    )
    const told = unread.filter(
      ({ groupName, isMailed }) => !isMailed && groups.some((name) => name === groupName),
    )
    await sendTogether(told, isWeekly ? 'weekly' : 'daily', 'digest')
  }

  return {
    /** Each as a mail of its own, a while after it was told and if it was not read meanwhile. */
    mailEach: async (ids: string[], afterQuiet: AfterQuiet): Promise<void> => {
      for (const [userId, unread] of byPerson(wanted(await findUnreadById(db, ids)))) {
        const [first] = unread
        const quiet = first && quietUntil(preferencesIn(first).quietHours, clock())
        if (quiet) await afterQuiet(userId, quiet)
        else await sendEach(unread)
      }
    },

    /** What waited for the end of the quiet hours: one mail of all of it. */
    mailWaiting: async (unread: Unread[]): Promise<void> => {
      const waiting = wanted(unread)
      if (waiting.length > 1) await sendTogether(waiting, 'quiet', 'each')
      else await sendEach(waiting)
    },

    /** The digests that are due now, where the people are. Nothing unread is no mail. */
    sendDigests: async (): Promise<void> => {
      const before = new Date(clock().getTime() - hour)
      for (let after = lowest; ; ) {
        const people = await findDigested(db, after, before, perBatch)
        for (const person of people) await digestOf(person)
        const last = people.at(-1)
        if (!last || people.length < perBatch) return
        after = last.userId
      }
    },
  }
}
