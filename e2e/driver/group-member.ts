import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Founded = { id: string; slug: string; name: string }

/** Founds a group as the owner of `request`, without the form. */
export const foundGroup = async (
  request: APIRequestContext,
  known: { kind: 'open' | 'request' | 'private'; description?: string },
): Promise<Founded> => {
  const name = `Divers ${randomUUID().slice(0, 8)}`
  const answer = await request.post('/api/community/groups', {
    data: { name, clientKey: randomUUID(), ...known },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** What somebody can do among groups. Only this file knows the browser. */
export const groupMember = (page: Page) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const card = (name: string) => page.getByRole('article', { name })
  const invite = page.getByRole('dialog', { name: /^Invite to/ })

  return {
    card,
    title,

    founds: async (name: string, description: string, kind: 'Open' | 'On request' | 'Private') => {
      await page.getByRole('link', { name: 'Create Group' }).first().click()
      const form = page.getByRole('form', { name: 'New group' })
      await form.getByRole('textbox', { name: 'Name' }).fill(name)
      await form.getByRole('textbox', { name: /^Description/ }).fill(description)
      await form.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
      await form.getByRole('button', { name: 'Create Group' }).click()
      await expect(title(name)).toBeVisible()
    },

    searchesFor: async (words: string) => {
      await page.getByRole('searchbox', { name: 'Search groups' }).fill(words)
    },

    findsNothing: async () => {
      await expect(page.getByRole('heading', { name: 'No groups found' })).toBeVisible()
    },

    /** Makes a link that lets people in, and answers its path. */
    invites: async (): Promise<string> => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      await invite.getByRole('combobox', { name: 'Lets in' }).selectOption('5 people')
      await invite.getByRole('button', { name: 'Create link' }).click()
      const link = await invite.getByRole('textbox', { name: 'Your link' }).inputValue()
      await expect(invite.getByText(/^5 of 5 places left/)).toBeVisible()
      await invite.getByRole('button', { name: 'Close' }).click()
      return new URL(link).pathname
    },

    joins: async () => {
      await page.getByRole('button', { name: 'Join Group' }).click()
    },

    opensTab: async (name: string) => {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    },

    /** Begins a thread in the group that is open. */
    writes: async (subject: string, content: string) => {
      await page.getByRole('link', { name: 'Create Post' }).click()
      const form = page.getByRole('form', { name: 'New thread' })
      await form.getByRole('textbox', { name: 'Title' }).fill(subject)
      await form.getByRole('textbox', { name: 'What do you want to say?' }).fill(content)
      await form.getByRole('button', { name: 'Post thread' }).click()
      await expect(title(subject)).toBeVisible()
    },
  }
}
