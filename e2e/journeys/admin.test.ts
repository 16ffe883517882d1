import { expect } from '@playwright/test'
import { administrator } from '../driver/administrator.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { addOfGroup } from '../driver/moderator.ts'
import { runBeside } from '../driver/own-server.ts'

test('an admin finds a failed job and retries it, grants a role, and reads both in the audit log', async ({
  browser,
  page,
  newestCode,
}) => {
  test.slow()
  const others = await browser.newContext()
  const person = await addMember(others.request, newestCode)
  await others.close()
  await addOfGroup(page.request, newestCode, 'admin')
  // One that does no harm when it is done again.
  await runBeside('../failed-job.mjs', ['forget-failed-jobs'])
  const admin = administrator(page)
  const visitor = explorer(page)

  await test.step('they see that a job failed, and retry it', async () => {
    await visitor.open('/admin')
    await expect(page).toHaveURL(/\/admin\/health$/)
    await expect(page.getByText('Answers in')).toBeVisible()
    await visitor.isAccessible()
    await admin.opens('Jobs')
    await expect(admin.jobs).toContainText('The disk was full for a moment')
    await visitor.isAccessible()
    await admin.retries('forget-failed-jobs')
    await expect(page.getByText('No jobs have failed.')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('they make somebody a moderator', async () => {
    await admin.opens('People')
    await admin.finds(person.email)
    await admin.makes('moderator')
    await expect(page.getByRole('button', { name: /^Remove as moderator: / })).toBeVisible()
    await visitor.isAccessible()
  })

  await test.step('they read both in the audit log', async () => {
    await admin.opens('Audit log')
    await admin.readsInTheLog('Changed someone’s groups', 'Retried a job')
    await admin.opensFirstEntry()
    await visitor.isAccessible()
  })
})
