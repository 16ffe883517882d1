import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

test('a newcomer finds SS Thistlegorm on the map and reads about it', async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/')
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(page).toHaveURL(/\/explore/)
  await visitor.showMap()
  await visitor.seesMap()

  await visitor.openMapAt({ lat: 27.813, lng: 33.921, z: 9 })
  await visitor.pressMiddleOfMap()
  await visitor.readsAbout('SS Thistlegorm')
  await expect(page.getByText('Egypt').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hazards' })).toBeVisible()
})

test('a press on a cluster zooms in until it falls apart', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.openMapAt({ lat: 28.57, lng: 34.54, z: 5.5 })
  await visitor.pressMiddleOfMap()
  await expect.poll(visitor.zoomInAddress).toBeGreaterThan(6.5)
})

test('a newcomer searches "wreck malta" and opens a result', async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore')
  await visitor.showList()
  await visitor.searchFor('wreck malta')
  await expect(visitor.row('Um El Faroud')).toBeVisible()
  await expect(visitor.list.getByRole('link').filter({ hasNotText: 'Malta' })).toHaveCount(0)
  await visitor.row('Um El Faroud').click()
  await visitor.readsAbout('Um El Faroud')

  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('wreck malta')
})

test('misspelt names are found', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await visitor.searchFor('tistlegorm')
  await expect(visitor.row('SS Thistlegorm')).toBeVisible()
})

test('a search without a result says so and offers a way on', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await visitor.searchFor('zzzzqqqq')
  await expect(page.getByText('No Dive Sites Found')).toBeVisible()
  await page
    .getByRole('button', { name: /clear search/i })
    .last()
    .click()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test('a link to a site opens it for whoever follows it', onAPhone, async ({ page, request }) => {
  const visitor = explorer(page)
  const found = await request.get('/api/sites?q=zenobia&limit=1')
  const [site] = (await found.json()).items
  await visitor.open(`/sites/${site.id}/${site.slug}`)
  await visitor.readsAbout(site.siteName)
})

test('a link to a site that does not exist leads back to Explore', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/sites/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('This dive site does not exist or is not public')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Explore' }).click()
  await expect(page).toHaveURL(/\/explore/)
  await visitor.showList()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test('an address that leads nowhere is told so, with status 404', onAPhone, async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /explore/i }).first()).toBeVisible()
})

test('everything from search to a site works from the keyboard', atADesk, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore')
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('blue hole dahab')
  await expect(visitor.row('Blue Hole Dahab')).toBeVisible()
  await expect(visitor.row('1000 Steps')).toBeHidden()
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab')
    if (await visitor.row('Blue Hole Dahab').evaluate((row) => row === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await visitor.readsAbout('Blue Hole Dahab')
})

test(
  'a cut connection is told, and the answer comes when it is back',
  onAPhone,
  async ({ page, context }) => {
    const visitor = explorer(page)
    await visitor.open('/explore?view=list')
    await expect(visitor.row('1000 Steps')).toBeVisible()
    await context.setOffline(true)
    await visitor.searchFor('palau')
    const failure = page.getByRole('heading', { name: 'Failed to load dive sites' })
    await expect(failure).toBeVisible({ timeout: 30_000 })
    await context.setOffline(false)
    await expect(visitor.row('Blue Corner')).toBeVisible()
  },
)

test('without WebGL the map says so and the list still serves', onAPhone, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const visitor = explorer(page)
  await visitor.open('/explore')
  await visitor.showMap()
  await expect(page.getByText('Failed to load the map API')).toBeVisible()
  await visitor.showList()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})
