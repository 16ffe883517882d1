import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { installed, onAPhone, withMap } from '../driver/sizes.ts'

test('the page starts in the theme of the system and keeps the one chosen', async ({ page, colorScheme }) => {
  const visitor = explorer(page)
  await visitor.open('/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme ?? '')
  await visitor.isAccessible()
  const other = colorScheme === 'light' ? 'dark' : 'light'
  await page.getByRole('button', { name: new RegExp(other, 'i') }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', other)
})

test('the menu of a phone opens, is accessible, and closes', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/about')
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await visitor.isAccessible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /menu/i }).click()
  await menu.getByRole('link', { name: 'Explore' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/explore/)
})

test.describe('on a device that keeps the app', () => {
  test.use(installed)

  test(
    'no page breaks its own content security policy or writes errors to the console',
    withMap,
    async ({ page }) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text())
      })
      const visitor = explorer(page)
      await visitor.openMapAt({ lat: 20, lng: 0, z: 2 })
      await visitor.open('/about')
      expect(troubles).toEqual([])
    },
  )
})
