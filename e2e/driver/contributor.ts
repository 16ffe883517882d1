import { expect, type Page } from '@playwright/test'

const phoneWidth = 768

/** A name and a place that no other journey uses, in the Red Sea, so near to known sites that its country is known. */
export const newSite = () => {
  const away = () => Math.random() * 0.15
  const [lat, lng] = [27.35 + away(), 34 + away()]
  return { name: `Journey Reef ${Math.random().toString(36).slice(2, 8)}`, lat, lng }
}

/** What a member does who adds a dive site or changes one. Only this file knows the browser. */
export const contributor = (page: Page) => {
  const isPhone = () => (page.viewportSize()?.width ?? 0) <= phoneWidth
  const coordinates = page.getByRole('textbox', { name: 'Coordinates' })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const map = page.getByRole('region', { name: /^Map for choosing a location/ })
  const send = page.getByRole('button', { name: /^(Add dive site|Send now)$/ })

  return {
    isPhone,
    coordinates,
    field,
    send,

    opensAddSite: async () => {
      await page.goto('/add-site')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },

    /** The form of a known site. */
    opensEdit: async (siteId: string) => {
      await page.goto(`/sites/${siteId}/edit`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },

    isAskedToLogIn: () =>
      expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible(),

    seesTheMap: async () => {
      await expect(map.locator('canvas')).toBeVisible()
      await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
    },

    typesCoordinates: async (text: string) => {
      await coordinates.fill(text)
      await coordinates.press('Enter')
    },

    /** Takes what lies under the cross in the middle of the map. */
    setsThePlaceHere: () => page.getByRole('button', { name: 'Set location here' }).click(),

    focusesTheMap: () => map.locator('canvas').focus(),

    goesOnToTheForm: async () => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('button', { name: 'Back to Map' })).toBeVisible()
    },

    placeIsNamed: async (country: string) =>
      expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(country),

    describes: async ({ name, text }: { name: string; text: string }) => {
      await field('Site name').fill(name)
      await field('Description').fill(text)
    },

    sends: () => send.click(),

    /** Its page is open, and says that nobody else sees it yet. */
    seesItPending: async (name: string) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('Pending review').first()).toBeVisible()
    },

    findsTheDraft: async (name: string) => {
      await expect(page.getByText('This is your saved draft.')).toBeVisible()
      await expect(field('Site name')).toHaveValue(name)
    },
  }
}
