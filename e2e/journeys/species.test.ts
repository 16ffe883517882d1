import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { speciesReader } from '../driver/species-reader.ts'

test('a visitor finds a species by another of its names, and where it is reported', async ({ page }) => {
  test.slow()
  const reader = speciesReader(page)
  const { isAccessible } = explorer(page)
  await reader.opensTheList()
  await isAccessible()
  await reader.findsSpecies('chelonia', 'Green turtle')
  await isAccessible()
  const months = await reader.readsMonths()
  expect(months).toHaveLength(13)
  expect(months[1]).toContain('January')

  await page.goto('/species/mermaid')
  await expect(page.getByRole('heading', { level: 1, name: 'No such species' })).toBeVisible()
})
