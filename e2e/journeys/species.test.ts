import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addOfGroup, sendSite } from '../driver/moderator.ts'
import { sendReport } from '../driver/reporter.ts'
import { speciesReader } from '../driver/species-reader.ts'

test('a visitor finds a species by another of its names, and where it is reported', async ({
  page,
  browser,
  newestCode,
}) => {
  test.slow()
  const { request } = await browser.newContext()
  await addOfGroup(request, newestCode, 'moderator')
  await sendReport(request, (await sendSite(request)).id, {
    diveDate: '2026-05-14',
    animalsSeen: 'Two green turtles and a hawksbill turtle',
  })

  const reader = speciesReader(page)
  const { isAccessible } = explorer(page)
  await reader.opensTheList()
  await isAccessible()
  await reader.choosesMonth('May')
  await expect(page).toHaveURL(/month=5/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Reported in May' })).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await reader.findsSpecies('chelonia', 'Green turtle')
  await isAccessible()
  const months = await reader.readsMonths()
  expect(months).toHaveLength(13)
  expect(months[1]).toContain('January')
  await reader.opensTheBestSite()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Green turtle', exact: true })).toBeVisible()

  await page.goto('/species/hawksbill-turtle')
  const where = page.getByRole('region', { name: 'Where' })
  await expect(where).toContainText('its sites aren’t listed here')
  await expect(where.getByRole('link')).toHaveCount(0)

  await page.goto('/species/mermaid')
  await expect(page.getByRole('heading', { level: 1, name: 'No such species' })).toBeVisible()
})
