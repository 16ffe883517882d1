import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

type Place = { lat: number; lng: number; z: number }

const phoneWidth = 768

/** What a visitor can do on Explore. Only this file knows the browser. */
export const explorer = (page: Page) => {
  const list = page.getByRole('list', { name: 'Dive sites' })
  const map = page.getByRole('region', { name: /^Map of dive sites/ })
  const search = page.getByRole('searchbox', { name: 'Search dive sites' })
  const row = (name: string): Locator => list.getByRole('link').filter({ hasText: name }).first()
  const isPhone = () => (page.viewportSize()?.width ?? 0) <= phoneWidth

  const seesMap = async () => {
    await expect(map.locator('canvas')).toBeVisible()
    await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  }

  return {
    page,
    list,
    map,
    row,
    isPhone,
    seesMap,

    open: async (address = '/') => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    },

    /** The map around a place, on a phone too. */
    openMapAt: async ({ lat, lng, z }: Place) => {
      await page.goto(`/explore?view=map&lat=${lat}&lng=${lng}&z=${z}`)
      await seesMap()
    },

    showList: async () => {
      if (isPhone()) await page.getByRole('link', { name: 'List', exact: true }).click()
    },

    showMap: async () => {
      if (isPhone()) await page.getByRole('link', { name: 'Map', exact: true }).click()
    },

    /** Opens a filter, makes one choice and closes it. */
    choose: async (filter: string, choice: string) => {
      const chip = page.getByRole('button', { name: filter, exact: true })
      await chip.click()
      await page.getByRole('group', { name: filter }).getByRole('checkbox', { name: choice }).first().check()
      await page.keyboard.press('Escape')
    },

    searchFor: (words: string) => search.fill(words),

    /** A press on the middle of the map, where the address put a marker. */
    pressMiddleOfMap: async () => {
      const box = await map.boundingBox()
      if (!box) throw new Error('The map is not on screen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    },

    readsAbout: async (name: string) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },

    zoomInAddress: () => Number(new URL(page.url()).searchParams.get('z')),

    /** Nothing on screen fails an accessibility rule. */
    isAccessible: async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    },
  }
}
