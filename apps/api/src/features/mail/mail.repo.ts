import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { outboxMails } from '#db/schema/mail.ts'

export type KeptMail = typeof outboxMails.$inferSelect

/** The mails that were written last, newest first. */
export const listNewest = (db: Db, max: number): Promise<KeptMail[]> =>
  db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(max)

/** The mails of one address, whatever the case of its letters, newest last. */
export const listTo = (db: Db, address: string): Promise<KeptMail[]> =>
  db
    .select()
    .from(outboxMails)
    .where(eq(sql`lower(${outboxMails.to})`, address.toLowerCase()))
    .orderBy(asc(outboxMails.id))
