import { asc, eq } from 'drizzle-orm'
import { outboxMails } from '#db/schema/mail.ts'
import type { Dependencies } from '#ports/dependencies.ts'

/** The mails that an address was sent, newest last, after all on their way have arrived. */
export const mailsTo = async ({ db, mail }: Dependencies, address: string) => {
  await mail.settled(10_000)
  return db.select().from(outboxMails).where(eq(outboxMails.to, address)).orderBy(asc(outboxMails.id))
}

/** The code in the newest mail to an address. */
export const codeFor = async (deps: Dependencies, address: string): Promise<string> => {
  const { subject = '' } = (await mailsTo(deps, address)).at(-1) ?? {}
  const [code] = /\d{6}/.exec(subject) ?? []
  if (!code) throw new Error(`no code in the newest mail to ${address}: ${subject}`)
  return code
}
