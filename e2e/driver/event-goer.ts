import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Made = { id: string; title: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Makes an event as the owner of `request`, without the form. */
export const makeEvent = async (request: APIRequestContext, known: object = {}): Promise<Made> => {
  const title = `Boat dive ${randomUUID().slice(0, 6)}`
  const data = {
    title,
    date: inDays(9),
    time: '08:30',
    location: 'Harbour, second jetty',
    coordinates: [34.52, 28.5],
    maxAttendees: 12,
    clientKey: randomUUID(),
    ...known,
  }
  const answer = await request.post('/api/community/events', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return { id, title }
}

/** Joins an event, or leaves it, as the owner of `request`. */
export const joins = async (request: APIRequestContext, { id }: Made): Promise<void> => {
  const answer = await request.post(`/api/community/events/${id}/join`)
  expect(answer.status(), await answer.text()).toBe(200)
}
export const leaves = async (request: APIRequestContext, { id }: Made): Promise<void> => {
  const answer = await request.delete(`/api/community/events/${id}/join`)
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What somebody does with events. Only this file knows the browser. */
export const eventGoer = (page: Page) => {
  const way = page.getByRole('region', { name: 'Join this event' })
  const button = (name: string) => way.getByRole('button', { name })
  return {
    plan: page.getByRole('region', { name: 'Emergency plan' }),
    way,
    button,
    opens: async ({ id, title }: Made) => {
      await page.goto(`/community/events/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
    creates: async ({ title, location, places }: { title: string; location: string; places: number }) => {
      await page.goto('/community/events')
      await page.getByRole('link', { name: 'Create Event' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      await page.getByRole('textbox', { name: 'Where you meet' }).fill(location)
      await page.getByLabel('Day', { exact: true }).fill(inDays(9))
      await page.getByLabel('Starts (optional)').fill('08:30')
      await page.getByRole('textbox', { name: 'Places, with you (optional)' }).fill(String(places))
    },
    saves: async (title: string) => {
      await page.getByRole('button', { name: 'Create Event' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
    /** What the button says, which is also how it is pressed. */
    offers: async (name: string, { isPressed }: { isPressed: boolean }) => {
      await expect(button(name)).toHaveAttribute('aria-pressed', String(isPressed))
    },
    presses: (name: string) => button(name).click(),
  }
}
