import { expect, type Locator, type Page } from '@playwright/test'
import type { PhotoFile } from './photo-files.ts'

/** What members who add photos do, and people who look at them. Only this file knows the browser. */
export const photographer = (page: Page) => {
  const tray = page.getByRole('region', { name: 'Add your photos' })
  const row = (file: string): Locator => tray.getByRole('listitem').filter({ hasText: file })
  const form = page.getByRole('dialog', { name: 'Add Photo' })
  const grid = page.getByRole('list', { name: /^Photos of / })
  const cell = (caption: string) => grid.getByRole('link').filter({ hasText: caption })
  const viewer = (caption: string) => page.getByRole('dialog', { name: caption })

  return {
    tray,
    row,
    form,
    cell,
    viewer,

    opensTheGalleryOf: async (siteId: string) => {
      await page.goto(`/sites/${siteId}?tab=gallery`)
      await expect(page.getByRole('tab', { name: 'Gallery', selected: true })).toBeVisible()
    },

    /** Lets go of files over the page, wherever the mouse is. */
    drops: async (files: readonly PhotoFile[]) => {
      await expect(tray).toBeVisible()
      const coded = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }))
      const dataTransfer = await page.evaluateHandle((sent) => {
        const held = new DataTransfer()
        for (const { name, mimeType, text } of sent) {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
          held.items.add(new File([bytes], name, { type: mimeType }))
        }
        return held
      }, coded)
      const body = page.locator('body')
      await body.dispatchEvent('dragover', { dataTransfer })
      await expect(page.getByText(/^Drop the photos? /)).toBeVisible()
      await body.dispatchEvent('drop', { dataTransfer })
      for (const { name } of files) await expect(row(name)).toBeVisible()
    },

    /** Chooses them from the device. */
    picks: async (files: readonly PhotoFile[]) => {
      const asked = page.waitForEvent('filechooser')
      await tray.getByRole('button', { name: 'Choose photos' }).click()
      await (await asked).setFiles([...files])
      for (const { name } of files) await expect(row(name)).toBeVisible()
    },

    captions: (file: string, text: string) =>
      row(file)
        .getByRole('textbox', { name: `Caption of ${file}` })
        .fill(text),

    uploads: () => tray.getByRole('button', { name: /^Upload / }).click(),

    isTold: (file: string, text: string | RegExp) =>
      expect(row(file)).toContainText(text, { timeout: 30_000 }),

    seesInTheGallery: async (caption: string) => {
      await expect(cell(caption)).toBeVisible({ timeout: 30_000 })
      await expect(cell(caption).locator('img')).toHaveJSProperty('complete', true)
    },

    looksAt: async (caption: string) => {
      await cell(caption).click()
      await expect(viewer(caption)).toBeVisible()
    },

    opensTheForm: async () => {
      await tray.getByRole('button', { name: 'Add a photo with description and tags' }).click()
      await expect(form).toBeVisible()
    },
  }
}
