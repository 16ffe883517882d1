import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { nothingKnown } from '@soundings/rules/sites'
import { addMember, type Person } from './member.ts'
import { runBeside, sharedPort } from './own-server.ts'

/** Makes an account in a group; the owner of `request` is signed in then. */
export const addOfGroup = async (
  request: APIRequestContext,
  newestCode: (email: string) => Promise<string>,
  group: 'editor' | 'moderator' | 'admin',
  port = sharedPort,
): Promise<Person> => {
  const person = await addMember(request, newestCode)
  // With the command that admins use.
  await runBeside('../../apps/api/src/cli/grant.ts', [person.email, group], port)
  return person
}

type SentSite = { id: string; version: number; siteName: string; facts: Record<string, unknown> }

/** Adds a site as the owner of `request`, without the form. */
export const sendSite = async (request: APIRequestContext): Promise<SentSite> => {
  const siteName = `Quiet Ledge ${randomUUID().slice(0, 6)}`
  const facts = {
    ...nothingKnown(),
    maxDepth: 18,
    siteName,
    coordinates: [33.5 + Math.random() / 3, 27.2 + Math.random() / 3],
    country: 'Egypt',
    region: 'Red Sea',
    description: 'A ledge that nobody visits, with soft corals below it.',
  }
  const answer = await request.post('/api/sites', { data: { ...facts, key: randomUUID() } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id, version } = await answer.json()
  return { id, version, siteName, facts }
}

/** What its author changes at a site that is not published. */
export const mendSite = async (
  request: APIRequestContext,
  site: SentSite,
  change: Record<string, unknown>,
): Promise<void> => {
  const { version } = await (await request.get(`/api/sites/${site.id}`)).json()
  const data = { facts: { ...site.facts, ...change }, version }
  const answer = await request.put(`/api/sites/${site.id}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What somebody would change about a published site. */
export const proposeEdit = async (
  request: APIRequestContext,
  site: SentSite,
  change: Record<string, unknown>,
): Promise<void> => {
  const { version } = await (await request.get(`/api/sites/${site.id}`)).json()
  const data = { facts: { ...site.facts, ...change }, version }
  const answer = await request.post(`/api/sites/${site.id}/proposals`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** What a moderator does with what waits, and with the history of a site. Only this file knows the browser. */
export const moderator = (page: Page) => {
  const list = page.getByRole('list', { name: 'Pending submissions' })
  const row = (title: string) => list.getByRole('button').filter({ hasText: title })
  const preview = page.getByRole('region', { name: 'Preview' })
  const heading = (title: string) => preview.getByRole('heading', { name: title })
  const back = page.getByRole('button', { name: 'Back to the list' })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const toast = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

  return {
    list,
    row,
    preview,
    dialog,
    toast,

    opensTheDesk: async () => {
      await page.goto('/moderator/report')
      await expect(page.getByRole('heading', { level: 1, name: 'Report Submissions' })).toBeVisible()
    },

    /** On a phone, by way of the list. */
    opens: async (title: string) => {
      if (await back.isVisible()) await back.click()
      await row(title).click()
      await expect(heading(title)).toBeVisible()
    },

    isReading: (title: string) => expect(heading(title)).toBeVisible(),

    approves: async (title: string) => {
      await preview.getByRole('button', { name: 'Approve' }).click()
      await expect(toast(`Approved ‘${title}’`)).toBeVisible()
    },

    rejects: async (title: string, { usual, own }: { usual: string; own: string }) => {
      await preview.getByRole('button', { name: 'Reject…' }).click()
      const form = dialog(`Reject ‘${title}’`)
      await form.getByRole('button', { name: usual }).click()
      const reason = form.getByRole('textbox', { name: /^Reason/ })
      await reason.press('End')
      await reason.pressSequentially(` ${own}`)
      await form.getByRole('button', { name: 'Reject', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(toast(`Rejected ‘${title}’`)).toBeVisible()
    },

    takesItBack: async () => {
      await page.getByRole('button', { name: /^Undo/ }).last().click()
    },

    opensTheHistory: async () => {
      await page.getByRole('button', { name: 'More about this site' }).click()
      await page.getByRole('menuitem', { name: 'History' }).click()
      await expect(dialog('History').getByRole('list').first()).toBeVisible()
    },

    undoes: async (change: RegExp) => {
      await dialog('History').getByRole('button', { name: change }).first().click()
      await expect(toast('Change undone')).toBeVisible()
    },

    /** What others do is not told to this page. */
    hearsNothing: () => page.route('**/api/notifications/events', (route) => route.abort()),
  }
}
