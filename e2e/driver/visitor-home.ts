import { expect, type Page } from '@playwright/test'
import { explorer } from './explorer.ts'

/** What a visitor can do on the home screen. Only this file knows the browser. */
export const visitorHome = (page: Page) => {
  const { isPhone, isAccessible, seesMap } = explorer(page)
  const log = page.getByRole('log', { name: 'Conversation' })
  const turns = log.getByRole('listitem').filter({ has: page.getByRole('paragraph') })
  const related = page.getByRole('list', { name: 'Related sites' }).filter({ visible: true })
  const slide = (name: 'Ask' | 'Map' | 'Sites') =>
    page.getByRole('navigation', { name: 'Home views' }).getByRole('link', { name, exact: true })
  /** Where the conversation goes on; before the first question there is the one box for names and questions. */
  const field = page.getByRole('textbox', { name: 'Your question' }).filter({ visible: true })
  const box = page.getByRole('combobox', { name: /ask a question$/ }).filter({ visible: true })

  const actions = page.getByRole('group', { name: 'Actions' })
  const reports = page.getByRole('region', { name: 'Dive Reports', exact: true }).filter({ visible: true })

  const shows = async (name: 'Ask' | 'Map' | 'Sites') => {
    await slide(name).click()
    await expect(slide(name)).toHaveAttribute('aria-current', 'page')
    // It has come to rest.
    const shown = page.locator(`[data-at="${name.toLowerCase()}"]`)
    await expect.poll(async () => (await shown.boundingBox())?.x).toBe(0)
  }

  return {
    page,
    log,
    related,
    actions,
    reports,
    box,
    isPhone,
    isAccessible,
    seesMap,
    /** The slide of a phone; a desk shows all at once. */
    shows: async (name: 'Ask' | 'Map' | 'Sites') => {
      if (isPhone()) await shows(name)
    },
    isOnSlide: (name: 'Ask' | 'Map' | 'Sites') => expect(slide(name)).toHaveAttribute('aria-current', 'page'),

    opens: async (address = '/') => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    },

    asks: async (question: string) => {
      await field.or(box).first().waitFor()
      await ((await field.count()) > 0 ? field : box).fill(question)
      await page.keyboard.press('Enter')
      await expect(log.getByText(question, { exact: true })).toBeVisible()
    },

    /** The last answer is there and says so. */
    reads: (words: RegExp) => expect(turns.last()).toContainText(words),
    /** What was understood, as far as it is matched. */
    isUnderstoodAs: async (...chips: string[]) => {
      const understood = log.getByRole('list', { name: 'Understood as' }).last()
      for (const chip of chips) await expect(understood.getByText(chip, { exact: true })).toBeVisible()
    },
    takesOut: (chip: string) =>
      log
        .getByRole('button', { name: `Ask without ‘${chip}’` })
        .last()
        .click(),
    opensNamed: async (name: string) => log.getByRole('link', { name }).last().click(),
    viewsReports: async () => {
      await actions.getByRole('button', { name: 'View Dive Reports' }).click()
      await expect(reports).toBeVisible()
    },
    /** The first site that the last answer names. */
    firstNamed: async () => (await turns.last().getByRole('link').first().locator('bdi').textContent()) ?? '',

    /** A finger goes sideways over the middle of what is seen. */
    swipes: async (way: 'left' | 'right', over = { x: 195, y: 300 }) => {
      const finger = await page.context().newCDPSession(page)
      const step = way === 'left' ? -20 : 20
      const touch = (type: string, x: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: over.y }],
        } as never)
      await touch('touchStart', over.x)
      for (let at = 1; at <= 6; at++) await touch('touchMove', over.x + at * step)
      await touch('touchEnd', over.x + 6 * step)
      await finger.detach()
    },
  }
}
