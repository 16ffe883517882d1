import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { PhotoFile } from './photo-files.ts'

type Told = { diveDate?: string; diveNotes?: string } & Record<string, unknown>

/** Adds a report as the owner of `request`, without the form. */
export const sendReport = async (
  request: APIRequestContext,
  siteId: string,
  told: Told = {},
): Promise<{ id: string }> => {
  const data = { diveSiteId: siteId, diveDate: '2026-06-14', clientKey: randomUUID(), ...told }
  const answer = await request.post('/api/reports', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** What members who write dive reports do, and people who read them. Only this file knows the browser. */
export const reporter = (page: Page) => {
  const form = page.getByRole('dialog', { name: /^(Create|Edit) Dive Report$/ })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  const list = page.getByRole('list', { name: /^Dive reports of / })
  const report = (words: string) => list.getByRole('article').filter({ hasText: words })
  const onDevice = page.getByRole('region', { name: 'On this device' })
  const digest = page.getByRole('region', { name: 'What divers report' })
  const field = (name: string | RegExp) => form.getByRole('textbox', { name })

  const opensReportsOf = async (siteId: string) => {
    await page.goto(`/sites/${siteId}?tab=reports`)
    await expect(page.getByRole('tab', { name: /^Dive Reports/, selected: true })).toBeVisible()
  }

  return {
    form,
    save,
    report,
    onDevice,
    digest,
    day: form.getByLabel('Date', { exact: true }),
    notes: field(/^Notes/),
    opensReportsOf,

    opensTheForm: async () => {
      await page.getByRole('button', { name: 'Dive report', exact: true }).click()
      await expect(form).toBeVisible()
    },

    /** As far as a diver remembers the evening after. */
    tells: async ({ notes, visibility, animal }: { notes: string; visibility?: string; animal?: string }) => {
      await form.getByRole('button', { name: 'Yesterday' }).click()
      if (visibility) await field('Visibility').fill(visibility)
      if (animal) {
        const animals = form.getByRole('combobox', { name: /^Animals seen/ }).or(field(/^Animals seen/))
        await animals.first().fill(animal)
        await page.keyboard.press('Enter')
      }
      await field(/^Notes/).fill(notes)
    },

    addsPhotos: async (files: readonly PhotoFile[]) => {
      const asked = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: 'Choose photos' }).click()
      await (await asked).setFiles([...files])
      await expect(form.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem')).toHaveCount(
        files.length,
      )
    },

    /** The form is gone, and what became of the report is told. */
    saves: async (outcome: RegExp) => {
      await save.click()
      await expect(form).toBeHidden({ timeout: 30_000 })
      await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible()
    },

    /** How many wait, as it stands above every page. */
    readsThatItWaits: (number: number) =>
      expect(page.getByText(new RegExp(`^${number} dive reports? waiting to be sent$`))).toBeVisible({
        timeout: 30_000,
      }),
    readsThatNothingWaits: () =>
      expect(page.getByText(/dive reports? waiting to be sent/)).toBeHidden({ timeout: 30_000 }),

    opensWhatWaits: async () => {
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Waiting to be sent' })).toBeVisible()
    },

    isAskedAboutUnsavedChanges: () =>
      expect(page.getByText('You have unsaved changes. If you continue, they will be lost.')).toBeVisible(),
  }
}

/** What a person has told of dives, as the server has it. */
export const ownReports = async (
  request: APIRequestContext,
): Promise<{ id: string; diveNotes: string | null; media: string[] }[]> =>
  (await (await request.get('/api/reports/mine')).json()).items
