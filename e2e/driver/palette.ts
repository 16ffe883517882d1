import { expect, type Page } from '@playwright/test'

/** The search over everything, and the help about keys. Only this file knows the browser. */
export const palette = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox')
  const button = page.getByRole('button', { name: 'Search everything' })

  return {
    dialog,
    box,
    button,
    help: page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    option: (name: string) => dialog.getByRole('option').filter({ hasText: name }).first(),
    group: (name: string) => dialog.getByRole('group', { name }),
    type: (words: string) => box.fill(words),

    /** With the button where there is room for it, else from the menu. */
    open: async () => {
      if (await button.isVisible()) await button.click()
      else {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
      }
      await expect(box).toBeFocused()
    },
  }
}
