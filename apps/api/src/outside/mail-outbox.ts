import { desc, inArray, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { outboxMails } from '#db/schema/mail.ts'
import type { Deliver } from '#src/mail/mail.ts'
import type { World } from '#src/world.ts'

/** What is kept: so many mails, for so many milliseconds. */
const most = 500
const longest = 7 * 24 * 60 * 60 * 1_000

const purge = async (db: Db, now: Date): Promise<void> => {
  await db.delete(outboxMails).where(lt(outboxMails.createdAt, new Date(now.getTime() - longest)))
  const surplus = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .orderBy(desc(outboxMails.id))
    .offset(most)
  await db.delete(outboxMails).where(inArray(outboxMails.id, surplus))
}

type Needs = Pick<World, 'db' | 'clock'> & { jobs: Pick<World['jobs'], 'repeat'> }

/** Where there is no mail server: mails stay in the database, to be read on the outbox page. */
export const mailOutbox = ({ db, clock, jobs }: Needs): Deliver => {
  jobs.repeat('purge-outbox', '*/10 * * * *', () => purge(db, clock()))
  return async ({ id, to, subject, text, html }) => {
    const row = { id, to, subject, text, html, createdAt: clock() }
    await db.insert(outboxMails).values(row).onConflictDoNothing()
  }
}
