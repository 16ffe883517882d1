import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { onAPhone } from '../driver/sizes.ts'

test('the list is a sheet over the map, and the switch puts it up and down', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore')
  await visitor.sheetStandsAt('full')
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await visitor.showMap()
  await visitor.seesMap()
  await visitor.sheetStandsAt('peek')
  await expect(page.getByText(/^\d+ dive sites$/)).toBeVisible()
  await expect(visitor.row('1000 Steps')).not.toBeInViewport()
  await visitor.showList()
  await visitor.sheetStandsAt('full')
  await page.goBack()
  await visitor.sheetStandsAt('peek')
})

test('a finger drags the sheet to each of its stops, and the address follows', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=map')
  await visitor.seesMap()
  await visitor.dragSheet(-280)
  await visitor.sheetStandsAt('half')
  await expect(visitor.row('1000 Steps')).toBeInViewport()
  await expect(page).toHaveURL(/view=map/)
  await visitor.dragSheet(-300)
  await visitor.sheetStandsAt('full')
  await expect(page).toHaveURL(/view=list/)
  await visitor.dragSheet(600)
  await visitor.sheetStandsAt('peek')
  await expect(page).toHaveURL(/view=map/)
})

test('the sheet needs no dragging: the grip and three buttons do the same', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=map')
  await visitor.seesMap()
  await visitor.sheet.locator('button').first().click()
  await visitor.sheetStandsAt('half')
  await visitor.isAccessible()
  await page.getByRole('button', { name: 'Full height' }).focus()
  await page.keyboard.press('Enter')
  await visitor.sheetStandsAt('full')
  await page.getByRole('button', { name: 'Lowest' }).focus()
  await page.keyboard.press('Enter')
  await visitor.sheetStandsAt('peek')
})

test('the last row can be reached at half height', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=map&country=Malta')
  await visitor.sheet.locator('button').first().click()
  await visitor.sheetStandsAt('half')
  await visitor.list.getByRole('link').first().focus()
  await page.keyboard.press('End')
  await expect(visitor.list.getByRole('link').last()).toBeInViewport({ ratio: 0.95 })
})

test(
  'a pressed site shows its card in the sheet, and its pin is never covered',
  onAPhone,
  async ({ page }) => {
    test.slow()
    const visitor = explorer(page)
    await visitor.openMapAt({ lat: 27.813, lng: 33.921, z: 9 })
    await visitor.pressMiddleOfMap()
    await expect(visitor.preview('SS Thistlegorm')).toBeInViewport({ ratio: 1 })
    await visitor.seesPinOf('SS Thistlegorm')
    await visitor.sheet.locator('button').first().click()
    await visitor.sheetStandsAt('half')
    await visitor.seesPinOf('SS Thistlegorm')
    await visitor.isAccessible()
    await visitor.readsAbout('SS Thistlegorm')
    await page.goBack()
    await expect(visitor.preview('SS Thistlegorm')).toBeVisible()
    await page.getByRole('button', { name: 'Deselect' }).click()
    await expect(visitor.preview('SS Thistlegorm')).toBeHidden()
  },
)

test('who asked for less motion gets the sheet at once', onAPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const visitor = explorer(page)
  await visitor.open('/explore?view=map')
  const time = await visitor.sheet.evaluate((sheet) => getComputedStyle(sheet).transitionDuration)
  expect(Math.max(...time.split(',').map(Number.parseFloat))).toBeLessThan(0.01)
})
