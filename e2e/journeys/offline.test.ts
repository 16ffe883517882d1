import { expect, test } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { installed, onAPhone, withMapOnAPhone } from '../driver/sizes.ts'

test.use(installed)

const redSea = { lat: 27.813, lng: 33.921, z: 9 }

test('what was seen once opens in airplane mode: list, site, map', withMapOnAPhone, async ({ page }) => {
  test.slow()
  const visitor = explorer(page)
  const phone = device(page)
  const offline = page.getByText('You’re offline. Pages you’ve already viewed still work.')

  await visitor.open('/explore?view=list')
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await phone.isInstalled()
  await visitor.openMapAt(redSea)
  // The world is there whole, and of the coast what was looked at.
  await expect.poll(() => phone.keeps('base-maps'), { timeout: 30_000 }).toBe(2)
  await expect.poll(() => phone.keeps('base-map-pieces')).toBeGreaterThan(1)
  await expect.poll(() => phone.keeps('site-tiles')).toBeGreaterThan(0)
  const mapOnline = await phone.weighsMap()
  await visitor.pressMiddleOfMap()
  await visitor.readsAbout('SS Thistlegorm')
  const addressOfSite = page.url()

  await phone.losesNetwork()
  await visitor.open('/explore?view=list')
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await expect(offline).toBeVisible()
  await visitor.isAccessible()

  await visitor.open(addressOfSite)
  await visitor.readsAbout('SS Thistlegorm')
  await expect(page.getByText('Egypt').first()).toBeVisible()

  await visitor.openMapAt(redSea)
  expect(await phone.weighsMap()).toBeGreaterThan(mapOnline * 0.8)
  await visitor.pressMiddleOfMap()
  await visitor.readsAbout('SS Thistlegorm')

  await phone.findsNetwork()
  await expect(page.getByText('Back online')).toBeVisible({ timeout: 30_000 })
  await expect(offline).toBeHidden()
})

test('what came before the app was installed is kept as well', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  const phone = device(page)
  await visitor.open('/explore?view=list')
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await phone.isInstalled()
  await expect.poll(() => phone.keeps('answers')).toBeGreaterThan(1)
  await phone.losesNetwork()
  await page.reload()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test(
  'the site that was the very first page opened is there as well, and nothing that was sent is asked for',
  onAPhone,
  async ({ page, request }) => {
    const visitor = explorer(page)
    const phone = device(page)
    const refused = phone.isRefused()
    const [site] = (await (await request.get('/api/sites?q=thistlegorm&limit=1')).json()).items
    await visitor.open(`/sites/${site.id}/${site.slug}`)
    await visitor.readsAbout('SS Thistlegorm')
    await phone.isInstalled()
    await expect.poll(() => phone.keeps('answers')).toBeGreaterThan(1)
    const neighbours = page.getByRole('link', { name: /km away/ })
    await expect(neighbours.first()).toBeAttached()
    await phone.losesNetwork()
    await page.reload()
    await visitor.readsAbout('SS Thistlegorm')
    await expect(page.getByText('Egypt').first()).toBeVisible()
    await expect(neighbours.first()).toBeAttached()
    expect(refused).toEqual([])
  },
)

test('a message is kept behind the bell after its toast went', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  const phone = device(page)
  await visitor.open('/about')
  await phone.losesNetwork()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await phone.findsNetwork()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread', { timeout: 30_000 })
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText('Back online')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
  await visitor.isAccessible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(bell).toBeFocused()

  await page.reload()
  await bell.click()
  await expect(list.getByText('Back online')).toBeVisible()
  await list.getByRole('button', { name: 'Clear' }).click()
  await page.reload()
  await bell.click()
  await expect(list.getByRole('heading', { name: 'No notifications' })).toBeVisible()
})
