import { z } from 'zod'

const withoutBreaks = z.string().regex(/^[^\p{Cc}]*$/u, 'has a control character')

/** An address that can mean one mailbox only: whatever a mail server might read as several, or as a header, is none. */
const Address = withoutBreaks.max(254).pipe(z.email())

/**
 * A mail to one person. `to: null` goes nowhere: it is written, queued and thrown away, so that asking for a mail takes
 * the same work whether or not somebody has the address, and nobody can learn by a clock who has an account.
 */
export const Mail = z.object({
  to: Address.nullable(),
  subject: withoutBreaks.min(1).max(200),
  text: z.string(),
  html: z.string(),
  /** Where one POST ends mails of this kind (RFC 8058); none for mails that an account cannot do without. */
  unsubscribe: z.url().optional(),
})
export type Mail = z.output<typeof Mail>

/** A mail on its way. Its id stays the same over all tries. */
export type OutgoingMail = Mail & { id: string; to: string }

/** Brings a mail to its reader; throws when that failed and may succeed later. */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** Thrown for a mail that will never arrive, such as one to a mailbox that does not exist. */
export class Undeliverable extends Error {}

/** An address as it may stand in a log. */
export const withoutName = (address: string): string => `…${address.slice(address.lastIndexOf('@'))}`
