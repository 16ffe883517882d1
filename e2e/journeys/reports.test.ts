import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { addOfGroup, moderator, sendSite } from '../driver/moderator.ts'
import { newPhoto } from '../driver/photo-files.ts'
import { ownReports, reporter, sendReport } from '../driver/reporter.ts'
import { installed, onAPhone } from '../driver/sizes.ts'

type NewestCode = (email: string) => Promise<string>

/** Somebody who decides, with a site that they published. */
const someModerator = async (browser: Browser, newestCode: NewestCode) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await addOfGroup(page.request, newestCode, 'moderator')
  return { context, page, site: await sendSite(page.request) }
}

const named = (what: string) => `${what} ${randomUUID().slice(0, 6)}`

test(
  'a dive is told with two photos, a moderator approves it, and what divers report changes',
  onAPhone,
  async ({ browser, page, newestCode }) => {
    test.setTimeout(120_000)
    const judge = await someModerator(browser, newestCode)
    const { site } = judge
    for (const visibility of [18, 24]) await sendReport(judge.page.request, site.id, { visibility })
    await addMember(page.request, newestCode)
    const diver = reporter(page)
    const notes = named('The cave at the south end')

    await test.step('writes what they saw, with the site chosen already', async () => {
      await diver.opensReportsOf(site.id)
      await diver.opensTheForm()
      await expect(diver.save).toBeDisabled()
      await diver.tells({ notes, visibility: '21', animal: 'Green turtle' })
      await diver.addsPhotos([newPhoto('cave.png'), newPhoto('turtle.png')])
      await diver.saves(/^Dive report saved\. It will be public once a moderator/)
      await expect(diver.report(notes)).toContainText('Awaiting review')
      expect(await ownReports(page.request)).toMatchObject([
        { diveNotes: notes, media: [expect.any(String), expect.any(String)] },
      ])
    })

    const visitors = await browser.newContext()
    const visitorPage = await visitors.newPage()
    const visitor = reporter(visitorPage)

    await test.step('nobody else reads it before a moderator approved it', async () => {
      await visitor.opensReportsOf(site.id)
      await expect(visitorPage.getByText('2 dive reports', { exact: true })).toBeVisible()
      await expect(visitor.report(notes)).toHaveCount(0)
      await visitorPage.goto(`/sites/${site.id}`)
      await expect(visitorPage.getByRole('heading', { level: 1, name: site.siteName })).toBeVisible()
      await expect(visitor.digest).toHaveCount(0)
    })

    await test.step('it stands on the desk, and then counts', async () => {
      const desk = moderator(judge.page)
      // Other journeys may have left so much that it stands far down the list.
      const [own] = await ownReports(page.request)
      await judge.page.goto(`/moderator/report?type=reports&item=reports.${own?.id}`)
      await expect(desk.preview).toContainText(notes)
      await desk.preview.getByRole('button', { name: 'Approve' }).click()
      await expect(desk.toast(/^Approved /)).toBeVisible()
      await visitor.opensReportsOf(site.id)
      await expect(visitor.report(notes)).toContainText('21 m')
      await visitorPage.goto(`/sites/${site.id}`)
      await expect(visitor.digest).toContainText('From 3 dive reports')
    })
    await visitors.close()
    await judge.context.close()
  },
)

test.describe('on a device that keeps the app', () => {
  test.use(installed)

  test(
    'a report that is written in a boat outlives the tab, and arrives once when the line is back',
    onAPhone,
    async ({ browser, page, newestCode }) => {
      test.setTimeout(120_000)
      const { site, context, page: judge } = await someModerator(browser, newestCode)
      await addMember(page.request, newestCode)
      const [notes, second, known] = [
        named('Far from every mast'),
        named('And once more'),
        named('Read before'),
      ]
      await sendReport(judge.request, site.id, { diveNotes: known })

      await test.step('writes without a connection', async () => {
        const [diver, phone] = [reporter(page), device(page)]
        await diver.opensReportsOf(site.id)
        await phone.isInstalled()
        // What this page needs is kept from the visit after the installation on.
        await page.reload()
        await expect(diver.report(known)).toBeVisible()
        await phone.losesNetwork()
        await diver.opensTheForm()
        await diver.tells({ notes })
        await diver.addsPhotos([newPhoto('boat.png')])
        await diver.saves(/^Saved on this device\./)
        await expect(diver.onDevice).toContainText('Waiting for a connection · 1 photo')
      })

      await test.step('comes back to another tab, still at sea', async () => {
        await page.close()
        const later = await page.context().newPage()
        const [diver, phone] = [reporter(later), device(later)]
        await later.goto(`/sites/${site.id}?tab=reports`)
        await diver.readsThatItWaits(1)
        // What others told of the place still opens.
        await expect(diver.report(known)).toBeVisible()
        // Nobody knows who is signed in before there is a connection, only whose device it is.
        await diver.opensTheForm()
        await diver.tells({ notes: second })
        await diver.saves(/^Saved on this device\./)
        await diver.readsThatItWaits(2)
        await diver.opensWhatWaits()
        await explorer(later).isAccessible()
        await later.keyboard.press('Escape')
        await phone.findsNetwork()
        await diver.readsThatNothingWaits()
        await expect(diver.report(notes)).toContainText('Awaiting review', { timeout: 30_000 })
        // Of the same day, the newest first.
        expect(await ownReports(later.request)).toMatchObject([
          { diveNotes: second, media: [] },
          { diveNotes: notes, media: [expect.any(String)] },
        ])
      })
      await context.close()
    },
  )
})

test(
  'what is typed is asked for before it goes, and outlives a reload',
  onAPhone,
  async ({ browser, page, newestCode }) => {
    const { site, context } = await someModerator(browser, newestCode)
    await addMember(page.request, newestCode)
    const diver = reporter(page)
    await diver.opensReportsOf(site.id)
    await diver.opensTheForm()
    await diver.tells({ notes: 'Half a sentence' })
    await page.keyboard.press('Escape')
    await diver.isAskedAboutUnsavedChanges()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(diver.notes).toHaveValue('Half a sentence')

    await page.reload()
    await diver.opensTheForm()
    await expect(diver.notes).toHaveValue('Half a sentence')
    await page.keyboard.press('Escape')
    await diver.isAskedAboutUnsavedChanges()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(diver.form).toBeHidden()
    await diver.opensTheForm()
    await expect(diver.notes).toHaveValue('')
    await context.close()
  },
)

test('writing and reading reports is accessible', async ({ browser, page, newestCode }) => {
  test.slow()
  const { site, context, page: judge } = await someModerator(browser, newestCode)
  for (const visibility of [12, 18, 24])
    await sendReport(judge.request, site.id, {
      visibility,
      waterTemp: 26,
      conditions: ['calm'],
      animalsSeen: 'Green turtle',
      diveNotes: `Saw **${visibility}** metres of it.`,
    })
  const visitor = explorer(page)
  await addMember(page.request, newestCode)
  const diver = reporter(page)
  await diver.opensReportsOf(site.id)
  await expect(diver.report('Saw 24 metres')).toBeVisible()
  await visitor.isAccessible()
  await page.getByRole('link', { name: 'Browse reports' }).first().click()
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await visitor.isAccessible()
  await page.keyboard.press('Escape')
  await diver.opensTheForm()
  await diver.tells({ notes: 'Once more' })
  await diver.day.fill('1850-01-01')
  await diver.save.click()
  await expect(diver.form.getByText('The date can’t be before 1900.')).toBeVisible()
  await visitor.isAccessible()
  await page.goto(`/sites/${site.id}`)
  await expect(diver.digest).toContainText('From 3 dive reports')
  await visitor.isAccessible()
  await context.close()
})
