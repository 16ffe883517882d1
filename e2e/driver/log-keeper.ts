import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Adds a dive to the log of the owner of `request`, without the form. */
export const sendDive = async (request: APIRequestContext, told: object): Promise<{ id: string }> => {
  const data = { siteName: 'Blue Hole', location: 'Egypt, Dahab', ...told }
  const answer = await request.post('/api/dive-log/dives', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** What members do with the figures of their log and with their equipment. Only this file knows the browser. */
export const logKeeper = (page: Page) => {
  const part = (name: string | RegExp) => page.getByRole('region', { name, exact: true })
  const form = (name: string) => page.getByRole('dialog', { name })
  return {
    part,

    opens: async (path: string, title: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },

    /** The rows of a chart, as its table has them. */
    readsTable: async (name: string): Promise<string[]> => {
      const chart = part(name)
      await chart.getByRole('button', { name: /^Show as a table/ }).click()
      return chart.getByRole('table').getByRole('row').allInnerTexts()
    },

    /** What the file of a chart says. */
    downloads: async (name: string): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        part(name)
          .getByRole('button', { name: /^Download CSV/ })
          .click(),
      ])
      return readFile(await file.path(), 'utf8')
    },

    addsEquipment: async ({ brand, bought, months }: { brand: string; bought: string; months: string }) => {
      await page.getByRole('button', { name: 'Add equipment' }).click()
      const fields = form('Add equipment')
      await fields.getByRole('textbox', { name: /^Brand/ }).fill(brand)
      await fields.getByLabel(/^Bought on/).fill(bought)
      await fields.getByRole('textbox', { name: /months/ }).fill(months)
      await fields.getByRole('button', { name: 'Save' }).click()
      await expect(fields).toBeHidden()
    },

    services: (name: string) =>
      part(/due for service$/)
        .getByRole('button', { name: new RegExp(`^Serviced today.*${name}`) })
        .click(),

    addsCertification: async (agency: string, level: string) => {
      await page.getByRole('button', { name: 'Add certification' }).click()
      const fields = form('Add certification')
      await fields.locator('input').and(fields.getByLabel('Agency')).fill(agency)
      await fields.locator('input').and(fields.getByLabel('Level')).fill(level)
      await fields.getByRole('button', { name: 'Save' }).click()
      await expect(fields).toBeHidden()
    },
  }
}
