import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { openBrowser } from '#src/testing/browser.ts'
import { codeFor } from '#src/testing/mails.ts'
import { addPerson } from '#src/testing/people.ts'
import { forgetLeftOvers } from './left-over.service.ts'

const { app, deps, passTime } = await testApp()
const day = 24 * 3_600_000

/** What the job does, at once instead of once an hour. */
const forget = async (sessions: { sweep: () => Promise<void> }) => {
  const tasks: (() => Promise<void>)[] = []
  const jobs = {
    ...deps.jobs,
    repeat: (_: string, __: string, task: () => Promise<void>) => void tasks.push(task),
  }
  forgetLeftOvers({ ...deps, jobs }, sessions)
  for (const task of tasks) await task()
}

const count = async (table: string) => {
  const { rows } = await deps.db.execute<{ count: number }>(`select count(*)::int from ${table}`)
  return rows[0]?.count
}

it('sessions and codes that ran out are forgotten, and sign-ups that nobody finished', async () => {
  const { sessionsService } = await import('#src/sessions/sessions.service.ts')
  const [finished, unfinished] = ['done@example.org', 'never@example.org']
  const names = { password: 'Kelp-Forest 7m', firstName: 'Ada', lastName: 'Reef' }
  const browser = openBrowser(app)
  await browser.post('/api/auth/cognito-register', { email: finished, ...names })
  const code = await codeFor(deps, finished)
  await browser.post('/api/auth/cognito-verify', { email: finished, code })
  await openBrowser(app).post('/api/auth/cognito-register', { email: unfinished, ...names })
  await addPerson(deps)
  const sweep = sessionsService(deps).sweep
  const left = () => Promise.all(['mailed_codes', 'sign_ups', 'local_accounts', 'sessions'].map(count))

  await forget({ sweep })
  expect(await left()).toEqual([1, 1, 1, 2])

  passTime(0.9 * day)
  await forget({ sweep })
  expect(await left()).toEqual([0, 1, 1, 2])

  passTime(0.2 * day)
  await forget({ sweep })
  expect(await left()).toEqual([0, 0, 1, 2])

  passTime(60 * day)
  await forget({ sweep })
  expect(await left()).toEqual([0, 0, 1, 0])
})
