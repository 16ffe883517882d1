import { expect, type Page } from '@playwright/test'

/** What an admin does in the administration. Only this file knows the browser. */
export const administrator = (page: Page) => {
  const jobs = page.getByRole('list', { name: 'Jobs' })
  const people = page.getByRole('list', { name: 'People' })
  const log = page.getByRole('list', { name: 'Audit log' })

  /** What is asked once is answered. */
  const agrees = async (label: string) => {
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  return {
    jobs,
    log,

    opens: async (section: string, heading = section) => {
      await page
        .getByRole('navigation', { name: 'Administration' })
        .getByRole('link', { name: section, exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    },

    retries: async (task: string) => {
      await page.getByRole('button', { name: `Retry: ${task}` }).click()
      await agrees('Retry')
    },

    finds: async (words: string) => {
      const search = page.getByRole('searchbox', { name: 'Search people' })
      await search.fill(words)
      await search.press('Enter')
      await expect(people.getByRole('button', { name: /^Manage / })).toHaveCount(1)
      await people.getByRole('button', { name: /^Manage / }).click()
    },

    makes: async (group: 'editor' | 'moderator' | 'admin') => {
      await people.getByRole('button', { name: new RegExp(`^Make ${group}: `) }).click()
      await agrees(`Make ${group}`)
    },

    readsInTheLog: (...words: string[]) =>
      Promise.all(words.map((word) => expect(log.getByText(word, { exact: true }).first()).toBeVisible())),

    opensFirstEntry: () => log.locator('summary').first().click(),
  }
}
