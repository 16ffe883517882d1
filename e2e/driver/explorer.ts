import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

type Place = { lat: number; lng: number; z: number }

const phoneWidth = 768
/** Somewhat longer than a press must last to be a long one, in milliseconds. */
const longPress = 650

/** By how many pixels a page is wider than its screen. A phone's window grows with what is too wide, and tells nothing. */
const tooWide = async (page: Page): Promise<number> => {
  const width = page.viewportSize()?.width ?? 0
  const needed = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth))
  return needed - width
}

/** What a visitor can do on Explore. Only this file knows the browser. */
export const explorer = (page: Page) => {
  const list = page.getByRole('list', { name: 'Dive sites' })
  const map = page.getByRole('region', { name: /^Map of dive sites/ })
  const search = page.getByRole('searchbox', { name: 'Search dive sites' })
  const row = (name: string): Locator => list.getByRole('link').filter({ hasText: name }).first()
  const preview = (name: string) => page.locator('#site-preview').and(page.getByRole('region', { name }))
  const sheet = page.locator('section[data-stop]')
  const heart = (name: string): Locator => list.getByRole('button', { name: `favorites: ${name}` })
  const scope = (name: string) =>
    page.getByRole('group', { name: 'Which dive sites' }).getByRole('button', { name, exact: true })
  const isPhone = () => (page.viewportSize()?.width ?? 0) <= phoneWidth

  const seesMap = async () => {
    await expect(map.locator('canvas')).toBeVisible()
    await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  }

  /** Nothing fades or slides any more; what goes round for ever does not count. */
  const comesToRest = () =>
    page.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
      const atRest = Promise.allSettled(moving.map(({ finished }) => finished))
      // What has not come to rest by then is looked at as it is, and once more if it fails.
      await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, 2_000))])
    })

  return {
    page,
    list,
    map,
    row,
    preview,
    sheet,
    isPhone,
    seesMap,
    heart,
    /** The heart on the picture of a site that is open. */
    heartOfPage: page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .getByRole('button', { name: /favorites$/ }),

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

    /** Narrows the list to what is one's own, or shows all again. */
    showScope: async (name: 'All' | 'My Sites' | 'Favorites') => {
      await scope(name).click()
      await expect(scope(name)).toHaveAttribute('aria-pressed', 'true')
    },
    isInScope: (name: 'All' | 'My Sites' | 'Favorites') =>
      expect(scope(name)).toHaveAttribute('aria-pressed', 'true'),

    /** Rests on a row, with a finger on a phone and with the mouse elsewhere. */
    pressLong: async (name: string) => {
      const box = await row(name).boundingBox()
      if (!box) throw new Error(`${name} is not on screen`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (!isPhone()) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.waitForTimeout(longPress)
        await page.mouse.up()
        return
      }
      const finger = await page.context().newCDPSession(page)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await page.waitForTimeout(longPress)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await finger.detach()
    },

    isFavorite: (which: Locator, isSo = true) => expect(which).toHaveAttribute('aria-pressed', String(isSo)),

    isTold: (text: string) =>
      expect(page.getByText(text, { exact: true }).filter({ visible: true }).last()).toBeVisible(),

    searchFor: (words: string) => search.fill(words),

    /** A press on the middle of what is seen of the map, where the address put a marker. */
    pressMiddleOfMap: async () => {
      const box = await map.boundingBox()
      if (!box) throw new Error('The map is not on screen')
      const top = isPhone() ? (await sheet.boundingBox())?.y : undefined
      const seen = (top ?? box.y + box.height) - box.y
      await page.mouse.click(box.x + box.width / 2, box.y + seen / 2)
    },

    pointAtMiddleOfMap: async () => {
      const box = await map.boundingBox()
      if (!box) throw new Error('The map is not on screen')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // From beside it: a pointer that is there already does not move.
      await page.mouse.move(x + 60, y + 60)
      await page.mouse.move(x, y, { steps: 3 })
    },

    dragMap: async (right: number, down: number) => {
      const box = await map.boundingBox()
      if (!box) throw new Error('The map is not on screen')
      const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + right, y + down, { steps: 6 })
      await page.mouse.up()
    },

    /** Details are read where they stand, or opened from the card of a site that was pressed on the map. */
    readsAbout: async (name: string) => {
      const heading = page.getByRole('heading', { level: 1, name })
      const card = preview(name)
      await expect(heading.or(card)).toBeVisible()
      if (await card.isVisible()) await card.getByRole('button', { name: 'Details' }).click()
      await expect(heading).toBeVisible()
    },

    /** Drags the sheet of a phone by its head, by a number of pixels; up is negative. */
    dragSheet: async (by: number) => {
      const grip = sheet.locator('button').first()
      // Waits until the sheet has come to rest.
      await grip.hover()
      const box = await grip.boundingBox()
      if (!box) throw new Error('There is no sheet')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.down()
      await page.mouse.move(x, y + by / 2, { steps: 5 })
      await page.mouse.move(x, y + by, { steps: 5 })
      // It stands still before it lets go, or it would be a flick.
      await page.waitForTimeout(150)
      await page.mouse.up()
    },

    sheetStandsAt: (stop: 'peek' | 'half' | 'full') => expect(sheet).toHaveAttribute('data-stop', stop),

    /** The pin of the selected site is on the map, and nothing lies over it. */
    seesPinOf: async (name: string) => {
      const pin = page.getByRole('img', { name: `Selected: ${name}` })
      await expect(pin).toBeVisible()
      await expect
        .poll(() =>
          pin.evaluate((element) => {
            const box = element.getBoundingClientRect()
            const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            // Pins take no presses, so it is the canvas that is found where nothing covers them.
            return under?.tagName === 'CANVAS'
          }),
        )
        .toBe(true)
    },

    zoomInAddress: () => Number(new URL(page.url()).searchParams.get('z')),

    /** Nothing on screen fails an accessibility rule. */
    isAccessible: async () => {
      await expect(async () => {
        await comesToRest()
        // There are no frames of others in a page, for which it would have to open another one.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
        const { violations } = await axe.analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([])
        expect(await tooWide(page), 'pixels by which the page is wider than the screen').toBeLessThanOrEqual(
          0,
        )
      }).toPass({ timeout: 40_000 })
    },
  }
}
