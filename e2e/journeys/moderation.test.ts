import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember, member } from '../driver/member.ts'
import { addOfGroup, mendSite, moderator, proposeEdit, sendSite } from '../driver/moderator.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

test(
  'a site is rejected with a reason, mended, approved and seen by everybody',
  atADesk,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const authors = await browser.newContext()
    const author = await addMember(authors.request, newestCode)
    const site = await sendSite(authors.request)
    await addOfGroup(page.request, newestCode, 'moderator')
    const judge = moderator(page)

    await test.step('a moderator reads it and rejects it', async () => {
      await judge.opensTheDesk()
      await judge.opens(site.siteName)
      await expect(judge.preview).toContainText('A ledge that nobody visits')
      await expect(judge.preview).toContainText(author.handle)
      await judge.rejects(site.siteName, {
        usual: 'Please describe the site in your own words.',
        own: 'How does one get in?',
      })
      await expect(judge.row(site.siteName)).toHaveCount(0)
    })

    await test.step('its author is told why, and mends it', async () => {
      const asked = async () => (await (await authors.request.get('/api/notifications')).json()).items
      await expect
        .poll(async () => JSON.stringify(await asked()), { timeout: 40_000 })
        .toContain('How does one get in?')
      await mendSite(authors.request, site, {
        description: 'A ledge below the old pier. Walk in from the beach.',
      })
    })

    await test.step('it waits again, which the moderator sees without a reload, and approves', async () => {
      await judge.opens(site.siteName)
      await expect(judge.preview).toContainText('Walk in from the beach.')
      await judge.approves(site.siteName)
    })

    await test.step('a visitor finds it', async () => {
      const visitors = await browser.newContext()
      const visitor = explorer(await visitors.newPage())
      await visitor.open(`/sites/${site.id}`)
      await visitor.readsAbout(site.siteName)
      await visitors.close()
    })
    await authors.close()
  },
)

test(
  'a proposed edit is approved, and undone from the history',
  atADesk,
  async ({ browser, page, newestCode }) => {
    const others = await browser.newContext()
    const person = await addOfGroup(page.request, newestCode, 'moderator')
    // What moderators add is published at once.
    const site = await sendSite(page.request)
    await addMember(others.request, newestCode)
    await proposeEdit(others.request, site, { maxDepth: 27 })
    const judge = moderator(page)

    await judge.opensTheDesk()
    await judge.opens(site.siteName)
    await expect(judge.preview).toContainText('18\u00a0m')
    await expect(judge.preview).toContainText('27\u00a0m')
    await judge.approves(site.siteName)

    await explorer(page).open(`/sites/${site.id}`)
    await explorer(page).readsAbout(site.siteName)
    const diver = member(page, person)
    await diver.readsDepth('27 m')
    await judge.opensTheHistory()
    await judge.undoes(/^Undo: .* approved an edit proposed by/)
    await page.keyboard.press('Escape')
    await diver.readsDepth('18 m')
    await others.close()
  },
)

test(
  'of two moderators on one item the second is told, and a decision can be taken back',
  atADesk,
  async ({ browser, page, newestCode }) => {
    const [authors, seconds, thirds] = [
      await browser.newContext(),
      await browser.newContext(),
      await browser.newContext(),
    ]
    await addMember(authors.request, newestCode)
    const site = await sendSite(authors.request)
    const first = await addOfGroup(page.request, newestCode, 'moderator')
    await addOfGroup(seconds.request, newestCode, 'moderator')
    await addOfGroup(thirds.request, newestCode, 'moderator')
    const judge = moderator(page)
    const watching = moderator(await seconds.newPage())
    const deaf = moderator(await thirds.newPage())

    await deaf.hearsNothing()
    for (const each of [judge, watching, deaf]) {
      await each.opensTheDesk()
      await each.opens(site.siteName)
    }
    await judge.approves(site.siteName)
    await expect(watching.preview.getByRole('heading', { name: 'No longer pending' })).toBeVisible()

    await deaf.preview.getByRole('button', { name: 'Approve' }).click()
    await expect(deaf.toast(first.handle)).toBeVisible()
    await expect(deaf.row(site.siteName)).toHaveCount(0)

    await judge.takesItBack()
    await judge.isReading(site.siteName)
    await watching.isReading(site.siteName)
    for (const context of [authors, seconds, thirds]) await context.close()
  },
)

test('whoever is no moderator is led home', onAPhone, async ({ page, newestCode }) => {
  await addMember(page.request, newestCode)
  await page.goto('/moderator/report')
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('reviewing is accessible, also from the keyboard alone', async ({
  browser,
  page,
  newestCode,
  isMobile,
}) => {
  const authors = await browser.newContext()
  await addMember(authors.request, newestCode)
  const site = await sendSite(authors.request)
  await addOfGroup(page.request, newestCode, 'admin')
  const [judge, visitor] = [moderator(page), explorer(page)]
  await judge.opensTheDesk()
  await judge.opens(site.siteName)
  await visitor.isAccessible()
  if (isMobile) await judge.preview.getByRole('button', { name: 'Reject…' }).click()
  else await page.keyboard.press('r')
  await expect(judge.dialog(/^Reject/)).toBeVisible()
  await visitor.isAccessible()
  await page.keyboard.press('Escape')
  await expect(judge.dialog(/^Reject/)).toBeHidden()
  if (isMobile) await judge.approves(site.siteName)
  else {
    await page.keyboard.press('a')
    await expect(judge.toast(`Approved ‘${site.siteName}’`)).toBeVisible()
    await visitor.isAccessible()
    await page.keyboard.press('z')
    await judge.isReading(site.siteName)
  }
  await authors.close()
})

test('the tools of a site are accessible', async ({ page, newestCode }) => {
  test.slow()
  await addOfGroup(page.request, newestCode, 'admin')
  const site = await sendSite(page.request)
  const [judge, visitor] = [moderator(page), explorer(page)]
  await visitor.open(`/sites/${site.id}`)
  await visitor.readsAbout(site.siteName)
  for (const [tool, title] of [
    ['Report a problem', 'Report a problem'],
    ['History', 'History'],
    ['Merge with another site', 'Merge with another site'],
    ['Sponsor', 'Sponsored'],
    ['Remove this site', 'Remove this site'],
  ] as const) {
    await page.getByRole('button', { name: 'More about this site' }).click()
    await page.getByRole('menuitem', { name: tool }).click()
    await expect(judge.dialog(title)).toBeVisible()
    await visitor.isAccessible()
    await page.keyboard.press('Escape')
    await expect(judge.dialog(title)).toBeHidden()
  }
})
