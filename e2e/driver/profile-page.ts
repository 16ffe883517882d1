import { expect, type Page } from '@playwright/test'

/** Profiles, one’s own and others’. Only this file knows the browser. */
export const profilePage = (page: Page) => {
  const privacy = page.getByRole('dialog', { name: 'Privacy' })
  const isCalled = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  return {
    isCalled,

    opens: async (handle?: string) => {
      await page.goto(handle === undefined ? '/profile' : `/profile/${handle}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },

    /** Whether the dives of the log are to be seen. */
    showsDives: (areShown: boolean) =>
      expect(page.getByRole('region', { name: 'Recent Dives' })).toHaveCount(areShown ? 1 : 0),

    opensPrivacy: async () => {
      await page.getByRole('button', { name: 'Privacy' }).click()
      await expect(privacy.getByLabel('Dives', { exact: true })).toBeVisible()
    },

    /** Lets others see a part of the profile; the choice counts when this is done. */
    shows: async (section: string, audience: string) => {
      const saved = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'PUT' && new URL(answer.url()).pathname === '/api/profile/privacy',
      )
      await privacy.getByLabel(section, { exact: true }).selectOption({ label: audience })
      expect((await saved).status()).toBe(200)
    },

    closesPrivacy: async () => {
      await page.keyboard.press('Escape')
      await expect(privacy).toBeHidden()
    },

    looksAs: async (reader: 'Visitor' | 'Member' | 'Buddy') => {
      const viewAs = page.getByRole('button', { name: 'View as' })
      if (await viewAs.isVisible()) await viewAs.click()
      await page.getByRole('complementary', { name: 'View as' }).getByText(reader, { exact: true }).click()
      await expect(page.getByRole('radio', { name: reader })).toBeChecked()
    },

    changesUsername: async (handle: string) => {
      await page.goto('/profile?open=username')
      const box = page.getByRole('dialog', { name: 'Change username' })
      await box.getByRole('textbox', { name: 'Username' }).fill(handle)
      await box.getByRole('button', { name: 'Change username' }).click()
      await expect(box).toBeHidden()
    },
  }
}
