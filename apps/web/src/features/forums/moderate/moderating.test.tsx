import { Menu } from '@mantine/core'
import { forum, forumModeration, forumSearch, type Thread } from '@soundings/contract/forum'
import { moderation } from '@soundings/contract/moderation'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { buildCategory, buildFound, buildLine, buildPost, buildThread } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { ForumDialogs } from './ForumDialogs.tsx'
import { closeForumDialog, stopSplitting } from './forum-dialog-store.ts'
import { useLastAct } from './last-act.ts'
import { PostMenuItems } from './PostMenuItems.tsx'
import { SplitTick } from './SplitTick.tsx'
import { ThreadMenuItems } from './ThreadMenuItems.tsx'

const user = userEvent.setup()
const actId = '0190f000-0e00-7000-8000-000000000001'
const may = { reply: true, solve: true, moderate: true, organise: true }
const thread = buildThread({ replies: 2, lastN: 2, may })
const otherId = '0190f000-0d00-7000-8000-000000000002'
const replies = [1, 2].map((n) => buildPost(n, { content: `Reply ${n}` }))

let network: ReturnType<typeof stubNetwork>
let sent: unknown[]
let told: MockInstance<typeof toast.notify>
let went: string[]

const done = (threadId = thread.id) => ({
  actId,
  undoUntil: new Date(Date.now() + 600_000).toISOString(),
  threadId,
})

beforeEach(() => {
  resetSession()
  setUser(buildMe({ groups: ['moderator'] }))
  network = stubNetwork()
  network.answer(forum.categories, [
    buildCategory(),
    buildCategory({ id: actId, slug: 'gear', name: 'Gear' }),
    buildCategory({ id: otherId, slug: 'old', name: 'Old', archivedAt: '2026-01-01T00:00:00Z' }),
  ])
  sent = []
  went = []
  useLastAct.setState({ done: null })
  told = vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  return () => {
    act(() => {
      closeForumDialog()
      stopSplitting()
    })
  }
})

const keep = (_: URL, body: unknown) => {
  sent.push(body)
  return done()
}

const show = (shown: Thread = thread) => {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  router.history.subscribe(({ location }) => went.push(location.href))
  const part = (now: Thread) => (
    <RouterContextProvider router={router as never}>
      <Menu opened withinPortal={false} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <ThreadMenuItems thread={now} />
        </Menu.Dropdown>
      </Menu>
      {replies.map((post) => (
        <SplitTick key={post.id} post={post} />
      ))}
      <ForumDialogs />
    </RouterContextProvider>
  )
  return renderPart(part(shown))
}
const press = (name: string) => user.click(screen.getByRole('menuitem', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const undo = () => {
  const [last] = told.mock.lastCall ?? []
  expect(last?.action?.label).toBe('Undo')
  last?.action?.act()
}

test('a thread is locked with a reason, and that is undone from the toast', async () => {
  network.answer(forumModeration.state, keep)
  network.answer(forumModeration.undo, { threadId: thread.id })
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined)
  show()
  await press('Lock…')
  const form = await dialog('Lock this thread')
  await user.type(form.getByLabelText('Reason (optional)'), '  It went in circles ')
  await user.click(form.getByRole('button', { name: 'Lock it' }))
  await waitFor(() => expect(sent).toEqual([{ isLocked: true, reason: 'It went in circles' }]))
  await waitFor(() => expect(told.mock.lastCall?.[0].message).toBe('Thread locked'))
  expect(screen.getByText('Undo: Thread locked')).toBeDefined()
  undo()
  await waitFor(() => expect(success).toHaveBeenCalledWith('Undone'))
  expect(screen.queryByText(/^Undo/)).toBeNull()
})

test('what somebody else changed meanwhile cannot be undone, and that is said in the server’s words', async () => {
  network.answer(forumModeration.state, keep)
  network.refuse(forumModeration.undo, 409, '@nico_d changed this thread since', undefined, 'changed-since')
  const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  show(buildThread({ isLocked: true, may }))
  await press('Unlock')
  await waitFor(() => expect(sent).toEqual([{ isLocked: false }]))
  await waitFor(() => expect(told).toHaveBeenCalled())
  undo()
  await waitFor(() => expect(failed).toHaveBeenCalledWith('@nico_d changed this thread since'))
  expect(screen.queryByText(/^Undo/)).toBeNull()
})

test('a refusal stands in the dialog, and what was typed stays', async () => {
  network.refuse(forumModeration.state, 409, '@nico_d has hidden it already')
  show()
  await press('Hide…')
  const form = await dialog('Hide this thread')
  await user.type(form.getByLabelText('Reason (optional)'), 'Advertising')
  await user.click(form.getByRole('button', { name: 'Hide it' }))
  expect((await form.findByRole('alert')).textContent).toBe('@nico_d has hidden it already')
  expect((form.getByLabelText('Reason (optional)') as HTMLTextAreaElement).value).toBe('Advertising')
  expect(told).not.toHaveBeenCalled()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
})

test('a thread is pinned until the end of a day to come', async () => {
  network.answer(forumModeration.state, keep)
  show()
  await press('Pin until…')
  const form = await dialog('Pin this thread')
  const until = form.getByLabelText('Until')
  await user.clear(until)
  await user.type(until, '2020-01-01')
  await user.click(form.getByRole('button', { name: 'Pin it' }))
  expect(await form.findByText('Choose a day to come')).toBeDefined()
  expect(sent).toEqual([])
  await user.clear(until)
  await user.type(until, '2999-01-01')
  await user.click(form.getByRole('button', { name: 'Pin it' }))
  await waitFor(() => expect(sent).toEqual([{ pinnedUntil: new Date('2999-01-01T23:59:59').toISOString() }]))
})

test('a thread moves to another category that is written in, and leaves its site', async () => {
  network.answer(forumModeration.state, keep)
  show(buildThread({ may, site: { id: otherId, slug: 'blue-hole', siteName: 'Blue Hole' } }))
  await press('Move…')
  const form = await dialog('Move this thread')
  expect(form.getByText('Blue Hole')).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Choose another or none' }))
  const category = form.getByLabelText('Category')
  await waitFor(() =>
    expect([...category.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Questions', 'Gear']),
  )
  await user.selectOptions(category, 'Gear')
  await user.click(form.getByRole('button', { name: 'Move it' }))
  await waitFor(() => expect(sent).toEqual([{ category: 'gear', siteId: null }]))
})

test('chosen replies go to a thread of their own, which opens; undo leads back', async () => {
  network.answer(forumModeration.split, (_, body) => {
    sent.push(body)
    return done(otherId)
  })
  network.answer(forumModeration.undo, { threadId: thread.id })
  show()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Split…')
  const bar = within(screen.getByRole('region', { name: 'Split this thread' }))
  const on = bar.getByRole('button', { name: 'Move to a new thread…' }) as HTMLButtonElement
  expect(on.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Move reply 2' }))
  expect(bar.getByRole('status').textContent).toBe('1 reply chosen')
  await user.click(on)
  const form = await dialog('Move replies to a new thread')
  await user.click(form.getByRole('button', { name: 'Move to a new thread' }))
  expect(await form.findByText('Give it a title.')).toBeDefined()
  await user.type(form.getByLabelText('Title of the new thread'), 'Nitrox prices')
  await user.click(form.getByRole('button', { name: 'Move to a new thread' }))
  await waitFor(() => expect(went).toEqual([`/community/forums/threads/${otherId}`]))
  expect(sent).toEqual([{ title: 'Nitrox prices', category: 'questions', replyIds: [replies[1]?.id] }])
  expect(screen.queryByRole('region', { name: 'Split this thread' })).toBeNull()
  undo()
  await waitFor(() => expect(went.at(-1)).toBe(`/community/forums/threads/${thread.id}`))
})

test('the thread to merge into is found by its words or its address', async () => {
  const other = buildLine({ id: otherId, title: 'Another line' })
  network.answer(forumSearch.related, { items: [] })
  network.answer(forumSearch.search, () => ({
    ...onePage([buildFound(), buildFound({ thread: other }), buildFound({ thread: other })]),
    understood: [],
  }))
  network.answer(forum.thread, buildThread({ id: otherId, title: 'By its address' }))
  network.answer(forumModeration.merge, (_, body) => {
    sent.push(body)
    return done(otherId)
  })
  show()
  await press('Merge into…')
  const form = await dialog('Merge into another thread')
  const box = form.getByLabelText('Thread to keep')
  await user.type(box, 'line')
  expect(await form.findByRole('button', { name: /^Another line/ })).toBeDefined()
  expect(form.getAllByRole('listitem')).toHaveLength(1)
  await user.clear(box)
  await user.type(box, `https://divers.example/community/forums/threads/${otherId}/by-its-address?at=3`)
  await user.click(await form.findByRole('button', { name: /^By its address/ }))
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent).toEqual([{ into: otherId }]))
  await waitFor(() => expect(went).toEqual([`/community/forums/threads/${otherId}`]))
})

test('members can report and nothing else; visitors cannot even that', async () => {
  network.answer(moderation.flag, (_, body) => {
    sent.push(body)
    return { success: true as const }
  })
  setUser(buildMe())
  const { unmount } = show(buildThread())
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report a problem…'])
  await press('Report a problem…')
  const form = await dialog('Report a problem')
  await user.selectOptions(form.getByLabelText('What’s wrong?'), 'unsafe-advice')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'unsafe-advice' }]))
  expect(network.asked).toContain(`POST /api/flags/threads/${thread.id}`)
  unmount()
  resetSession()
  show(buildThread())
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('organisers lock, pin and hide what is said where they organise, and read for how long they can undo it', async () => {
  setUser(buildMe())
  network.answer(forumModeration.state, keep)
  show(buildThread({ replies: 2, may: { ...may, moderate: false } }))
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(offered).toEqual(['Report a problem…', 'Lock…', 'Pin until…', 'Hide…'])
  expect(screen.getByText('Organisers')).toBeDefined()
  await press('Hide…')
  const form = await dialog('Hide this thread')
  expect(form.getByText(/You can undo this for 10 minutes/)).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Hide it' }))
  await waitFor(() => expect(sent).toEqual([{ isHidden: true }]))
})

test('who wrote without a name is asked for, and not before it is said that this is noted', async () => {
  const ana = { id: otherId, handle: 'ana_r', name: 'Ana Ruiz', avatar: null }
  network.answer(forumModeration.author, { author: ana })
  const post = buildPost(1, { author: null, isAnonymous: true })
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router as never}>
        <Menu opened withinPortal={false} transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <button type="button">More</button>
          </Menu.Target>
          <Menu.Dropdown>
            <PostMenuItems thread={thread} post={post} />
          </Menu.Dropdown>
        </Menu>
        <ForumDialogs />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  await press('Who wrote this?')
  const form = await dialog('Who wrote this?')
  expect(form.getByText(/it’s noted that you looked/)).toBeDefined()
  expect(network.asked).toEqual([])
  await user.click(form.getByRole('button', { name: 'Show the name' }))
  expect(await form.findByText('Ana Ruiz')).toBeDefined()
  expect(network.asked).toEqual([`GET /api/community/forum/replies/${post.id}/author`])
})
