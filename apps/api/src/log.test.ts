import { expect, test } from 'vitest'
import { testDatabase } from '#src/testing/database.ts'
import { outboxMails } from './db/schema/mail.ts'
import { withoutValues } from './log.ts'

const { db } = await testDatabase()

test('an error of the database is logged with its query and reason, without what was to be stored', async () => {
  const mail = { id: '0199e2a0-0000-7000-8000-000000000001', to: 'ana@example.org', subject: 'Code: 482913' }
  const row = { ...mail, text: 'secret', html: 'secret', createdAt: new Date() }
  await db.insert(outboxMails).values(row)
  const error = await db
    .insert(outboxMails)
    .values(row)
    .catch((failure: Error) => failure)
  expect(String(error)).toContain('ana@example.org')
  const logged = withoutValues(error as Error)
  expect(logged).toMatchObject({
    code: '23505',
    query: expect.stringContaining('insert into "outbox_mails"'),
  })
  expect(logged.message).toContain('duplicate key')
  expect(JSON.stringify(logged)).not.toMatch(/ana@|482913|secret|0199e2a0/)
})

test('any other error is logged with its message and stack', () => {
  const logged = withoutValues(new TypeError('x is not a function'))
  expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(logged.stack).toContain('log.test.ts')
})
