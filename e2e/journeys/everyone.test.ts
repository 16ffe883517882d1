import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { onAPhone } from '../driver/sizes.ts'
import { sizeOfTheme, themes } from '../driver/themes.ts'

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, sizeOfTheme[theme], () => {
    test.use({ colorScheme: theme })

    test('Explore, a site, About and a wrong address are accessible', async ({ page, request }) => {
      const visitor = explorer(page)
      await visitor.open('/explore?view=list')
      await expect(visitor.row('1000 Steps')).toBeVisible()
      await visitor.isAccessible()

      await page.goto('/explore?view=map')
      await visitor.seesMap()
      await visitor.isAccessible()

      const found = await request.get('/api/sites?q=thistlegorm&limit=1')
      const [site] = (await found.json()).items
      await visitor.open(`/sites/${site.id}`)
      await visitor.readsAbout('SS Thistlegorm')
      await visitor.isAccessible()

      await visitor.open('/about')
      await visitor.isAccessible()
      await visitor.open('/no-such-page')
      await expect(page.getByRole('heading', { name: 'Worth a look this month' })).toBeVisible()
      await visitor.isAccessible()
    })

    test(
      'the page starts in the theme of the system and keeps the one chosen',
      onAPhone,
      async ({ page }) => {
        const visitor = explorer(page)
        await visitor.open('/about')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        const other = theme === 'light' ? 'dark' : 'light'
        await page.getByRole('button', { name: new RegExp(other, 'i') }).click()
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('data-theme', other)
      },
    )
  })
}

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

test('no page breaks its own content security policy or writes errors to the console', async ({ page }) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  const visitor = explorer(page)
  await visitor.openMapAt({ lat: 20, lng: 0, z: 2 })
  await visitor.open('/about')
  expect(troubles).toEqual([])
})
