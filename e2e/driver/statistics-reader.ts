import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** What people do with the statistics of the community. Only this file knows the browser. */
export const statisticsReader = (page: Page) => {
  const section = (title: string) => page.getByRole('region', { name: title, exact: true })
  return {
    section,

    opensStatistics: async (search = '') => {
      await page.goto(`/statistics${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Community Statistics' })).toBeVisible()
    },

    /** The first two marks of a chart, as they are reached with Tab and an arrow key. */
    walksThrough: async (title: string) => {
      const marks = section(title).getByRole('list').getByRole('button')
      await marks.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(marks.nth(1)).toBeFocused()
      return [await marks.first().getAttribute('title'), await marks.nth(1).getAttribute('title')]
    },

    showsAsTable: (title: string) =>
      section(title)
        .getByRole('button', { name: `Show as a table: ${title}` })
        .click(),

    readsDefinition: async (title: string, text: RegExp) => {
      await section(title)
        .getByRole('button', { name: `How this is counted: ${title}` })
        .click()
      await expect(section(title).getByText(text)).toBeVisible()
    },

    downloads: async (title: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section(title)
          .getByRole('link', { name: `Download CSV: ${title}` })
          .click(),
      ])
      return readFile(await download.path(), 'utf8')
    },
  }
}
