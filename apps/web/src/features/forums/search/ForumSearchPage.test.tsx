import { forum, forumSearch } from '@soundings/contract/forum'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { buildCategory, buildFound, buildLine } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { readForumSearch } from '../forums-search.ts'
import { ForumSearchPage } from './ForumSearchPage.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  noteReach(true)
  network = stubNetwork()
  network.answer(forum.categories, [buildCategory()])
})

const visit = async (search: string) => {
  const root = createRootRoute({ notFoundComponent: () => null })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/community/forums/search',
    validateSearch: readForumSearch,
    component: ForumSearchPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/community/forums/search${search}`] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}
const asked = () => network.asked.filter((call) => call.includes('/forum/search'))

test('the words are marked, what they were understood as is said, and each leads to its post', async () => {
  const reply = buildFound({
    n: 3,
    author: null,
    isAnonymous: true,
    thread: buildLine({ title: 'Cleaning station', solutionN: 3 }),
    excerpt: [
      { text: 'Two ', isMarked: false },
      { text: 'mantas', isMarked: true },
      { text: ' at ten', isMarked: false },
    ],
  })
  network.answer(forumSearch.search, { ...onePage([buildFound(), reply]), understood: ['manta ray'] })
  await visit('?q=mantas&category=questions&author=ana_r')
  const found = within(await screen.findByRole('article', { name: 'Cleaning station' }))
  expect(found.getByText('mantas').tagName).toBe('MARK')
  expect(found.getByText('A diver, without a name')).toBeDefined()
  expect(found.getByText('Solution')).toBeDefined()
  expect(found.getByRole('link').getAttribute('href')).toBe(
    `/community/forums/threads/${reply.thread.id}/which-torch?post=${reply.postId}`,
  )
  const opening = within(screen.getByRole('article', { name: 'Which torch?' }))
  expect(opening.getByRole('link').getAttribute('href')).not.toContain('?')
  expect(screen.getByText('manta ray')).toBeDefined()
  expect(screen.getByText('2 results')).toBeDefined()
  expect(asked()).toEqual([
    'GET /api/community/forum/search?q=mantas&limit=20&category=questions&author=ana_r',
  ])
})

test('an empty box asks nothing; what is typed and chosen stands in the address', async () => {
  network.answer(forumSearch.search, { ...onePage([buildFound()]), understood: [] })
  const router = await visit('')
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeDefined()
  expect(asked()).toEqual([])
  await user.type(screen.getByRole('searchbox', { name: 'Search the forums' }), 'anchor line{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'anchor line' }))
  expect(await screen.findByRole('article')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Questions')
  await user.type(screen.getByRole('textbox', { name: 'Written by' }), '@ana_r')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      q: 'anchor line',
      category: 'questions',
      author: 'ana_r',
    }),
  )
})

test('nothing found leads on to all categories and people', async () => {
  network.answer(forumSearch.search, (url) => ({
    ...onePage(url.searchParams.has('category') ? [] : [buildFound()]),
    understood: [],
  }))
  await visit('?q=line&category=gear')
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Search all categories and people' }))
  expect(await screen.findByRole('article')).toBeDefined()
})

test('more results come when they are asked for, and a count that was not finished says so', async () => {
  network.answer(forumSearch.search, (url) =>
    url.searchParams.has('cursor')
      ? { ...onePage([buildFound({ thread: buildLine({ title: 'The last' }) })]), understood: [] }
      : { items: [buildFound()], nextCursor: 'on', total: 200, understood: [] },
  )
  await visit('?q=line')
  expect(await screen.findByText('200 results or more')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show more results' }))
  expect(await screen.findByRole('article', { name: 'The last' })).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a search that fails says why, also without a connection, and is tried again', async () => {
  network.lose()
  await visit('?q=line')
  expect(await screen.findByRole('heading', { name: 'The forums couldn’t be searched' })).toBeDefined()
  expect(screen.getByText(/No connection|offline/i)).toBeDefined()
  network.find()
  network.answer(forumSearch.search, { ...onePage([buildFound()]), understood: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeDefined()
})
