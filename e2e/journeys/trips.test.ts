import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { atADesk, installed, onAPhone, withMapOnAPhone } from '../driver/sizes.ts'
import { sendTripTo, traveller } from '../driver/traveller.ts'

test('a newcomer plans a trip of two days, and puts its stops in order', async ({ page, newestCode }) => {
  test.slow()
  await addMember(page.request, newestCode)
  const diver = traveller(page)
  await explorer(page).open('/trips')
  await expect(page.getByRole('heading', { name: 'Plan your first trip' })).toBeVisible()
  await explorer(page).isAccessible()
  const plan = { name: 'Red Sea in spring', destination: 'Dahab', from: 30, to: 30 }
  await diver.fillsIn(plan)
  await diver.creates()
  await diver.isTold('End date must be after start date')
  await diver.fillsIn({ ...plan, to: 31 })
  await diver.creates()
  await expect(diver.title(plan.name)).toBeVisible()

  await diver.addsPlace(1, 'Lighthouse')
  await diver.addsPlace(1, 'Canyon')
  await diver.movesUp('Canyon')
  await expect.poll(diver.order).toEqual(['Canyon', 'Lighthouse'])
  await diver.drags('Lighthouse', 'Canyon')
  await expect.poll(diver.order).toEqual(['Lighthouse', 'Canyon'])
  await diver.addsPlace(2, 'Blue Hole')
  await explorer(page).isAccessible()
  await page.reload()
  await diver.opensDay(1)
  await expect(diver.stop('Lighthouse')).toBeVisible()
  for (const tab of ['Checklist', 'Budget', 'People', 'Good to know']) {
    await diver.opensTab(tab)
    await explorer(page).isAccessible()
  }
})

test(
  'two people plan together and see each other’s changes at once; a link shows it to a visitor until it ends',
  atADesk,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const others = await browser.newContext()
    const { handle } = await addMember(others.request, newestCode)
    await addMember(page.request, newestCode)
    const owner = traveller(page)
    await explorer(page).open('/trips')
    await owner.fillsIn({ name: 'Together to Malta', destination: 'Malta', from: 40, to: 43 })
    await owner.creates()
    await owner.opensTab('People')
    await owner.invites(handle)
    await expect(page.getByText('Invited', { exact: true })).toBeVisible()
    const path = new URL(page.url()).pathname

    const joining = await others.newPage()
    const guest = traveller(joining)
    await joining.goto(path)
    await guest.accepts()
    await owner.opensTab('Plan')
    await expect(page.getByRole('button', { name: /^Here now: / })).toBeVisible()

    await guest.addsPlace(1, 'Um El Faroud')
    await expect(owner.stop('Um El Faroud')).toBeVisible({ timeout: 3_000 })
    await guest.addsPlace(1, 'Cirkewwa Arch')
    await expect(owner.stop('Cirkewwa Arch')).toBeVisible({ timeout: 3_000 })
    await owner.movesUp('Cirkewwa Arch')
    await expect.poll(guest.order).toEqual(['Cirkewwa Arch', 'Um El Faroud'])
    await joining.getByRole('button', { name: /^For Um El Faroud/ }).click()
    await expect(page.getByText(/^For it: /)).toBeVisible()

    const link = await owner.shares()
    const visiting = await (await browser.newContext()).newPage()
    await explorer(visiting).open(link.path)
    await expect(traveller(visiting).title('Together to Malta')).toBeVisible()
    await expect(visiting.getByText('Um El Faroud')).toBeVisible()
    await explorer(visiting).isAccessible()
    await link.ends()
    await expect(page.getByText('The link no longer works')).toBeVisible()
    await visiting.reload()
    await expect(traveller(visiting).title('This link doesn’t work any more')).toBeVisible()
    await visiting.context().close()
    await others.close()
  },
)

test.describe('on the way', () => {
  test.use(installed)

  test(
    'a trip is read without a signal, and what is ticked there is sent later',
    onAPhone,
    async ({ page, newestCode }) => {
      test.slow()
      await addMember(page.request, newestCode)
      const diver = traveller(page)
      const phone = device(page)
      await explorer(page).open('/trips')
      await diver.fillsIn({ name: 'Boat week', destination: 'Hurghada', from: 10, to: 16 })
      await diver.creates()
      await diver.addsPlace(1, 'Harbour')
      await diver.addsPlace(1, 'Pier')
      await diver.dragsByTouch('Pier', 'Harbour')
      await expect.poll(diver.order).toEqual(['Pier', 'Harbour'])
      await phone.isInstalled()
      await diver.opensTab('Checklist')
      await page.getByRole('button', { name: 'Add Certification card and logbook' }).click()
      const item = page.getByRole('checkbox', { name: 'Certification card and logbook' })
      await expect(item).toBeVisible()
      await page.reload()
      await expect(item).toBeVisible()
      await diver.takesAlong()
      await explorer(page).isAccessible()
      await page.keyboard.press('Escape')
      await phone.forgetsWhatWasRead()
      await phone.losesNetwork()
      await page.reload()
      await item.click()
      await expect(item).toBeChecked()
      await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible()
      await diver.opensTab('Plan')
      await expect(diver.stop('Harbour')).toBeVisible()
      await phone.findsNetwork()
      await diver.opensTab('Checklist')
      await expect(page.getByText('Waiting to be sent', { exact: true })).toBeHidden()
      await page.reload()
      await expect(item).toBeChecked()
    },
  )

  test(
    'the pages of its dive sites and the map around them open without a signal',
    withMapOnAPhone,
    async ({ page, newestCode }) => {
      test.slow()
      await addMember(page.request, newestCode)
      const { id, site } = await sendTripTo(page.request, 'Malta')
      const phone = device(page)
      await explorer(page).open(`/trips/${id}`)
      await phone.isInstalled()
      await page.reload()
      await traveller(page).takesAlong()
      await page.keyboard.press('Escape')
      await phone.forgetsWhatWasRead()
      await phone.losesNetwork()
      await page.reload()
      await page.getByRole('link', { name: site.siteName }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: site.siteName })).toBeVisible()
      await expect(page.getByText(site.description.slice(0, 40))).toBeVisible()
      await explorer(page).open(`/sites/${site.id}`)
      await expect(page.getByRole('heading', { level: 1, name: site.siteName })).toBeVisible()
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      // Coast and depths, not water alone.
      await expect.poll(phone.weighsMap, { timeout: 30_000 }).toBeGreaterThan(40_000)
    },
  )
})
