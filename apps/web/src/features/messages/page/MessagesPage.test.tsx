import { blocks } from '@soundings/contract/blocks'
import { type Conversation, type FoundMessage, messages, messageTexts } from '@soundings/contract/messages'
import type { ConversationBox } from '@soundings/contract/messages-fields'
import { messagesPages } from '@soundings/contract/messages-pages'
import { type Presence, presence } from '@soundings/contract/presence'
import { profile } from '@soundings/contract/profile'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { draftKey, draftName } from '#shared/drafts/draft-name.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { readMessagesSearch } from '../messages-search.ts'
import { MessagesPage } from './MessagesPage.tsx'

const user = userEvent.setup()
const me = buildMe()
const nico = { id: '0190a000-0000-7000-8000-00000000000a', handle: 'nico_d', name: null, avatar: null }
const ana = { id: '0190a000-0000-7000-8000-00000000000b', handle: 'ana_r', name: 'Ana Ruiz', avatar: null }
const idOf = (at: number) => `0190c000-0000-7000-8000-${String(at).padStart(12, '0')}`

const talk = (at: number, known: Partial<Conversation> = {}): Conversation => ({
  id: idOf(at),
  with: nico,
  box: 'inbox',
  unread: 0,
  lastSeq: 4,
  readSeq: 4,
  seenSeq: null,
  isMuted: false,
  canMessage: 'yes',
  last: {
    seq: 4,
    senderId: nico.id,
    excerpt: 'See you at six',
    isDeleted: false,
    createdAt: new Date().toISOString(),
  },
  lastAt: new Date().toISOString(),
  ...known,
})

let network: ReturnType<typeof stubNetwork>
let boxes: Partial<Record<ConversationBox, Conversation[]>>
let online: string[]

const onScreen = (isMobile: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isMobile, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => {
  resetSession()
  useToastHistory.setState({ kept: [] })
  onScreen(false)
  network = stubNetwork()
  boxes = {}
  online = []
  network.answer(messages.conversations, (url) =>
    onePage(boxes[(url.searchParams.get('box') ?? 'inbox') as ConversationBox] ?? []),
  )
  network.answer(messages.unread, () => ({ messages: 0, requests: boxes.requests?.length ?? 0 }))
  network.answer(messages.conversation, (url) => {
    const id = url.pathname.split('/').at(-1)
    return (
      Object.values(boxes)
        .flat()
        .find((each) => each.id === id) ?? talk(99)
    )
  })
  network.answer(presence.of, (url) => ({
    items: (url.searchParams.get('ids') ?? '')
      .split(',')
      .map(
        (id): Presence => ({ id, isOnline: online.includes(id), when: online.includes(id) ? 'now' : null }),
      ),
  }))
})

const open = async (address: string) => {
  const root = createRootRoute()
  const talks = createRoute({
    getParentRoute: () => root,
    id: 'talks',
    validateSearch: readMessagesSearch,
    component: MessagesPage,
  })
  const page = (path: string) => createRoute({ getParentRoute: () => talks, path })
  const pages = Object.values(messagesPages).map((path) => page(path.replace(':', '$')))
  const router = createRouter({
    routeTree: root.addChildren([talks.addChildren(pages)]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}
const show = (address: string) => {
  setUser(me)
  return open(address)
}
const list = (name = 'Inbox') => screen.findByRole('list', { name })
const lines = async (name?: string) =>
  within(await list(name))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const asked = (start: string) => network.asked.filter((call) => call.startsWith(start))
const choose = async (about: string, item: string) => {
  await user.click(
    await within(await list()).findByRole('button', { name: `More about the conversation with ${about}` }),
  )
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

test('a line says with whom, what was said last and by whom, and what is unread', async () => {
  online = [nico.id]
  localStorage.setItem(
    draftKey(draftName({ personId: me.id, kind: 'message', about: ana.id })),
    JSON.stringify({ version: 1, typedAt: Date.now(), content: { message: 'Hi', enclosed: [] } }),
  )
  const mine = { seq: 9, senderId: me.id, excerpt: 'Bring a torch', isDeleted: false }
  boxes.inbox = [
    talk(1, { unread: 140 }),
    talk(2, { with: ana, isMuted: true, last: { ...mine, createdAt: new Date().toISOString() } }),
    talk(3, { with: null, last: null }),
  ]
  await show('/messages')
  await screen.findByTitle('Online')
  const [first, second, third] = await lines()
  expect(first).toContain('@nico_d')
  expect(first).toContain('See you at six')
  expect(first).toContain('99+ unread')
  for (const words of ['Ana Ruiz', '@ana_r', 'Muted', 'Draft', 'You: Bring a torch'])
    expect(second).toContain(words)
  expect(second).not.toContain('unread')
  expect(third).toContain('Deleted account')
  expect(first).not.toContain('Draft')
  expect(screen.getByText(/Messages aren’t end-to-end encrypted/)).toBeDefined()
})

test('an empty inbox leads to people', async () => {
  await show('/messages')
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([to('Find members'), to('Your buddies')]).toEqual(['/community/members', '/buddies'])
})

test('a list that did not come says so, and comes when it is tried again', async () => {
  network.refuse(messages.conversations, 400, 'This went wrong')
  await show('/messages')
  expect(await screen.findByRole('heading', { name: 'Your conversations couldn’t be loaded' })).toBeDefined()
  network.answer(messages.conversations, onePage([talk(1)]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await lines()).toHaveLength(1)
})

test('of thousands of conversations those in sight exist, and more come as they are scrolled to', async () => {
  const page = (from: number) => Array.from({ length: 50 }, (_, at) => talk(from + at))
  network.answer(messages.conversations, (url) => ({
    items: page(Number(url.searchParams.get('cursor') ?? 0)),
    nextCursor: url.searchParams.has('cursor') ? null : '50',
    total: 4_000,
  }))
  await show('/messages')
  const [row] = within(await list()).getAllByRole('listitem')
  expect(row?.getAttribute('aria-setsize')).toBe('4000')
  expect(within(await list()).getAllByRole('listitem').length).toBeLessThan(40)
})

test('a conversation opens beside the list, which stays as it is; arrow keys lead along it', async () => {
  boxes.inbox = [talk(1), talk(2, { with: ana })]
  const router = await show('/messages')
  const [first, second] = within(await list()).getAllByRole('link')
  const before = await list()
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: /^Ana Ruiz/ })).toBeDefined()
  expect(router.state.location.pathname).toBe(`/messages/${idOf(2)}`)
  expect(await list()).toBe(before)
  expect(second?.getAttribute('aria-current')).toBe('page')
  await waitFor(() => expect(document.title).toContain('Ana Ruiz'))
})

test('on a phone the conversation lies over the list, and leads back to it', async () => {
  onScreen(true)
  boxes.inbox = [talk(1)]
  const router = await show('/messages')
  await user.click(within(await list()).getByRole('link'))
  await screen.findByRole('heading', { level: 1, name: '@nico_d' })
  expect(screen.getByLabelText('Conversations').hasAttribute('inert')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Back to messages' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
  expect(screen.getByLabelText('Conversations').hasAttribute('inert')).toBe(false)
})

test('a conversation that is somebody else’s or gone is not there', async () => {
  network.refuse(messages.conversation, 404, 'This conversation doesn’t exist')
  const router = await show(`/messages/${idOf(7)}`)
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
})

test('requests are one quiet line in the inbox, and are answered from their list in one press', async () => {
  boxes.inbox = [talk(1)]
  boxes.requests = [3, 4, 5].map((at) => talk(at, { box: 'requests', with: at === 5 ? ana : nico }))
  const leaves = (at: number) => {
    boxes.requests = boxes.requests?.filter(({ id }) => id !== idOf(at)) ?? []
  }
  network.answer(messages.accept, () => {
    leaves(3)
    return talk(3)
  })
  network.answer(messages.decline, () => {
    leaves(4)
    return {}
  })
  network.answer(blocks.block, () => {
    leaves(5)
    return { buddy: 'none' as const, isBlocked: true, isMuted: false }
  })
  network.answer(blocks.unblock, { buddy: 'none', isBlocked: false, isMuted: false })
  await show('/messages')
  await user.click(await screen.findByRole('link', { name: '3 message requests' }))
  expect(await screen.findByText(/ask before they can write to you/)).toBeDefined()
  const requests = within(await list('Requests'))

  const [accept] = requests.getAllByRole('button', { name: 'Accept the request of @nico_d' })
  await user.click(accept as HTMLElement)
  await waitFor(() => expect(requests.getAllByRole('listitem')).toHaveLength(2))
  await user.click(requests.getByRole('button', { name: 'Decline the request of @nico_d' }))
  await waitFor(() => expect(requests.getAllByRole('listitem')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByLabelText('Conversations'))
  await user.click(requests.getByRole('button', { name: 'Block Ana Ruiz' }))
  expect(await screen.findByRole('heading', { name: 'No message requests' })).toBeDefined()
  expect(asked('PUT').concat(asked('POST'))).toEqual([
    `PUT /api/messages/conversations/${idOf(3)}/accept`,
    `PUT /api/messages/conversations/${idOf(4)}/decline`,
    `POST /api/people/${ana.id}/block`,
  ])
  // Who asked is not looked for.
  expect(asked('GET /api/presence').join()).not.toContain(ana.id)
})

test('a conversation is archived and muted from its menu, and deleted after a question', async () => {
  boxes.inbox = [talk(1), talk(2, { with: ana })]
  const sent: unknown[] = []
  network.answer(messages.change, (_, body) => {
    sent.push(body)
    if (JSON.stringify(body).includes('isMuted')) return talk(1, { isMuted: true })
    boxes.inbox = boxes.inbox?.slice(1) ?? []
    return talk(1, { box: 'archived' })
  })
  network.answer(messages.hide, () => {
    boxes.inbox = []
    return {}
  })
  await show('/messages')
  await choose('@nico_d', 'Mute')
  await waitFor(() => expect(sent).toEqual([{ isMuted: true }]))
  await choose('@nico_d', 'Archive')
  await waitFor(async () => expect(await lines()).toHaveLength(1))
  expect(sent.at(-1)).toEqual({ isArchived: true })
  await choose('Ana Ruiz', 'Delete…')
  const question = within(
    await screen.findByRole('dialog', { name: 'Delete the conversation with Ana Ruiz?' }),
  )
  expect(asked('DELETE')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined()
})

test('what the server refuses changes nothing, and is said', async () => {
  boxes.inbox = [talk(1)]
  network.refuse(messages.change, 500, 'Not today')
  await show('/messages')
  await choose('@nico_d', 'Archive')
  await waitFor(() => expect(useToastHistory.getState().kept).toMatchObject([{ type: 'error' }]))
  expect(await lines()).toHaveLength(1)
})

test('one’s own messages are searched, and each that is found opens where it was written', async () => {
  boxes.inbox = [talk(1)]
  const found: FoundMessage = {
    id: idOf(50),
    conversationId: idOf(1),
    seq: 31,
    senderId: me.id,
    message: 'The frogfish sits on the wall',
    attachments: [],
    cards: [],
    createdAt: new Date().toISOString(),
    editedAt: null,
    isDeleted: false,
    with: nico,
  }
  network.answer(messages.search, (url) => ({
    items: url.searchParams.get('q') === 'frogfish' ? [found] : [],
    nextCursor: null,
  }))
  const router = await show('/messages')
  const box = await screen.findByRole('searchbox', { name: 'Search your messages' })
  await user.type(box, 'frogfish{Enter}')
  const [line] = await lines('Messages found')
  expect(line).toContain('You: The frogfish sits on the wall')
  await user.click(within(await list('Messages found')).getByRole('link'))
  expect(router.state.location.pathname).toBe(`/messages/${idOf(1)}`)
  expect(router.state.location.search).toMatchObject({ at: 31, q: 'frogfish' })
  await user.clear(box)
  await user.type(box, 'nothing{Enter}')
  expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all conversations' }))
  expect(await lines()).toHaveLength(1)
})

test('what happens elsewhere changes the list', async () => {
  boxes.inbox = [talk(1)]
  await show('/messages')
  expect(await lines()).toHaveLength(1)
  const topic = `messages:${me.id}`
  await waitFor(() => expect([...pageTopics.wanted().keys()]).toContain(topic))
  boxes.inbox = [talk(2, { with: ana, unread: 1 }), talk(1)]
  act(() => pageTopics.take({ kind: 'changed', topic }))
  await waitFor(async () => expect(await lines()).toHaveLength(2))
})

test('Message on a profile leads to the conversation that there is, or to its beginning', async () => {
  boxes.inbox = [talk(1)]
  network.answer(profile.get, { ...nico, name: undefined, avatar: '/api/avatars/default.jpg' })
  network.answer(messages.with, { canMessage: 'yes', conversationId: idOf(1), person: nico })
  const router = await show('/messages/with/nico_d')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${idOf(1)}`))
})

test('where somebody can’t be written to, one sentence says so, whatever the reason', async () => {
  network.answer(profile.get, { ...nico, name: undefined, avatar: '/api/avatars/default.jpg' })
  network.answer(messages.with, { canMessage: 'no', conversationId: null, person: nico })
  await show('/messages/with/nico_d')
  expect(await screen.findByText(messageTexts.refused)).toBeDefined()
})

test('nobody writes to themselves', async () => {
  network.answer(profile.get, { ...nico, id: me.id, name: undefined, avatar: '/api/avatars/default.jpg' })
  await show('/messages/with/mara_l')
  expect(await screen.findByText(messageTexts.self)).toBeDefined()
  expect(asked('GET /api/messages/with')).toEqual([])
})

test('a visitor is asked to log in, and then is there', async () => {
  boxes.inbox = [talk(1)]
  nobodyIsSignedIn()
  await open('/messages')
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  expect(network.asked).toEqual([])
  act(() => setUser(me))
  expect(await lines()).toHaveLength(1)
})
