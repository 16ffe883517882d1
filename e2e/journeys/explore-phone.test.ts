import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { moving, onAPhone, withMapOnAPhone } from '../driver/sizes.ts'

test.use(moving)

test(
  'the list is a sheet over the map, moved by the switch, a finger, the grip and three buttons',
  onAPhone,
  async ({ page }) => {
    test.slow()
    const visitor = explorer(page)

    await test.step('the switch puts it up and down', async () => {
      await visitor.open('/explore')
      await visitor.sheetStandsAt('full')
      await expect(visitor.row('1000 Steps')).toBeVisible()
      await visitor.showMap()
      await visitor.sheetStandsAt('peek')
      await expect(page.getByText(/^\d+ dive sites$/)).toBeVisible()
      await expect(visitor.row('1000 Steps')).not.toBeInViewport()
      await visitor.showList()
      await visitor.sheetStandsAt('full')
      await page.goBack()
      await visitor.sheetStandsAt('peek')
    })

    await test.step('a finger drags it to each of its stops, and the address follows', async () => {
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

    await test.step('it needs no dragging', async () => {
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

    await test.step('the last row can be reached at half height', async () => {
      await visitor.open('/explore?view=map&country=Malta')
      await visitor.sheet.locator('button').first().click()
      await visitor.sheetStandsAt('half')
      await visitor.list.getByRole('link').first().focus()
      await page.keyboard.press('End')
      await expect(visitor.list.getByRole('link').last()).toBeInViewport({ ratio: 0.95 })
    })

    await test.step('who asked for less motion gets it at once', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const time = await visitor.sheet.evaluate((sheet) => getComputedStyle(sheet).transitionDuration)
      expect(Math.max(...time.split(',').map(Number.parseFloat))).toBeLessThan(0.01)
    })
  },
)

test(
  'a pressed site shows its card in the sheet, and its pin is never covered',
  withMapOnAPhone,
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
