import { expect, type Page } from '@playwright/test'

/** What somebody does in the list of members. Only this file knows the browser. */
export const memberList = (page: Page) => {
  const search = page.getByRole('searchbox', { name: 'Search members' })
  const card = (name: string) => page.getByRole('article', { name, exact: true })

  return {
    card,

    /** How many members the hub counts. */
    membersCounted: async (): Promise<number> => {
      const figure = page.locator('dl', { hasText: 'Events' }).locator('div', { hasText: 'Members' })
      await expect(figure.locator('dd')).toHaveText(/\d/)
      return Number((await figure.locator('dd').textContent())?.replaceAll(',', ''))
    },

    searchesFor: async (words: string) => {
      await search.fill(words)
      await search.press('Enter')
    },

    chooses: (filter: string) =>
      page.getByRole('group', { name: 'Filter members' }).getByRole('button', { name: filter }).click(),

    finds: (count: number) =>
      expect(page.getByRole('status').filter({ hasText: /members?$/ })).toHaveText(
        count === 1 ? '1 member' : `${count} members`,
      ),

    findsNobody: () => expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible(),
  }
}
