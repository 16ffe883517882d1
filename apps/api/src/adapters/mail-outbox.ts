import { desc, inArray, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { outboxMails } from '#db/schema/mail.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Deliver } from '#src/mail/mail.ts'

/** How many mails are kept, and for how many milliseconds. */
const max = 500
const longest = 7 * 24 * 60 * 60 * 1_000

const purge = async (db: Db, now: Date): Promise<void> => {
  await db.delete(outboxMails).where(lt(outboxMails.createdAt, new Date(now.getTime() - longest)))
  const surplus = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .orderBy(desc(outboxMails.id))
    .offset(max)
  await db.delete(outboxMails).where(inArray(outboxMails.id, surplus))
}

type Needs = Pick<Dependencies, 'db' | 'clock'> & { jobs: Pick<Dependencies['jobs'], 'repeat'> }

/** Where there is no mail server: mails stay in the database, to be read on the outbox page. */
export const mailOutbox = ({ db, clock, jobs }: Needs): Deliver => {
  jobs.repeat('purge-outbox', '*/10 * * * *', () => purge(db, clock()))
  return async ({ id, to, subject, text, html }) => {
    const row = { id, to, subject, text, html, createdAt: clock() }
    await db.insert(outboxMails).values(row).onConflictDoNothing()
  }
}
