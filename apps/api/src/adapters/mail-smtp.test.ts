import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openJobs } from '#src/jobs/jobs.ts'
import { type OutgoingMail, Undeliverable } from '#src/mail/mail.ts'
import { openMailer } from '#src/mail/mailer.ts'
import { testDatabase } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { mailSmtp } from './mail-smtp.ts'

type Received = { from: string; to: string[]; data: string }

const opened: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** A real mail server on this machine. */
const startServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  opened.push(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}

const open = (port: number, user = '') => {
  const url = `smtp://${user}127.0.0.1:${port}`
  const { deliver, close } = mailSmtp({ url, from: 'Blue Club, Malta <club@dive.example.org>' })
  opened.push(close)
  const never = new AbortController().signal
  return (mail: OutgoingMail) => deliver(mail, never)
}

const mail: OutgoingMail = {
  id: '0199e2a0-0000-7000-8000-000000000001',
  to: 'ana@example.org',
  subject: 'Ångström’s code: 482913',
  text: 'Your code is 482913',
  html: '<p>Your code is <b>482913</b></p>',
}

const refuse = (code: number) =>
  Object.assign(new Error(`refused ana@example.org with ${code}`), { responseCode: code })

describe('a mail server', () => {
  it('is told how mails of a kind are ended by one press, and nothing of the sort of others', async () => {
    const { received, port } = await startServer()
    const deliver = open(port)
    await deliver({ ...mail, unsubscribe: 'https://dive.example.org/off?token=abc' })
    await deliver(mail)
    const [list, plain] = received.map(({ data }) => data)
    expect(list).toMatch(/^List-Unsubscribe: <https:\/\/dive\.example\.org\/off\?token=abc>\r?$/m)
    expect(list).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(plain).not.toMatch(/List-Unsubscribe/)
  })

  it('is given text and HTML, from who we are to the one reader', async () => {
    const { received, port } = await startServer()
    await open(port)(mail)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'club@dive.example.org', to: ['ana@example.org'] })
    const data = received[0]?.data ?? ''
    expect(data).toContain('From: "Blue Club, Malta" <club@dive.example.org>')
    expect(data).toContain('To: ana@example.org')
    expect(data).toMatch(/Subject: =\?UTF-8\?/)
    expect(data).toContain(`Message-ID: <${mail.id}@dive.example.org>`)
    expect(data).toContain('Auto-Submitted: auto-generated')
    expect(data).toMatch(/multipart\/alternative/)
    expect(data).toMatch(/text\/plain[\s\S]*Your code is 482913[\s\S]*text\/html[\s\S]*<b>482913<\/b>/)
  })

  it('may have a certificate that nobody signed where no password is at stake, and not elsewhere', async () => {
    const { received, port } = await startServer({
      hideSTARTTLS: false,
      onAuth: (_auth, _, done) => done(null, { user: 1 }),
    })
    await open(port)(mail)
    expect(received).toHaveLength(1)
    await expect(open(port, 'user:password@')(mail)).rejects.toThrow('could not be used')
    expect(received).toHaveLength(1)
  })

  it('that is down is no reason to give up, and takes the mail when it is back', async () => {
    const { port, close } = await startServer()
    await close()
    const send = open(port)
    const error = await send(mail).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect((error as Error).message).toBe('the mail server could not be used (ESOCKET)')
    const { received } = await startServer({}, port)
    await send(mail)
    expect(received).toHaveLength(1)
  })

  it('that went away between two mails is found again', async () => {
    const first = await startServer()
    const send = open(first.port)
    await send(mail)
    await first.close()
    const { received } = await startServer({}, first.port)
    await send(mail)
    expect(received).toHaveLength(1)
  })

  it.each([
    [550, 'a mailbox that does not exist', true],
    [451, 'a mailbox that is busy', false],
    [530, 'a stranger', false],
  ])('that answers %i to %s ends it: %s', async (code, _, isFinal) => {
    const { port } = await startServer({ onRcptTo: (_address, _session, done) => done(refuse(code)) })
    const error = await open(port)(mail).catch((failure: unknown) => failure)
    expect(error instanceof Undeliverable).toBe(isFinal)
    expect((error as Error).message).toContain(`answered ${code} to RCPT TO`)
    expect((error as Error).message).not.toContain('ana')
  })

  it('that wants no such mail ends it, and one that wants none of ours does not', async () => {
    const spam = await startServer({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(refuse(554)))
      },
    })
    await expect(open(spam.port)(mail)).rejects.toBeInstanceOf(Undeliverable)
    const closed = await startServer({ onMailFrom: (_address, _session, done) => done(refuse(550)) })
    await expect(open(closed.port)(mail)).rejects.not.toBeInstanceOf(Undeliverable)
  })

  it('is told who we are when the settings say so, and a wrong password is no end', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _, done) =>
      username === 'club@dive' && password === 'p@ss/word' ? done(null, { user: 1 }) : done(refuse(535))
    const { received, port } = await startServer({
      authOptional: false,
      onAuth,
      allowInsecureAuth: true,
    })
    await open(port, 'club%40dive:p%40ss%2Fword@')(mail)
    expect(received).toHaveLength(1)
    const error = await open(port, 'club%40dive:wrong@')(mail).catch((failure: unknown) => failure)
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect((error as Error).message).toMatch(/answered 535 to AUTH/)
  })

  it('that never speaks is left after a while', async () => {
    const { port } = await startServer({ onConnect: () => undefined })
    const { deliver, close } = mailSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.org',
      patience: { greetingTimeout: 200 },
    })
    opened.push(close)
    await expect(deliver(mail, new AbortController().signal)).rejects.toThrow('ETIMEDOUT')
  })

  it('is not asked any more once the server stops', async () => {
    const { port } = await startServer({ onConnect: () => undefined })
    const { deliver, close } = mailSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.org' })
    opened.push(close)
    const stopping = new AbortController()
    const sending = deliver(mail, stopping.signal)
    setTimeout(() => stopping.abort(), 50)
    await expect(sending).rejects.toThrow('EABORT')
  })
})

describe('a mail', () => {
  it('that was sent while the mail server was down arrives when it is back', async () => {
    const { port, close: stopServer } = await startServer()
    await stopServer()
    const { db, connectionString } = await testDatabase()
    const log = pino({ level: 'silent' })
    const { deliver, close } = mailSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.org' })
    const jobs = openJobs({ db, log, connectionString })
    const mailer = openMailer({ jobs, log }, deliver)
    await jobs.start()
    opened.push(close, jobs.close)
    const before = performance.now()
    await mailer.send(db, { to: 'ana@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
    expect(performance.now() - before).toBeLessThan(1_000)
    await mailer.settled(5_000)
    const { received } = await startServer({}, port)
    await eventually(() => expect(received).toHaveLength(1))
    expect(received[0]?.to).toEqual(['ana@example.org'])
  })

  it('cannot be sent to a second reader, whatever its address says', async () => {
    const { received, port } = await startServer()
    const send = open(port)
    for (const to of ['a@x.org\r\nBcc: evil@x.org', 'a@x.org, evil@x.org', '<a@x.org>, <evil@x.org>'])
      await send({ ...mail, to }).catch(() => undefined)
    expect(received.flatMap(({ to }) => to).filter((to) => to === 'evil@x.org')).toEqual([])
  })
})
