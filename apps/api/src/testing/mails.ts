import { asc, eq } from 'drizzle-orm'
import { outboxMails } from '#db/schema/mail.ts'
import type { World } from '#src/world.ts'

/** The mails that an address was sent, newest last, after all on their way have arrived. */
export const mailsTo = async ({ db, mail }: World, address: string) => {
  await mail.settled(10_000)
  return db.select().from(outboxMails).where(eq(outboxMails.to, address)).orderBy(asc(outboxMails.id))
}

/** The code in the newest mail to an address. */
export const codeFor = async (world: World, address: string): Promise<string> => {
  const { subject = '' } = (await mailsTo(world, address)).at(-1) ?? {}
  const [code] = /\d{6}/.exec(subject) ?? []
  if (!code) throw new Error(`no code in the newest mail to ${address}: ${subject}`)
  return code
}
