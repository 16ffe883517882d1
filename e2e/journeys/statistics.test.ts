import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { atADesk } from '../driver/sizes.ts'
import { statisticsReader } from '../driver/statistics-reader.ts'

test('a visitor reads a chart by keyboard, as a table and as a file', atADesk, async ({ page }) => {
  test.slow()
  const reader = statisticsReader(page)
  const { isAccessible } = explorer(page)
  await reader.opensStatistics()
  await isAccessible()

  const [first, second] = await reader.walksThrough('Dive Site Categories')
  expect(first).toMatch(/: [\d,]+ dive sites?, [\d.]+%$/)
  expect(second).not.toBe(first)
  await reader.readsDefinition('Most Popular Dive Sites', /1 for each view in the last 30 days/)

  await reader.showsAsTable('Dive Site Categories')
  await expect(page).toHaveURL(/tables=categories/)
  await page.reload()
  const table = reader.section('Dive Site Categories').getByRole('table')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const rows = await table.getByRole('row').count()
  const lines = (await reader.downloads('Dive Site Categories')).trim().split('\r\n')
  expect(lines).toHaveLength(rows)
  await isAccessible()
})
