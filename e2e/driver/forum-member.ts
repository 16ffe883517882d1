import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

const base = '/api/community/forum'

type Started = { id: string; title: string }

/** Starts a thread as the owner of `request`, without the form. */
export const startThread = async (
  request: APIRequestContext,
  known: { category?: string; content?: string; siteId?: string } = {},
): Promise<Started> => {
  const title = `Cold hands ${randomUUID().slice(0, 6)}`
  const data = {
    title,
    category: 'questions',
    content: 'Which gloves keep you warm?',
    clientKey: randomUUID(),
    ...known,
  }
  const answer = await request.post(`${base}/posts`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return { id, title }
}

/** Replies to a thread as the owner of `request`. */
export const replyTo = async (
  request: APIRequestContext,
  thread: Started,
  content: string,
): Promise<void> => {
  const data = { content, clientKey: randomUUID() }
  const answer = await request.post(`${base}/posts/${thread.id}/replies`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** What somebody can do in the forums. Only this file knows the browser. */
export const forumMember = (page: Page) => {
  const posts = page.getByRole('list', { name: 'Posts' })
  const post = (words: string) => posts.getByRole('article').filter({ hasText: words })
  const title = (words: string) => page.getByRole('heading', { level: 1, name: words })
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

  const opensReply = async () => {
    await page.getByRole('button', { name: /^(Write a reply|Continue your reply)$/ }).click()
    await expect(reply).toBeVisible()
  }
  const choosesOfThread = async (item: string) => {
    await page.getByRole('button', { name: 'More about this thread' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  return {
    post,
    reply,
    dialog,
    toast,
    opensReply,
    choosesOfThread,

    opensForums: async () => {
      await page.goto('/community/forums')
      await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
    },

    opensThread: async ({ id, title: words }: Started) => {
      await page.goto(`/community/forums/threads/${id}`)
      await expect(title(words)).toBeVisible()
      await expect(posts.getByRole('article').first()).toBeVisible()
    },
    isReading: (words: string) => expect(title(words)).toBeVisible(),

    asks: async ({
      category,
      title: words,
      content,
    }: {
      category: string
      title: string
      content: string
    }) => {
      await page.getByRole('link', { name: 'Create Post' }).first().click()
      await page.getByRole('radio', { name: category }).check()
      await page.getByRole('textbox', { name: 'Title' }).fill(words)
      await page.getByRole('textbox', { name: 'What do you want to say?' }).fill(content)
      await page.getByRole('button', { name: 'Post thread' }).click()
      await expect(title(words)).toBeVisible()
    },

    writes: async (words: string) => {
      await opensReply()
      await reply.fill(words)
    },
    posts: async (words: string) => {
      await page.getByRole('button', { name: 'Post reply' }).click()
      await expect(post(words)).toBeVisible()
    },

    marksAsSolution: async (words: string) => {
      await post(words).getByRole('button', { name: 'Mark as solution' }).click()
      await expect(post(words).getByRole('button', { name: 'Not the solution' })).toBeVisible()
    },
    isSolved: async (n: number) => {
      await expect(page.getByText('Solved', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: `Solved in reply ${n}` })).toBeVisible()
    },

    /** Gives a reply a thread of its own. */
    splitsOff: async (n: number, { title: words, reason }: { title: string; reason: string }) => {
      await choosesOfThread('Split…')
      await page.getByRole('checkbox', { name: `Move reply ${n}` }).check()
      await page.getByRole('button', { name: 'Move to a new thread…' }).click()
      const form = dialog('Move replies to a new thread')
      await form.getByRole('textbox', { name: 'Title of the new thread' }).fill(words)
      await form.getByRole('textbox', { name: 'Reason (optional)' }).fill(reason)
      await form.getByRole('button', { name: 'Move to a new thread' }).click()
      await expect(title(words)).toBeVisible()
    },
    undoes: async () => {
      await page.getByRole('button', { name: /^Undo/ }).last().click()
      await expect(toast('Undone')).toBeVisible()
    },

    isToldOfNew: async (words: string) => {
      const told = page.getByRole('button', { name: words })
      await expect(told).toBeVisible()
      await told.click()
    },

    /** The post in which the keyboard is. */
    isAt: (words: string) => expect(post(words)).toBeFocused(),
  }
}
