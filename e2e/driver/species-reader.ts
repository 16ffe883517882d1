import { expect, type Page } from '@playwright/test'

/** What people do with species. Only this file knows the browser. */
export const speciesReader = (page: Page) => ({
  opensTheList: async () => {
    await page.goto('/species')
    await expect(page.getByRole('heading', { level: 1, name: 'Species', exact: true })).toBeVisible()
  },

  findsSpecies: async (words: string, name: string) => {
    await page.getByRole('searchbox', { name: 'Search species' }).fill(words)
    await page.getByRole('list', { name: 'Species found' }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  },

  /** Opens the site with the best chances, and answers its name. */
  opensTheBestSite: async () => {
    const where = page.getByRole('region', { name: 'Where' })
    const best = where.getByRole('list').getByRole('link').first()
    const name = ((await best.textContent()) ?? '').trim()
    await best.click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    return name
  },

  choosesMonth: async (month: string) => {
    await page.getByRole('combobox', { name: 'Month' }).selectOption(month)
  },

  readsMonths: async () => {
    const months = page.getByRole('region', { name: 'By month' })
    await months.getByText('Show as a table').click()
    return months.getByRole('table').getByRole('row').allTextContents()
  },
})
