import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { eventGoer, joins, leaves, makeEvent } from '../driver/event-goer.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { installed, onAPhone } from '../driver/sizes.ts'

test('an event fills up before somebody’s eyes; they wait in line and get the place that becomes free', async ({
  browser,
  page,
  newestCode,
}) => {
  test.slow()
  const title = `Two free places ${Date.now()}`
  const organisers = await browser.newContext()
  await addMember(organisers.request, newestCode)
  const organising = await organisers.newPage()
  const organiser = eventGoer(organising)
  await organiser.creates({ title, location: 'Harbour, second jetty', places: 2 })
  await explorer(organising).isAccessible()
  await organiser.saves(title)
  const made = { id: new URL(organising.url()).pathname.split('/')[3] ?? '', title }

  await addMember(page.request, newestCode)
  const goer = eventGoer(page)
  await page.goto('/community/events')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await explorer(page).isAccessible()
  await goer.opens(made)
  await goer.offers('Join Event', { isPressed: false })
  await explorer(page).isAccessible()

  const others = await browser.newContext()
  await addMember(others.request, newestCode)
  await joins(others.request, made)
  // The open page hears of it, without a press or a reload.
  await goer.offers('Join waitlist', { isPressed: false })
  await expect(goer.way.getByText('2 of 2 going')).toBeVisible()
  await expect(async () => {
    await goer.presses('Join waitlist')
    await goer.offers('Leave waitlist', { isPressed: true })
  }).toPass()
  await expect(goer.way.getByText('You’re number 1 in line.')).toBeVisible()

  await leaves(others.request, made)
  await goer.offers('Leave Event', { isPressed: true })
  await others.close()
  await organisers.close()
})

test.describe('on the boat', () => {
  test.use(installed)

  test(
    'whoever joined reads the emergency plan on a phone without a signal',
    onAPhone,
    async ({ browser, page, newestCode }) => {
      test.slow()
      const others = await browser.newContext()
      await addMember(others.request, newestCode)
      const made = await makeEvent(others.request, {
        plan: { help: 'Chamber in town, +20 123', oxygen: 'Two sets on the boat' },
      })
      await addMember(page.request, newestCode)
      const phone = device(page)
      const goer = eventGoer(page)
      await goer.opens(made)
      await phone.isInstalled()
      await goer.presses('Join Event')
      await goer.offers('Leave Event', { isPressed: true })
      await phone.losesNetwork()
      await page.reload()
      await expect(goer.plan.getByText('Chamber in town, +20 123')).toBeVisible()
      await expect(goer.plan.getByText('Two sets on the boat')).toBeVisible()
      await phone.findsNetwork()
      await others.close()
    },
  )
})
