import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { findStored } from '../preferences.repo.ts'
import { mailJob, pushJob } from '../telling.service.ts'
import { findUnreadSince } from './delivery.repo.ts'
import { quietLength, quietUntil } from './local-time.ts'
import { Ids, mailing, preferencesIn } from './mailing.service.ts'
import { pushing } from './pushing.service.ts'

const quietJob = 'notifications-after-quiet-hours'
const Someone = z.object({ userId: Uuid })
/** In milliseconds: mails of what came just before the quiet hours may wait for their end, too. */
const leeway = 10 * 60_000

type Needs = Pick<Dependencies, 'db' | 'clock' | 'mail' | 'push' | 'log' | 'jobs'> & { origin: string }

/** The jobs that bring notifications elsewhere than to the page. */
export const deliverNotifications = (deps: Needs): void => {
  const { db, clock, jobs } = deps
  const { mailEach, mailWaiting, sendDigests } = mailing(deps)
  const { pushEach, pushWaiting } = pushing(deps)

  /** However much waits for somebody, it is told once. */
  const afterQuiet = (userId: string, at: Date) =>
    jobs.add(db, quietJob, { userId }, { at, key: `${quietJob}:${userId}` })

  jobs.register(mailJob, async (payload) => mailEach(Ids.parse(payload).ids, afterQuiet))
  jobs.register(pushJob, async (payload) => pushEach(Ids.parse(payload).ids, afterQuiet))
  jobs.register(quietJob, async (payload) => {
    const { userId } = Someone.parse(payload)
    const { quietHours } = preferencesIn(await findStored(db, userId))
    const now = clock()
    const quiet = quietUntil(quietHours, now)
    // They may have been changed since.
    if (quiet) return afterQuiet(userId, quiet)
    const since = new Date(now.getTime() - quietLength(quietHours) - leeway)
    const unread = await findUnreadSince(db, userId, since)
    await mailWaiting(unread)
    await pushWaiting(unread)
  })
  jobs.repeat('send-digests', '*/15 * * * *', sendDigests)
}
