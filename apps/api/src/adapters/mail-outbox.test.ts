import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { mailOutbox } from './mail-outbox.ts'

const { db, connectionString } = await testDatabase()
const other = await otherConnection(connectionString)

let now = new Date('2026-06-01T12:00:00Z')
let purge = async () => {}
const jobs = {
  repeat: (_name: string, _pattern: string, task: () => Promise<void>) => {
    purge = task
  },
}
const keep = mailOutbox({ db, clock: () => now, jobs })
const never = new AbortController().signal
const write = (subject: string, id = uuidv7()) =>
  keep({ id, to: 'ana@example.org', subject, text: 'Hello', html: '<p>Hello</p>' }, never)
const subjects = async () =>
  (await other.query('select subject from outbox_mails order by id')).rows.map(({ subject }) => subject)

test('a mail that is delivered twice is kept once', async () => {
  const id = uuidv7()
  await write('twice', id)
  await write('twice', id)
  expect(await subjects()).toEqual(['twice'])
})

test('mails go after a week', async () => {
  now = new Date('2026-06-08T12:00:01Z')
  await write('new')
  await purge()
  expect(await subjects()).toEqual(['new'])
})

test('the newest five hundred stay', async () => {
  await Promise.all(Array.from({ length: 510 }, (_, n) => write(`mail ${n}`)))
  await purge()
  const kept = await subjects()
  expect(kept).toHaveLength(500)
  expect(kept).toContain('mail 509')
  expect(kept).not.toContain('mail 0')
})
