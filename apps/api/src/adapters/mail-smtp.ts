import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import { type Deliver, Undeliverable } from '#src/mail/mail.ts'

type Settings = {
  /** For example `smtp://user:password@mail.example.org:587`; smtps for TLS from the first byte. */
  url: string
  /** For example `Soundings <soundings@dive.example.org>`. */
  from: string
  patience?: Partial<typeof usualPatience>
}

/** How long, in milliseconds, the mail server may take. */
const usualPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Replies about our sign-in and not about the mail: the operator of the server has to fix that. */
const signIn = [530, 534, 535, 538]

const readServer = (address: string) => {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHere = host === 'localhost' || (isIP(host) > 0 && (host === '::1' || host.startsWith('127.')))
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // A password goes over an encrypted line to the right server, or not at all. Without one any line will do, as
    // between mail servers, and certificates that nobody signed are common there.
    requireTLS: user !== '' && !isHere,
    tls: { rejectUnauthorized: secure || user !== '' },
  }
}

/** The parts of `Name <address>`; an address alone has no name. */
const readSender = (from: string) => {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name, address: address.trim() }
}

type Failure = { code?: string; command?: string; responseCode?: number }

/** What went wrong, without what the server said: that may hold the address. */
const explain = ({ code, command, responseCode }: Failure): string => {
  if (responseCode) return `the mail server answered ${responseCode} to ${command ?? 'us'}`
  return `the mail server could not be used (${code ?? 'no reason given'})`
}

/** A refusal of the mailbox or of the mail itself, as against one of us or of the moment. */
const isFinal = ({ command, responseCode = 0 }: Failure): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && !signIn.includes(responseCode)

/** Sends mails by a mail server, over few lines that are used again. */
export const mailSmtp = ({ url, from, patience }: Settings): { deliver: Deliver; close: () => void } => {
  const server = readServer(url)
  const sender = readSender(from)
  const transport = nodemailer.createTransport({
    ...server,
    ...usualPatience,
    ...patience,
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: Deliver = async ({ id, to, subject, text, html, unsubscribe }, signal) => {
    try {
      await transport.sendMail({
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // A mail that is sent twice is seen once.
        messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
        signal,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    } catch (error) {
      const failure = error as Failure
      throw isFinal(failure) ? new Undeliverable(explain(failure)) : new Error(explain(failure))
    }
  }
  return { deliver, close: () => transport.close() }
}
