import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Writes to somebody as the owner of `request`. */
export const writeTo = async (request: APIRequestContext, handle: string, message: string): Promise<void> => {
  const { id } = await (await request.get(`/api/profile/${handle}`)).json()
  const data = { to_user_id: id, message }
  const answer = await request.post('/api/community/messages/send', { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** What somebody can do with their conversations. Only this file knows the browser. */
export const messageReader = (page: Page) => {
  const box = (name: string) => page.getByRole('list', { name, exact: true })
  const line = (name: string, handle: string) =>
    box(name)
      .getByRole('link')
      .filter({ hasText: `@${handle}` })
  return {
    opensMessages: async () => {
      await page.goto('/messages')
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    },
    hasNoMessages: () => expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible(),
    opensRequests: async (words: string) => {
      await page.getByRole('link', { name: words }).click()
      await expect(box('Requests')).toBeVisible()
    },
    /** With the keyboard alone: from the request itself to its answer. */
    accepts: async (handle: string) => {
      await line('Requests', handle).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: /^Accept the request of/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'No message requests' })).toBeVisible()
    },
    goesToInbox: () => page.getByRole('button', { name: 'Inbox', exact: true }).click(),
    sees: (handle: string, words: string | RegExp) =>
      expect(line('Inbox', handle).filter({ hasText: words })).toBeVisible(),
    opens: async (handle: string) => {
      await line('Inbox', handle).press('Enter')
      await expect(page.getByRole('heading', { name: `@${handle}` })).toBeVisible()
    },
    findsUnread: async (handle: string, name: string) => {
      await page.getByRole('banner').getByRole('button', { name: handle }).click()
      await expect(page.getByRole('list', { name: 'Account' }).getByRole('link', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    },
  }
}
