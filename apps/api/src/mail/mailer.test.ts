import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJobs } from '#src/jobs/jobs.ts'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { type Deliver, type Mail, Undeliverable } from './mail.ts'
import { openMailer } from './mailer.ts'

const { db, connectionString } = await testDatabase()
const other = await otherConnection(connectionString)

const lines: string[] = []
const stream = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk))
    done()
  },
})
const log = pino({ level: 'trace' }, stream)
const deliver = vi.fn<Deliver>(async () => undefined)
const jobs = openJobs({ db, log, connectionString })
const mailer = openMailer({ jobs, log }, deliver)
await jobs.start()
afterAll(jobs.close)

beforeEach(() => {
  lines.length = 0
  deliver.mockReset()
  deliver.mockResolvedValue()
})

const mail = (to: string | null, code = '482913'): Mail => ({
  to,
  subject: `Your code: ${code}`,
  text: `Your code is ${code}`,
  html: `<p>${code}</p>`,
})
const queued = async () =>
  (await other.query("select * from graphile_worker.jobs where task_identifier = 'send-mail'")).rows

describe('a mail', () => {
  it('goes out once its transaction commits, and leaves nothing in the queue', async () => {
    await db.transaction((tx) => mailer.send(tx, mail('ana@example.org')))
    await eventually(() => expect(deliver).toHaveBeenCalledTimes(1))
    expect(deliver.mock.calls[0]?.[0]).toEqual({ ...mail('ana@example.org'), id: expect.any(String) })
    await eventually(async () => expect(await queued()).toEqual([]))
  })

  it('does not go out when its transaction is rolled back', async () => {
    const undone = db.transaction(async (tx) => {
      await mailer.send(tx, mail('ana@example.org'))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await queued()).toEqual([])
  })

  it('to nobody takes the same way and is thrown away at its end', async () => {
    await db.transaction(async (tx) => {
      await mailer.send(tx, mail(null))
      await mailer.send(tx, mail('bo@example.org'))
    })
    await mailer.settled(5_000)
    expect(deliver.mock.calls.map(([mail]) => mail.to)).toEqual(['bo@example.org'])
    expect(await queued()).toEqual([])
  })

  it('is tried again with the same id while it cannot be delivered', async () => {
    deliver.mockRejectedValueOnce(new Error('the mail server could not be used'))
    await mailer.send(db, mail('ana@example.org'))
    await eventually(() => expect(deliver).toHaveBeenCalledTimes(2))
    expect(deliver.mock.calls[1]?.[0].id).toBe(deliver.mock.calls[0]?.[0].id)
  })

  it('that nobody will ever take is given up at once', async () => {
    deliver.mockRejectedValue(new Undeliverable('the mail server answered 550'))
    await mailer.send(db, mail('nobody@example.org'))
    await eventually(async () => expect(await queued()).toEqual([]))
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(lines.join()).toContain('a mail was refused: the mail server answered 550')
  })

  it('is given up after about a day, and what it says with it', async () => {
    const failed = new Error('the mail server could not be used')
    deliver.mockRejectedValue(failed)
    await mailer.send(db, mail('late@example.org'))
    await eventually(async () =>
      expect(await queued()).toMatchObject([{ attempts: 1, max_attempts: 13, locked_at: null }]),
    )
    const pauses = Array.from({ length: 12 }, (_, at) => Math.exp(Math.min(at + 1, 10)))
    expect(pauses.reduce((sum, pause) => sum + pause) / 3_600).toBeCloseTo(21.9, 1)
    await other.query('update graphile_worker._private_jobs set attempts = 12, run_at = now()')
    await eventually(async () => expect(await queued()).toEqual([]))
    expect(lines.join()).toContain('a mail was given up after a day')
  })

  it('never shows a code or a whole address in the log', async () => {
    deliver.mockRejectedValueOnce(new Error('the mail server answered 451'))
    deliver.mockRejectedValueOnce(new Undeliverable('the mail server answered 550'))
    await mailer.send(db, mail('private@example.org', '730164'))
    await eventually(async () => expect(await queued()).toEqual([]))
    expect(lines.join()).toContain('…@example.org')
    expect(lines.join()).not.toMatch(/private|730164/)
  })
})

describe('an address', () => {
  it.each([
    'a@example.org\r\nBcc: evil@example.org',
    'a@example.org\nBcc: evil@example.org',
    'a@example.org, evil@example.org',
    'a@example.org;evil@example.org',
    'Ana <a@example.org>',
    '"a b"@example.org',
    'a@example.org\0',
    'a@[127.0.0.1]',
    '@example.org',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('that could mean another mailbox is refused: %j', async (to) => {
    await expect(db.transaction((tx) => mailer.send(tx, mail(to)))).rejects.toThrow()
    expect(await queued()).toEqual([])
  })

  it('is not the only place where a header could begin', async () => {
    const subject = 'Hello\r\nBcc: evil@example.org'
    await expect(
      db.transaction((tx) => mailer.send(tx, { ...mail('a@example.org'), subject })),
    ).rejects.toThrow()
  })
})
