import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember, member, newPerson } from '../driver/member.ts'
import { installed, onAPhone } from '../driver/sizes.ts'

test('a member keeps favourites by heart and by long press, and finds them again', async ({
  page,
  newestCode,
}) => {
  test.slow()
  const diver = explorer(page)
  const person = await addMember(page.request, newestCode)

  await test.step('without favourites the list says how to get some', async () => {
    await diver.open('/explore?view=list&filter_type=favorites')
    await expect(page.getByRole('heading', { name: 'No Favorite Sites Yet' })).toBeVisible()
    await diver.isAccessible()
    await page.getByRole('button', { name: 'Show all sites' }).click()
    await diver.isInScope('All')
  })

  await test.step('a heart makes one', async () => {
    await diver.heart('1000 Steps').click()
    await diver.isFavorite(diver.heart('1000 Steps'))
    await diver.isTold('Site added to favorites')
  })

  await test.step('a long press makes another, and opens nothing', async () => {
    await diver.pressLong('Abrolhos')
    await diver.isFavorite(diver.heart('Abrolhos'))
    await expect(page).toHaveURL(/\/explore\?/)
    await expect(page).not.toHaveURL(/site=/)
    await expect(diver.row('Abrolhos')).toBeVisible()
  })

  await test.step('both stand under Favorites, also after a reload', async () => {
    await diver.showScope('Favorites')
    await expect(page).toHaveURL(/filter_type=favorites/)
    await expect(page.getByText('2 dive sites', { exact: true })).toBeVisible()
    await page.reload()
    await diver.isInScope('Favorites')
    await expect(diver.row('Abrolhos')).toBeVisible()
    await expect(diver.row('1000 Steps')).toBeVisible()
    await diver.isAccessible()
  })

  await test.step('filters go with it', async () => {
    await diver.searchFor('xylophone')
    await expect(page.getByRole('heading', { name: 'No Dive Sites Found' })).toBeVisible()
    await diver.searchFor('')
    await expect(diver.row('Abrolhos')).toBeVisible()
  })

  await test.step('its page has the same heart', async () => {
    await diver.row('Abrolhos').click()
    await diver.readsAbout('Abrolhos')
    await diver.isFavorite(diver.heartOfPage)
    await diver.heartOfPage.click()
    await diver.isTold('Site removed from favorites')
    await diver.isFavorite(diver.heartOfPage, false)
    await diver.isAccessible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('1 dive site', { exact: true })).toBeVisible()
    await expect(diver.row('Abrolhos')).toBeHidden()
  })

  await test.step('another tab shows the same when it is looked at', async () => {
    const other = await page.context().newPage()
    const elsewhere = explorer(other)
    await elsewhere.open('/explore?view=list')
    await elsewhere.isFavorite(elsewhere.heart('1000 Steps'))
    await elsewhere.heart('1000 Steps').click()
    await elsewhere.isTold('Site removed from favorites')
    await other.close()
    await device(page).isLookedAt()
    await diver.showScope('All')
    await diver.isFavorite(diver.heart('1000 Steps'), false)
  })

  await test.step('signing out leaves the scope', async () => {
    await diver.showScope('My Sites')
    await expect(page.getByRole('heading', { name: 'No Sites of Yours Yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Site' }).last()).toBeVisible()
    await member(page, person).signsOut()
    await diver.isInScope('All')
    await expect(page).not.toHaveURL(/filter_type/)
    await expect(diver.row('1000 Steps')).toBeVisible()
  })
})

test(
  'without a connection a heart goes back to what it was, and says why',
  onAPhone,
  async ({ page, newestCode }) => {
    const diver = explorer(page)
    const phone = device(page)
    await addMember(page.request, newestCode)
    await diver.open('/explore?view=list')
    await diver.isFavorite(diver.heart('1000 Steps'), false)
    await phone.losesNetwork()
    await diver.heart('1000 Steps').click()
    await diver.isTold(
      'Failed to favorite site. No connection to the server. Check your network and try again.',
    )
    await diver.isFavorite(diver.heart('1000 Steps'), false)
    await phone.findsNetwork()
    await diver.heart('1000 Steps').click()
    await diver.isTold('Site added to favorites')
    await diver.isFavorite(diver.heart('1000 Steps'))
  },
)

test.describe('on a device that keeps the app', () => {
  test.use(installed)

  test(
    'a favourite that was read once opens in airplane mode, and is gone for the next person',
    onAPhone,
    async ({ page, newestCode }) => {
      const diver = explorer(page)
      const phone = device(page)
      const person = await addMember(page.request, newestCode)
      const found = await page.request.get('/api/sites?q=abrolhos&limit=1')
      const [site] = (await found.json()).items
      await page.request.post(`/api/sites/${site.id}/favorite`)
      await diver.open('/about')
      await phone.isInstalled()
      await diver.open(`/sites/${site.id}`)
      await diver.readsAbout('Abrolhos')
      await expect.poll(() => phone.keeps('own-answers')).toBeGreaterThan(0)

      await phone.losesNetwork()
      await page.reload()
      await diver.readsAbout('Abrolhos')
      await phone.findsNetwork()
      await page.reload()
      await member(page, person).signsOut()
      await expect.poll(() => phone.keeps('own-answers')).toBe(0)
    },
  )
})

test('a visitor is asked to sign in, a guest is not bothered', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  const guest = member(page, newPerson())
  await visitor.open('/explore?view=list&filter_type=favorites')
  await expect(page).not.toHaveURL(/filter_type/)
  await visitor.heart('1000 Steps').click()
  await expect(guest.signIn).toBeVisible()
  await guest.choosesToBeAGuest()
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await expect(visitor.heart('1000 Steps')).toHaveCount(0)
})
