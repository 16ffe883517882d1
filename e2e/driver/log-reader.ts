import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Person } from './member.ts'
import { runBeside } from './own-server.ts'

const head = { format: 'soundings-dive-log', formatVersion: 1, units: {}, startingDives: 0 }

/**
 * A log as it is exported, one dive a line: the newest `count` of so many in all, one a day, every tenth of them at night.
 * `addToLog` adds the others.
 */
export const exportedLog = (count: number, total = count): string => {
  const lines = Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      id: randomUUID(),
      siteName: at % 10 === 9 ? `Night reef ${at}` : `Reef ${at}`,
      location: at < total / 2 ? 'Egypt, Dahab' : 'Malta, Gozo',
      date: new Date(Date.UTC(2025, 5, 1) - at * 86_400_000).toISOString().slice(0, 10),
      time: '09:00',
      maxDepth: 10 + (at % 20),
      duration: 45,
      conditions: at % 10 === 9 ? ['Night'] : ['Calm'],
      notes: at === total - 1 ? 'A whale shark at last' : null,
    }),
  )
  return `${JSON.stringify(head).slice(0, -1)},"dives":[\n${lines.join(',\n')}\n]}\n`
}

/** Adds the older dives of that log, without sending each of them. */
export const addToLog = ({ email }: Pick<Person, 'email'>, from: number, to: number): Promise<void> =>
  runBeside('../many-dives.mjs', [email, String(from), String(to)])

/** What members do in their log once it holds many dives. Only this file knows the browser. */
export const logReader = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Selected dives' })
  const dive = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  const search = page.getByRole('searchbox', { name: 'Search dives' })
  /** With the keyboard alone: from wherever focus is to a button of the bar. */
  const pressesInBar = async (name: string) => {
    await page.keyboard.press('a')
    const button = bar.getByRole('button', { name })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
  }
  return {
    dive,

    readsBack: async (log: string) => {
      await page.getByRole('button', { name: 'Export Log' }).click()
      const dialog = page.getByRole('dialog', { name: 'Export Log' })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Choose a file' }).click(),
      ])
      await chooser.setFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(log) })
      await expect(dialog.getByText(/dives? (was|were) added/)).toBeVisible({ timeout: 60_000 })
      const said = await dialog.getByRole('status').textContent()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      return said
    },

    findsSoMany: (count: number) =>
      expect(page.getByText(new RegExp(`^${count.toLocaleString('en')} dives?$`))).toBeVisible(),

    /** With the keyboard alone: the key that leads to the search box, the words, Enter. */
    searchesByKey: async (words: string) => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
    },

    clearsTheSearchByKey: async () => {
      await page.keyboard.press('Escape')
      await expect(search).toHaveValue('')
      await page.keyboard.press('Tab')
    },

    /** Each press moves on by one; at the end of what is there it does nothing, until more has come. */
    goesDownByKey: async (presses: number) => {
      const at = () => page.evaluate(() => document.activeElement?.textContent)
      for (let press = 0; press < presses; press++) {
        const before = await at()
        await expect(async () => {
          await page.keyboard.press('ArrowDown')
          await expect.poll(at, { timeout: 1_000 }).not.toBe(before)
        }).toPass()
      }
    },

    isAt: (name: string) => expect(page.getByRole('link', { name, exact: true })).toBeFocused(),

    /** The first ones from the top, with the keyboard alone. */
    selectsByKey: async (...names: string[]) => {
      for (const name of names) {
        await page.keyboard.press('j')
        await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
        await page.keyboard.press('x')
      }
      await expect(bar.getByRole('status')).toHaveText(`${names.length} dives selected`)
    },
    tagsThemByKey: async (tag: string) => {
      await pressesInBar('Add tag')
      await expect(page.getByRole('combobox', { name: 'Tag' })).toBeFocused()
      await page.keyboard.type(tag)
      await page.keyboard.press('Enter')
      await expect(bar).toBeHidden()
    },
    deletesThemByKey: () => pressesInBar('Delete'),
    undoesByKey: () => page.keyboard.press('z'),

    restores: async (name: string) => {
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { name: 'Restore' }).click()
      await expect(row).toBeHidden()
    },
  }
}
