import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { type Deliver, Mail, Undeliverable, withoutName } from './mail.ts'

export type Mailer = {
  /** Sends a mail when the caller's transaction commits. Nobody waits for the mail server. */
  send: (db: Db, mail: Mail) => Promise<void>
  /** Waits until every mail is delivered, or failed for now; up to a number of milliseconds. */
  settled: (patience: number) => Promise<void>
}

/** The job that delivers a mail. */
export const mailJob = 'send-mail'
const Queued = Mail.extend({ id: z.uuid() })

type Needs = { jobs: Pick<Jobs, 'add' | 'register' | 'settled'>; log: FastifyBaseLogger }

/** Queues mails as jobs, which survive a crash and are tried again for about a day while the mail server is away. */
export const openMailer = ({ jobs, log }: Needs, deliver: Deliver): Mailer => {
  jobs.register(mailJob, async (payload, { isLast, signal }) => {
    const { to, ...mail } = Queued.parse(payload)
    if (to === null) return
    try {
      await deliver({ ...mail, to }, signal)
    } catch (error) {
      const message = error instanceof Error ? error.message : 'for no reason given'
      const facts = { mail: mail.id, to: withoutName(to) }
      if (error instanceof Undeliverable) return log.warn(facts, `a mail was refused: ${message}`)
      // Done with, so that what it says does not stay in the queue.
      if (isLast) return log.error(facts, `a mail was given up after a day: ${message}`)
      throw error
    }
  })
  return {
    send: (db, mail) => jobs.add(db, mailJob, Queued.parse({ ...mail, id: uuidv7() })),
    settled: (patience) => jobs.settled(mailJob, patience),
  }
}
