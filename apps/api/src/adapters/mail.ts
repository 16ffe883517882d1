import type { Config } from '#config/config.ts'
import type { Deliver } from '#src/mail/mail.ts'
import { mailOutbox } from './mail-outbox.ts'
import { mailSmtp } from './mail-smtp.ts'

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SOUNDINGS_TEST'>

/** Delivers by the mail server that the settings name; without one, mails stay in the outbox. */
export const openDelivery = (
  { SMTP_URL, MAIL_FROM, SOUNDINGS_TEST }: Settings,
  deps: Parameters<typeof mailOutbox>[0],
): { deliver: Deliver; close: () => void } => {
  const keep = mailOutbox(deps)
  if (!SMTP_URL) return { deliver: keep, close: () => undefined }
  const { deliver, close } = mailSmtp({ url: SMTP_URL, from: MAIL_FROM })
  if (!SOUNDINGS_TEST) return { deliver, close }
  // Tests read in the outbox what the mail server was given.
  const both: Deliver = async (mail, signal) => {
    await deliver(mail, signal)
    await keep(mail, signal)
  }
  return { deliver: both, close }
}
