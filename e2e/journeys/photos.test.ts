import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { boatTest, s3BoatTest } from '../driver/boat-line.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember, member } from '../driver/member.ts'
import { addOfGroup, moderator, sendSite } from '../driver/moderator.ts'
import { damaged, newPhoto } from '../driver/photo-files.ts'
import { photographer } from '../driver/photographer.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

type NewestCode = (email: string) => Promise<string>

/** Somebody who decides, with a site that they published. */
const someModerator = async (browser: Browser, newestCode: NewestCode, port?: number) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await addOfGroup(page.request, newestCode, 'moderator', port)
  return { context, page, site: await sendSite(page.request) }
}

const named = (what: string) => `${what} ${randomUUID().slice(0, 6)}`

/** How many photos this person has on the server. */
const countOwn = async (page: Page) => (await (await page.request.get('/api/media/mine')).json()).total

// The page does not know where photos are kept.
for (const [store, boat, sizes] of [
  ['the disk', boatTest, onAPhone],
  ['an S3 store', s3BoatTest, atADesk],
] as const)
  boat(
    `three photos go to ${store} over a line that breaks, one is damaged, and the rest is published and rated`,
    sizes,
    async ({ browser, page, line, port, newestCode, isMobile }) => {
      boat.setTimeout(180_000)
      const judge = await someModerator(browser, newestCode, port)
      await addMember(page.request, newestCode)
      const diver = photographer(page)
      const [turtle, wall] = [named('Turtle'), named('Wall')]
      const files = [newPhoto('turtle.png'), newPhoto('wall.png'), damaged(newPhoto('broken.png'))]

      await boat.step('chooses them and says what they show', async () => {
        await diver.opensTheGalleryOf(judge.site.id)
        await (isMobile ? diver.picks(files) : diver.drops(files))
        await diver.captions('turtle.png', turtle)
        await diver.captions('wall.png', wall)
      })

      await boat.step('loses the connection while the second is on its way', async () => {
        const broken = line.breaksDuring('POST /api/media/upload', 2)
        await diver.uploads()
        await broken
        await diver.isTold('wall.png', 'No connection. It will resume automatically.')
        line.comesBack()
      })

      await boat.step('all that is whole arrives once, and what is not says why', async () => {
        await diver.isTold('turtle.png', 'Uploaded. Awaiting review')
        await diver.isTold('wall.png', 'Uploaded. Awaiting review')
        await diver.isTold('broken.png', 'This file is damaged')
        await diver.seesInTheGallery(turtle)
        expect(await countOwn(page)).toBe(2)
      })

      const visitors = await browser.newContext()
      const visitorPage = await visitors.newPage()
      const visitor = photographer(visitorPage)

      await boat.step('a moderator approves one of them, which a visitor sees then', async () => {
        await visitor.opensTheGalleryOf(judge.site.id)
        await expect(visitorPage.getByText('No photos for this site yet.')).toBeVisible()
        const desk = moderator(judge.page)
        // Other journeys may have left so much that it stands far down the list.
        const mine: { items: { id: string; caption: string }[] } = await (
          await page.request.get('/api/media/mine')
        ).json()
        const sent = mine.items.find(({ caption }) => caption === turtle)
        await judge.page.goto(`/moderator/report?type=media&item=media.${sent?.id}`)
        await desk.isReading(turtle)
        await desk.approves(turtle)
        await visitor.opensTheGalleryOf(judge.site.id)
        await visitor.seesInTheGallery(turtle)
        await expect(visitor.cell(wall)).toHaveCount(0)
      })

      await boat.step('the visitor opens it, and rates it after signing in', async () => {
        await visitor.looksAt(turtle)
        await visitorPage.getByRole('button', { name: 'Details' }).click()
        await expect(visitorPage.getByText('Not rated yet')).toBeVisible()
        const person = await addMember(visitorPage.request, newestCode)
        await visitors.clearCookies()
        await visitorPage.getByRole('button', { name: 'Log in to rate' }).click()
        await member(visitorPage, person).triesToSignIn(person.password)
        await visitorPage.locator('label').filter({ hasText: '4 stars' }).click()
        await expect(visitorPage.getByText('4.0 of 5, from 1 rating')).toBeVisible()
        await visitorPage.reload()
        await expect(visitorPage.getByRole('radio', { name: '4 stars' })).toBeChecked()
      })
      await visitors.close()
      await judge.context.close()
    },
  )

test(
  'whoever entered something is asked before it is thrown away',
  onAPhone,
  async ({ browser, page, newestCode }) => {
    const { site, context } = await someModerator(browser, newestCode)
    await addMember(page.request, newestCode)
    const diver = photographer(page)
    await diver.opensTheGalleryOf(site.id)
    await diver.opensTheForm()
    await diver.form.getByRole('textbox', { name: /^Caption/ }).fill('A turtle')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Discard this photo and any entered information?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(diver.form.getByRole('textbox', { name: /^Caption/ })).toHaveValue('A turtle')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(diver.form).toBeHidden()
    await context.close()
  },
)

test('adding photos is accessible', async ({ browser, page, newestCode }) => {
  test.slow()
  const { site, context } = await someModerator(browser, newestCode)
  const visitor = explorer(page)
  await addMember(page.request, newestCode)
  const diver = photographer(page)
  await diver.opensTheGalleryOf(site.id)
  await expect(diver.tray).toBeVisible()
  await visitor.isAccessible()
  await diver.picks([newPhoto('turtle.png'), damaged(newPhoto('broken.png'))])
  await visitor.isAccessible()
  await diver.uploads()
  await diver.isTold('turtle.png', 'Uploaded. Awaiting review')
  await diver.isTold('broken.png', 'This file is damaged')
  await visitor.isAccessible()
  await diver.opensTheForm()
  await diver.form.getByRole('button', { name: 'Add Photo' }).click()
  await expect(diver.form.getByText('A photo is required')).toBeVisible()
  await visitor.isAccessible()
  await context.close()
})
