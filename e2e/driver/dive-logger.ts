import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { PhotoFile } from './photo-files.ts'

/** What members do who write down their dives. Only this file knows the browser. */
export const diveLogger = (page: Page) => {
  const form = page.getByRole('dialog', { name: 'Add New Dive' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  const change = page.getByRole('dialog', { name: 'Edit Dive' })
  const notes = change.getByLabel('Notes', { exact: true })

  const lastDive = (site: string) => form.getByRole('button', { name: `Like my last dive ${site}` })

  const opensTheForm = async () => {
    await page.getByRole('button', { name: 'Add New Dive' }).first().click()
    await expect(field('Location')).toBeVisible()
  }

  return {
    form,
    opensTheForm,

    /** The last dive is known here by then. Nothing is typed, so nothing is asked. */
    looksAtTheForm: async (site: string) => {
      await opensTheForm()
      await expect(lastDive(site)).toBeVisible()
      await form.getByRole('button', { name: 'Cancel' }).click()
      await expect(form).toBeHidden()
    },

    /** A site that no catalogue knows. */
    namesThePlace: async (site: string, location: string) => {
      await form
        .getByRole('combobox', { name: 'Dive Site' })
        .or(form.getByRole('textbox', { name: 'Dive Site' }))
        .first()
        .fill(site)
      await field('Location').fill(location)
      await form.getByRole('button', { name: 'Today' }).click()
    },

    takesTheLastDive: async (site: string) => {
      await lastDive(site).click()
      await expect(field('Location')).not.toHaveValue('')
    },

    tells: async ({ time, depth, minutes }: { time: string; depth: string; minutes: string }) => {
      await field('Time').fill(time)
      await field('Max Depth (m)').fill(depth)
      await field('Duration (min)').fill(minutes)
    },

    /** All that a dive can say; it stays open for the next one. */
    opensMore: async () => {
      await form.getByRole('button', { name: /^More/ }).click()
      await form.getByRole('button', { name: 'Add cylinder' }).click()
      await expect(form.getByLabel('Size (l)')).toBeVisible()
    },

    /** Photos of this device, each with its caption. */
    addsPhotos: async (photos: readonly { file: PhotoFile; caption: string }[]) => {
      await form.getByRole('button', { name: /^More/ }).click()
      const asked = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: 'Add photos' }).click()
      await (await asked).setFiles(photos.map(({ file }) => file))
      for (const [at, { caption }] of photos.entries())
        await form.getByLabel(`Caption of photo ${at + 1}`).fill(caption)
    },

    /** The form is gone, and what became of the dive is told. */
    adds: async (outcome: RegExp) => {
      await form.getByRole('button', { name: 'Add Dive', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: outcome }).first()).toBeVisible()
    },

    /** Opens a dive of the log, and what can be changed of it. */
    opensToChange: async (id: string) => {
      await page.goto(`/dive-log/${id}`)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(notes).toBeVisible()
    },
    notes: (words: string) => notes.fill(words),
    reckonsVisibility: (metres: string) => change.getByLabel('Visibility (m)', { exact: true }).fill(metres),
    savesTheChange: async () => {
      await change.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(change).toBeHidden()
    },
    /** Another device was faster: what that says is told, and what was typed stands where it stood. */
    isAsked: async ({ typed, there }: { typed: string; there: string }) => {
      await change.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(change.getByText(/^This dive was changed on another device/)).toBeVisible()
      await expect(change.getByRole('definition').filter({ hasText: there })).toBeVisible()
      await expect(notes).toHaveValue(typed)
    },

    readsThatOneWaits: () => expect(page.getByText('1 dive waiting to be sent')).toBeVisible(),
    readsThatNothingWaits: () =>
      expect(page.getByText(/dives? waiting to be sent/)).toBeHidden({ timeout: 30_000 }),
  }
}

/** The dives of a person as the server has them, newest first. */
export const ownDives = async (
  request: APIRequestContext,
): Promise<
  {
    id: string
    siteName: string
    location: string
    time: string | null
    maxDepth: number | null
    notes: string | null
    visibility: number | null
  }[]
> => (await (await request.get('/api/dive-log/dives')).json()).items
