import { expect, type Page } from '@playwright/test'

type Board = 'Most Dives' | 'Most Photos' | 'Top Contributors' | 'Achievements'

/** What people do with the boards. Only this file knows the browser. */
export const boardReader = (page: Page) => {
  const tabs = page.getByRole('navigation', { name: 'Boards' })
  const stats = page.getByRole('region', { name: 'Your Stats' })
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
  return {
    stats,
    /** Whether somebody is shown, by the way to their profile. */
    sees: (handle: string) => expect(page.locator(`main a[href="/profile/${handle}"]`).first()).toBeVisible(),
    doesNotSee: (handle: string) => expect(page.locator(`main a[href="/profile/${handle}"]`)).toHaveCount(0),

    card,

    opensTheBoards: async (search = '') => {
      await page.goto(`/leaderboard${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Diving Leaderboard' })).toBeVisible()
    },

    opensTab: async (board: Board) => {
      await tabs.getByRole('link', { name: board }).click()
      await expect(tabs.getByRole('link', { name: board })).toHaveAttribute('aria-current', 'page')
    },

    heading: (text: string) => page.getByRole('heading', { level: 2, name: text }),

    agreesToBeListed: async () => {
      await page.getByRole('button', { name: 'Yes, list me' }).click()
      await expect(page.getByRole('heading', { name: /Show your number of dives/ })).toBeHidden()
    },

    /** Keeps what they contribute off the boards. */
    optsOut: async () => {
      await page.goto('/profile?open=privacy')
      const choice = page.getByRole('switch', { name: 'List what I contribute on the leaderboard' })
      await choice.click()
      await expect(choice).not.toBeChecked()
    },

    readsHowItCounts: async (formula: RegExp) => {
      await page.getByText('How this board counts').click()
      await expect(page.getByText(formula)).toBeVisible()
    },

    opensAchievement: async (name: string) => {
      await card(name).getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
  }
}
