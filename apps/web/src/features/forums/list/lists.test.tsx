import { forum } from '@soundings/contract/forum'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildCategory, buildLine } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { Category } from './CategoryPage.tsx'
import { Forums } from './ForumsTab.tsx'
import type { ThreadsSearch } from './lists.view.ts'

const idOf = (at: number) => `0190d000-0000-7000-8000-${String(at).padStart(12, '0')}`
const user = userEvent.setup()
const onChange = vi.fn()
const onMoved = vi.fn()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  noteReach(true)
  onChange.mockClear()
  onMoved.mockClear()
  network = stubNetwork()
  network.answer(forum.categories, [
    buildCategory(),
    buildCategory({ id: idOf(1), slug: 'gear', name: 'Gear' }),
  ])
  network.answer(forum.recent, onePage([buildLine()]))
  network.answer(forum.list, onePage([buildLine()]))
})

const showHub = (search: ThreadsSearch = {}) =>
  renderPart(withLinks(<Forums search={search} onChange={onChange} />))
const showCategory = (search: ThreadsSearch = {}, slug = 'questions') =>
  renderPart(withLinks(<Category slug={slug} search={search} onChange={onChange} onMoved={onMoved} />))
const lastList = () => network.asked.findLast((one) => one.includes('/forum/posts?'))

test('the hub shows each category with what is in it, and what was written recently', async () => {
  nobodyIsSignedIn()
  showHub()
  const card = await screen.findByRole('link', { name: /^Questions/ })
  expect(card.textContent).toContain('Ask, and have it answered.')
  expect(card.textContent).toContain('12 topics · 57 posts')
  expect(card.getAttribute('href')).toBe('/community/forums/questions')
  const row = await screen.findByRole('article', { name: 'Which torch?' })
  expect(within(row).getByText('I look for a torch for night dives.')).toBeDefined()
  expect(within(row).getByText('1,250 views')).toBeDefined()
  expect(within(row).getByRole('link', { name: '@nico_d' })).toBeDefined()
  expect(within(row).getByText('1 hour ago').getAttribute('datetime')).not.toBeNull()
  expect(within(row).getByRole('link', { name: 'Questions' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('a visitor who wants to write is asked to log in', async () => {
  nobodyIsSignedIn()
  showCategory()
  await user.click((await screen.findAllByRole('link', { name: 'Create Post' }))[0] as HTMLElement)
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  expect(useModals.getState().why).toBe('Log in to write a post.')
})

test('a thread with something new has a dot, and all of it can be marked as read', async () => {
  setUser(buildMe())
  network.answer(
    forum.recent,
    onePage([
      buildLine({ readN: 2, lastN: 4 }),
      buildLine({ id: idOf(2), readN: 4, lastN: 4, title: 'Read' }),
    ]),
  )
  network.answer(forum.readAll, {})
  showHub()
  await screen.findByRole('link', { name: 'Unread: Which torch?' })
  expect(screen.getByRole('link', { name: 'Read' })).toBeDefined()
  network.answer(forum.recent, onePage([buildLine({ readN: 4, lastN: 4 })]))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByRole('link', { name: 'Which torch?' })
})

test('the order and the filters of a category are in its address', async () => {
  setUser(buildMe())
  const { unmount } = showCategory({ sort: 'top', tag: 'torch', show: 'unsolved' })
  await screen.findByRole('article', { name: 'Which torch?' })
  await waitFor(() =>
    expect(lastList()).toContain('limit=30&category=questions&sort=top&tag=torch&solved=false'),
  )
  await user.click(screen.getByRole('button', { name: 'Newest' }))
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'newest' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show posts' }), 'Unread')
  expect(onChange).toHaveBeenLastCalledWith({ show: 'unread' })
  await user.click(screen.getByRole('button', { name: 'Remove filter: torch' }))
  expect(onChange).toHaveBeenLastCalledWith({ tag: undefined })
  unmount()
})

test('a visitor is not asked what they have read', async () => {
  nobodyIsSignedIn()
  showCategory({ show: 'unread' })
  await screen.findByRole('article', { name: 'Which torch?' })
  expect(network.asked.some((one) => one.includes('unread'))).toBe(false)
})

test('pinned, solved, locked and held threads say so', async () => {
  setUser(buildMe())
  const marks = { isPinned: true, isLocked: true, solutionN: 3, state: 'held' as const }
  network.answer(forum.list, onePage([buildLine(marks)]))
  showCategory()
  const row = await screen.findByRole('article', { name: 'Which torch?' })
  for (const mark of ['Pinned', 'Solved', 'Locked', 'Awaiting review'])
    expect(within(row).getByText(mark)).toBeDefined()
})

test('a category without posts invites to write the first, one without hits to show all', async () => {
  setUser(buildMe())
  network.answer(forum.list, onePage([]))
  const { unmount } = showCategory()
  await screen.findByRole('heading', { name: 'No posts in Questions yet' })
  unmount()
  showCategory({ tag: 'torch' })
  await screen.findByRole('heading', { name: 'No posts match' })
  await user.click(screen.getByRole('button', { name: 'Show all posts' }))
  expect(onChange).toHaveBeenCalledWith({ sort: undefined, tag: undefined, show: undefined })
})

test('what could not be loaded can be asked for again', async () => {
  nobodyIsSignedIn()
  network.refuse(forum.list, 500, 'Something went wrong')
  showCategory()
  await screen.findByText('Posts couldn’t be loaded')
  network.answer(forum.list, onePage([buildLine()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Which torch?' })
})

test('an unknown category says so, and a renamed one leads on', async () => {
  nobodyIsSignedIn()
  network.refuse(forum.list, 404, 'This category doesn’t exist')
  const { unmount } = showCategory({}, 'nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Category not found' })
  unmount()
  network.answer(forum.list, onePage([buildLine()]))
  showCategory({}, 'ask')
  await waitFor(() => expect(onMoved).toHaveBeenCalledWith('questions'))
})

test('of ten thousand threads those in sight exist, and more are asked for', async () => {
  nobodyIsSignedIn()
  const page = (from: number) => ({
    items: Array.from({ length: 30 }, (_, at) =>
      buildLine({ id: idOf(from + at), title: `Thread ${from + at}` }),
    ),
    nextCursor: String(from + 30),
    total: 10_000,
  })
  network.answer(forum.list, ({ searchParams }) => page(Number(searchParams.get('cursor') ?? 0)))
  showCategory()
  await screen.findByRole('article', { name: 'Thread 0' })
  expect(screen.getAllByRole('article').length).toBeLessThan(30)
  expect(
    screen.getAllByRole('listitem').find((row) => row.getAttribute('aria-setsize') === '10000'),
  ).toBeDefined()
})
