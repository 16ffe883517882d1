import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { atADesk, onAPhone, withMap } from '../driver/sizes.ts'

test('a newcomer finds SS Thistlegorm on the map and reads about it', withMap, async ({ page }) => {
  test.slow()
  const visitor = explorer(page)
  await visitor.open('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expect(filters.getByRole('button', { name: 'Country' })).toBeVisible()
  await visitor.isAccessible()
  await filters.getByRole('button', { name: 'Show sites' }).click()
  await expect(filters).toBeHidden()
  await visitor.open('/explore')
  await visitor.showMap()
  await visitor.seesMap()
  await visitor.isAccessible()

  await visitor.openMapAt({ lat: 27.813, lng: 33.921, z: 9 })
  await visitor.pressMiddleOfMap()
  await visitor.readsAbout('SS Thistlegorm')
  await expect(page.getByText('Egypt').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hazards' })).toBeVisible()
  await visitor.isAccessible()
})

test('a newcomer searches "wreck malta", misspells, finds nothing, and opens a result', async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore')
  await visitor.showList()
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await visitor.isAccessible()

  await visitor.searchFor('tistlegorm')
  await expect(visitor.row('SS Thistlegorm')).toBeVisible()
  await visitor.searchFor('zzzzqqqq')
  await expect(page.getByText('No Dive Sites Found')).toBeVisible()
  await page
    .getByRole('button', { name: /clear search/i })
    .last()
    .click()
  await expect(visitor.row('1000 Steps')).toBeVisible()

  await visitor.searchFor('wreck malta')
  await expect(visitor.row('Um El Faroud')).toBeVisible()
  await expect(visitor.list.getByRole('link').filter({ hasNotText: 'Malta' })).toHaveCount(0)
  await visitor.row('Um El Faroud').click()
  await visitor.readsAbout('Um El Faroud')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('wreck malta')
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
  'where no map can be drawn and the connection is cut, the list says so and serves on',
  onAPhone,
  async ({ page, context }) => {
    const visitor = explorer(page)
    await visitor.open('/explore')
    await visitor.showMap()
    await expect(page.getByText('Failed to load the map API')).toBeVisible()
    await visitor.showList()
    await expect(visitor.row('1000 Steps')).toBeVisible()

    await context.setOffline(true)
    await visitor.searchFor('palau')
    const failure = page.getByRole('heading', { name: 'Failed to load dive sites' })
    await expect(failure).toBeVisible({ timeout: 30_000 })
    await context.setOffline(false)
    await expect(visitor.row('Blue Corner')).toBeVisible()
  },
)
