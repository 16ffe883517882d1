import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** A dive of forty minutes, with what a computer recorded of it each twenty seconds. */
const recorded = {
  columns: ['time', 'depth', 'temperature', 'pressure'],
  rows: Array.from({ length: 121 }, (_, at) => [
    at * 20,
    Math.round(3_100 * Math.sin((Math.PI * at) / 120)) / 100,
    at % 6 === 0 ? 26 - Math.round(at / 40) : null,
    200 - at,
  ]),
}

/** Logs a dive without a browser, for the owner of `request`; answers where its page is. */
export const logDive = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/dive-log/dives', {
    data: {
      siteName: 'Blue Hole',
      location: 'Egypt, Dahab',
      date: '2026-05-16',
      time: '09:40',
      number: 87,
      visibility: 18,
      conditions: ['Calm', 'Night'],
      notes: 'A secret of mine.',
      buddies: ['Lea'],
      cylinders: [{ description: '12 l steel', size: 12, startPressure: 200, endPressure: 80, o2: 32 }],
      computers: [
        { model: 'Perdix', samples: recorded, events: [{ time: 600, kind: 'bookmark', name: 'Turtle' }] },
      ],
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return `/dive-log/${(await answer.json()).id}`
}

/** What somebody can do on the page of a dive. */
export const divePage = (page: Page) => {
  const profile = page.getByRole('slider', { name: 'Dive profile' })
  const sharing = page.getByRole('dialog', { name: 'Share dive' })
  const said = async () => ((await profile.getAttribute('aria-valuetext')) ?? '').replaceAll('\u00a0', ' ')

  return {
    opens: async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Blue Hole' })).toBeVisible()
    },

    /** From the beginning of the dive on. */
    movesTheCursor: async (steps: number) => {
      await profile.focus()
      await page.keyboard.press('Home')
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
    },
    reads: (words: string) => expect.poll(said).toBe(words),

    makesALink: async (): Promise<string> => {
      await page.getByRole('button', { name: 'Share' }).click()
      await sharing.getByRole('button', { name: 'Create link' }).click()
      const link = await sharing.getByRole('textbox', { name: 'Your link' }).inputValue()
      return new URL(link).pathname
    },
    endsTheLink: async () => {
      await sharing.getByRole('button', { name: 'End link' }).click()
      await expect(sharing.getByRole('button', { name: 'End link' })).toHaveCount(0)
    },
    /** Opens the first photo and steps on; each is named by its caption. */
    stepsThroughPhotos: async (captions: readonly string[]) => {
      // Each appears once it has been made ready; only those that are there are stepped through.
      for (const name of captions)
        await expect(page.getByRole('img', { name })).toBeVisible({ timeout: 30_000 })
      await page.getByRole('img', { name: captions[0] ?? '' }).click()
      for (const caption of captions) {
        const photo = page.getByRole('dialog', { name: caption })
        await expect(photo.getByRole('img', { name: caption })).toBeVisible()
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('Escape')
    },
    closesSharing: async () => {
      await page.keyboard.press('Escape')
      await expect(sharing).toBeHidden()
    },
  }
}
