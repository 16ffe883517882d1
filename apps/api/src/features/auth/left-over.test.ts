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
  for (const email of [finished, unfinished])
    await openBrowser(app).post('/api/auth/cognito-register', { email, ...names })
  const code = await codeFor(deps, finished)
  await openBrowser(app).post('/api/auth/cognito-verify', { email: finished, code })
  await addPerson(deps)
  const sweep = sessionsService(deps).sweep

  passTime(6 * day)
  await forget({ sweep })
  expect([await count('mailed_codes'), await count('local_accounts'), await count('sessions')]).toEqual([
    0, 2, 2,
  ])

  passTime(60 * day)
  await forget({ sweep })
  expect([await count('local_accounts'), await count('sessions')]).toEqual([1, 0])
})
