import { expect, type Page } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { addOfGroup, moderator, sendSite } from '../driver/moderator.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

const emailChoice = (page: Page) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('combobox', { name: 'Your contributions: email' })

test(
  'emails are switched on in the settings, read in the outbox, and switched off by one press',
  atADesk,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const judges = await browser.newContext()
    await addOfGroup(judges.request, newestCode, 'moderator')
    const author = await addMember(page.request, newestCode)
    const site = await sendSite(page.request)

    await test.step('the settings open by their address, and keep what is chosen', async () => {
      await explorer(page).open('/explore?view=list&settings=notifications')
      await emailChoice(page).selectOption('Each one')
      await expect
        .poll(async () => (await page.request.get('/api/notifications/preferences')).text())
        .toContain('"contributions":{"page":true,"mail":"each"')
      await explorer(page).isAccessible()
    })

    const judge = moderator(await judges.newPage())
    await judge.opensTheDesk()
    await judge.opens(site.siteName)
    await judge.approves(site.siteName)

    const link = await test.step('the mail comes, and says how it is switched off', async () => {
      const mails = async (): Promise<{ subject: string; text: string }[]> =>
        (await page.request.get(`/api/test/mail?to=${encodeURIComponent(author.email)}`)).json()
      const isIt = ({ subject }: { subject: string }) => subject.includes(site.siteName)
      await expect.poll(async () => (await mails()).some(isIt), { timeout: 60_000 }).toBe(true)
      const { text = '' } = (await mails()).find(isIt) ?? {}
      return /Unsubscribe:\n\S+?(\/api\/\S+)/.exec(text)?.[1] ?? ''
    })

    await test.step('nobody need sign in, and opening the link is not enough', async () => {
      const elsewhere = await browser.newContext()
      const mailbox = await elsewhere.newPage()
      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: 'Turn off these emails?' })).toBeVisible()
      await mailbox.getByRole('button', { name: 'Turn off emails' }).click()
      await expect(mailbox.getByRole('heading', { name: 'Emails turned off' })).toBeVisible()
      await explorer(page).open('/explore?view=list&settings=notifications')
      await expect(emailChoice(page)).toHaveValue('off')
      await mailbox.getByRole('button', { name: 'Undo' }).click()
      await expect(mailbox.getByRole('heading', { name: 'Emails turned back on' })).toBeVisible()
      await elsewhere.close()
    })
    await explorer(page).open('/explore?view=list&settings=notifications')
    await expect(emailChoice(page)).toHaveValue('each')
    await judges.close()
  },
)

test(
  'somebody is online on another screen, and invisible in the same moment',
  onAPhone,
  async ({ browser, page, newestCode }) => {
    await addMember(page.request, newestCode)
    const others = await browser.newContext()
    await addMember(others.request, newestCode)
    const { user } = await (await page.request.get('/api/auth/profile')).json()
    const seen = async () =>
      (await (await others.request.get(`/api/presence?ids=${user.id}`)).json()).items[0].when
    expect(await seen()).toBe(null)
    await explorer(page).open('/explore?view=list')
    await expect.poll(seen, { timeout: 10_000 }).toBe('now')
    const answer = await page.request.put('/api/profile/privacy', { data: { presence: 'nobody' } })
    expect(answer.status()).toBe(200)
    expect(await seen()).toBe(null)
    await others.close()
  },
)
