import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { enrolLocally } from '#adapters/identity-local/index.ts'
import { makeDemoAccounts } from '#features/auth/index.ts'
import { testApp } from '#src/testing/app.ts'
import { openBrowser } from '#src/testing/browser.ts'
import { buildForm } from '#src/testing/contributions.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, connectionString, passTime } = await testApp()
const [account] = await makeDemoAccounts(deps, enrolLocally)
const reef = await addSite(deps.db, { siteName: 'Last Reef' })
const { headers } = await addPerson(deps)
const ready = () => app.inject('/api/health/ready')
await eventually(async () => expect((await ready()).statusCode).toBe(200))

/** PostgreSQL refuses what is new in these tables as it does when its disk is full. */
const fillDisk = async () => {
  const other = await otherConnection(connectionString)
  await other.query(`create function fill_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/16384/16500": No space left on device' using errcode = '53100'; end $$`)
  for (const table of ['reports', 'sites', 'sessions', 'rate_limits'])
    await other.query(`create trigger full_disk before insert on ${table} execute function fill_disk()`)
}

it('is told in plain words by everything that would write, and by the check of health, while reads go on', async () => {
  await fillDisk()
  const report = { diveSiteId: reef, diveDate: '2026-05-20', diveNotes: 'Once.' }
  const answers = [
    await app.inject({ method: 'POST', url: '/api/reports', headers, payload: report }),
    await app.inject({
      method: 'POST',
      url: '/api/sites',
      headers,
      payload: { ...buildForm(), key: newId() },
    }),
    await openBrowser(app).post('/api/auth/cognito-login', {
      username: account?.email,
      password: account?.password,
    }),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        code: 'storage-full',
        message: 'Our storage is full, so nothing can be saved right now. Please try again later.',
        requestId: expect.any(String),
      },
    ])
  }
  expect((await app.inject(`/api/sites/${reef}`)).statusCode).toBe(200)
  const answer = await ready()
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { code: 'storage-full', issues: [{ path: ['storage'] }] },
  ])
  passTime(60_000)
  expect((await ready()).statusCode).toBe(200)
})
