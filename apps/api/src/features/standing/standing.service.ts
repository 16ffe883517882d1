import type { OwnStanding, StandingBadge, StandingChange, StandingRecord } from '@soundings/contract/standing'
import { standingTexts } from '@soundings/contract/standing'
import { conflictText } from '@soundings/rules/moderation'
import { declinesMatter, requestSignals } from '@soundings/rules/request-signals'
import {
  badgeOf,
  decisionNow,
  limitsOf,
  standingChoicesFor,
  standingOf,
  standingRules,
} from '@soundings/rules/standing'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { AppFacts } from '#extension-points/feature.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { refuseConflict } from '#extension-points/reviewable.ts'
import type { ContentFlags } from '#features/moderation/index.ts'
import { meetPeople, nobodyHere } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import { type Counted, findCounts, findUpheld } from './counts.repo.ts'
import { heldFor } from './held.ts'
import { findSentRequests } from './signals.repo.ts'
import { lifted, silencedNow } from './standing-notifications.ts'
import {
  auditAction,
  auditSubject,
  deleteStanding,
  findActions,
  findStanding,
  lockPerson,
  saveStanding,
} from './standings.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> &
  Pick<AppFacts, 'newMembers'> & {
    sessions: Sessions
    notify: Notify
    reportersAmong: ContentFlags['reportersAmong']
  }

const notYours = () => new HttpError(403, 'You can’t decide this about this person', { code: 'not-allowed' })

/** What takes rights from somebody has an end and a reason, which they read. */
const checked = ({ standing, until = null, reason = '' }: StandingChange, now: Date) => {
  const end = until === null ? null : new Date(until)
  const takesRights = standing === 'silenced' || standing === 'suspended'
  if (end && end <= now) throw new HttpError(400, standingTexts.past, { field: 'until' })
  if (takesRights && !end) throw new HttpError(400, standingTexts.end, { field: 'until' })
  if (takesRights && reason === '') throw new HttpError(400, standingTexts.reason, { field: 'reason' })
  return { standing, until: end, reason: reason || null }
}

/**
 * So long, in milliseconds, what was looked up holds: who sends message after message is not counted each time, nor are the
 * authors of a page that everybody reads.
 */
const holds = { limits: 20_000, badge: 60_000 } as const

/** How people stand: counted each time, but for the limits of what is done again and again and what stands beside names. */
export const standingService = ({ db, clock, newMembers, sessions, notify, reportersAmong }: Needs) => {
  const countsOf = (tx: Db, userIds: readonly string[]): Promise<Counted[]> => {
    const now = clock()
    const ago = (time: number) => new Date(now.getTime() - time)
    return findCounts(tx, userIds, {
      since: ago(standingRules.upheld),
      stoodSince: ago(standingRules.standsAfter),
    })
  }

  const limits = heldFor<ReturnType<typeof limitsOf>>(holds.limits, clock)
  const badges = heldFor<StandingBadge | null>(holds.badge, clock)

  const judged = (counts: Counted) => standingOf(counts, { now: clock(), newMembers })

  const one = async (tx: Db, userId: string): Promise<Counted> => {
    const [counts] = await countsOf(tx, [userId])
    if (!counts) throw nobodyHere()
    return counts
  }

  /** Why a moderator must leave this person to another: whoever reported them is not theirs to judge. Admins may be alone. */
  const conflictWith = async (tx: Db, by: Person, userId: string): Promise<string | null> =>
    !by.groups.includes('admin') && (await reportersAmong(tx, [userId], by.id)).has(userId)
      ? conflictText.involved
      : null

  const record = async (tx: Db, by: Person, userId: string): Promise<StandingRecord> => {
    const counts = await one(tx, userId)
    const now = clock()
    const since = new Date(now.getTime() - standingRules.upheld)
    const [met, upheld, actions, sent, conflict] = await Promise.all([
      meetPeople(tx, by.id, [userId]),
      findUpheld(tx, [userId], since),
      findActions(tx, userId),
      findSentRequests(tx, userId, new Date(now.getTime() - declinesMatter)),
      conflictWith(tx, by, userId),
    ])
    const person = met.get(userId)?.person
    if (!person) throw nobodyHere()
    const { standing, until, reason } = judged(counts)
    return {
      person,
      standing,
      until: until?.toISOString() ?? null,
      reason,
      memberSince: counts.createdAt.toISOString(),
      stood: counts.stood,
      days: counts.days,
      upheld: upheld.map(({ type, reason, at }) => ({ type, reason, at: at.toISOString() })),
      actions,
      choices: conflict === null ? standingChoicesFor(by, counts) : [],
      conflict,
      isDecided: decisionNow(counts.decided, now) !== null,
      signals: requestSignals(sent, now),
      version: counts.version,
    }
  }

  return {
    own: async (userId: string): Promise<OwnStanding> => {
      const { standing, until, reason } = judged(await one(db, userId))
      return { standing, until: until?.toISOString() ?? null, reason }
    },

    /** What stands beside the names of these people, or did a minute ago; a closed club has its regulars, too. */
    badgesOf: async (userIds: readonly string[]): Promise<Map<string, StandingBadge>> => {
      const now = clock()
      const found = new Map(userIds.map((id) => [id, badges.find(id)]))
      const unknown = userIds.filter((id) => found.get(id) === undefined)
      for (const counts of await countsOf(db, unknown)) {
        const { standing } = standingOf(counts, { now, newMembers: 'new' })
        found.set(counts.id, badges.keep(counts.id, badgeOf(standing, counts.createdAt, now)))
      }
      return new Map([...found].flatMap(([id, held]) => (held?.value ? [[id, held.value] as const] : [])))
    },

    /** Which limits hold for somebody, or held some seconds ago. */
    limitsFor: async (userId: string): Promise<ReturnType<typeof limitsOf>> => {
      const known = limits.find(userId)
      return (known ?? limits.keep(userId, limitsOf(judged(await one(db, userId)).standing))).value
    },

    /** The same in the caller’s transaction, with when somebody who is held back is so no longer. */
    limitsIn: async (
      tx: Db,
      userId: string,
    ): Promise<{ limited: ReturnType<typeof limitsOf>; until: Date | null }> => {
      const { standing, until } = judged(await one(tx, userId))
      return { limited: limitsOf(standing), until }
    },

    record: (by: Person, userId: string): Promise<StandingRecord> => record(db, by, userId),

    /** Decides about somebody, or takes back what was decided. Who is suspended is signed out everywhere at once. */
    set: (by: Person, userId: string, change: StandingChange): Promise<StandingRecord> =>
      inTransaction(db, async (tx) => {
        const now = clock()
        if (!(await lockPerson(tx, userId))) throw nobodyHere()
        const counts = await one(tx, userId)
        if (!standingChoicesFor(by, counts).includes(change.standing)) throw notYours()
        refuseConflict(await conflictWith(tx, by, userId))
        const { standing, ...rest } = checked(change, now)
        limits.forget(userId)
        badges.forget(userId)
        const before = await findStanding(tx, userId)
        if (standing === 'auto') await deleteStanding(tx, userId)
        else
          await saveStanding(tx, {
            userId,
            standing,
            ...rest,
            setBy: by.id,
            at: now,
            version: (before?.version ?? 0) + 1,
          })
        if (standing === 'suspended') await sessions.endAll(tx, userId)
        if (standing === 'silenced') await notify(tx, userId, silencedNow(rest))
        const wasHeld = before?.standing === 'silenced' || before?.standing === 'suspended'
        if (standing === 'auto' && wasHeld && decisionNow(before, now)) await notify(tx, userId, lifted())
        await writeAudit(tx, {
          id: newId(),
          at: now,
          actorId: by.id,
          action: auditAction,
          subjectType: auditSubject,
          subjectId: userId,
          details: { standing, until: rest.until?.toISOString() ?? null, reason: rest.reason },
        })
        return record(tx, by, userId)
      }),
  }
}
export type Standings = ReturnType<typeof standingService>

/** What was decided about a person goes with the account; that it was decided stays in the audit log. */
export const personalStanding: PersonalData = {
  name: 'standing',
  read: async (db, userId) => {
    const { setBy: _, ...told } = (await findStanding(db, userId)) ?? { setBy: null }
    return told
  },
  leave: deleteStanding,
}
