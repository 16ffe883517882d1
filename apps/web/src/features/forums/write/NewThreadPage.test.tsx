import { botCheck } from '@soundings/contract/bot-check'
import { forum, forumSearch, forumTexts, type ThreadForm } from '@soundings/contract/forum'
import { forumPages } from '@soundings/contract/forum-pages'
import { groups } from '@soundings/contract/groups'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftNames } from '#shared/drafts/stored-drafts.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildCategory, buildLine, buildPost, buildThread } from '#shared/testing/forums.ts'
import { buildGroup, groupId, inGroup } from '#shared/testing/groups.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { NewThreadPage } from './NewThreadPage.tsx'

const mara = buildMe()
let network: ReturnType<typeof stubNetwork>
let sent: (ThreadForm & { clientKey: string })[]

const categories = [
  buildCategory(),
  buildCategory({
    id: '0190f000-0000-7000-8000-000000000001',
    slug: 'safety-and-incidents',
    name: 'Safety and incidents',
    description: 'Tell a near miss, with or without your name.',
    kind: 'incident',
  }),
  buildCategory({
    id: '0190f000-0000-7000-8000-000000000002',
    slug: 'buddies',
    name: 'Buddies',
    description: 'Find somebody to dive with.',
    kind: 'buddies',
  }),
  buildCategory({
    id: '0190f000-0000-7000-8000-000000000003',
    slug: 'old',
    name: 'Old things',
    archivedAt: '2026-01-01T00:00:00Z',
  }),
]

const show = (address = `${forumPages.newThread}?category=questions&draft=one`) => {
  const rootRoute = createRootRoute({ notFoundComponent: () => null })
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/community/forums/new',
    component: NewThreadPage,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return { router, ...renderPart(<RouterProvider router={router as never} />) }
}
const type = (label: string, words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: words } })
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post thread' }))
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  resetSession()
  setUser(mara)
  noteReach(true)
  useToastHistory.setState({ kept: [] })
  await emptyDevice(mara.id)
  network = stubNetwork()
  sent = []
  network.answer(botCheck.how, { kind: 'none' })
  network.answer(forum.categories, categories)
  network.answer(forumSearch.related, { items: [] })
  network.answer(forumSearch.mentions, { items: [] })
  network.answer(forum.start, (_, body) => {
    sent.push(body as (typeof sent)[number])
    return buildThread()
  })
})

test('a thread is posted with its key, and the page goes on to it', async () => {
  const { router } = show()
  fireEvent.change(await title(), { target: { value: 'Which torch?' } })
  await userEvent.click(screen.getByRole('button', { name: 'Change the category' }))
  expect(screen.getByRole('radio', { name: /Questions/ })).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Questions/ }))
  expect(screen.queryByRole('radio', { name: /Old things/ })).toBeNull()
  type('What do you want to say?', 'I look for one.')
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags (optional)' }), 'night,')
  await post()
  await waitFor(() => expect(router.state.location.pathname).toContain('/threads/'))
  expect(sent).toMatchObject([
    {
      title: 'Which torch?',
      category: 'questions',
      content: 'I look for one.',
      tags: ['night'],
      siteId: null,
    },
  ])
  expect(sent[0]?.clientKey).toMatch(/^[0-9a-f-]{36}$/)
  expect(draftNames(mara.id)).toEqual([])
})

test('each new thread has a draft of its own; others are offered, and can be discarded', async () => {
  const first = show()
  fireEvent.change(await title(), { target: { value: 'Which torch?' } })
  expect(screen.getByText(/Draft saved/)).toBeDefined()
  first.unmount()

  const again = show()
  expect((await title()).value).toBe('Which torch?')
  expect(screen.getByText(/This is your saved draft/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Your drafts' })).toBeNull()
  again.unmount()

  const other = show(`${forumPages.newThread}?draft=two`)
  expect((await title()).value).toBe('')
  const drafts = screen.getByRole('region', { name: 'Your drafts' })
  expect(within(drafts).getByText('Which torch?')).toBeDefined()
  expect(within(drafts).getByRole('link', { name: 'Continue: Which torch?' }).getAttribute('href')).toContain(
    'draft=one',
  )
  await userEvent.click(within(drafts).getByRole('button', { name: 'Discard: Which torch?' }))
  expect(screen.queryByRole('region', { name: 'Your drafts' })).toBeNull()
  expect(draftNames(mara.id)).toEqual([])
  other.unmount()
})

test('a page without a draft in its address gets one, and so finds it after a reload', async () => {
  const { router } = show(forumPages.newThread)
  await title()
  expect(Reflect.get(router.state.location.search, 'draft')).toMatch(/^[0-9a-f-]{36}$/)
})

test('threads that it may be about are shown while the title is typed', async () => {
  network.answer(forumSearch.related, { items: [buildLine({ replies: 3, solutionN: 2 })] })
  show()
  fireEvent.change(await title(), { target: { value: 'torch for nights' } })
  expect(await screen.findByText('Somebody may have asked this')).toBeDefined()
  expect(screen.getByText('Solved · 3 replies')).toBeDefined()
})

test('what is missing is told at its field, and what the server finds as well; nothing is lost', async () => {
  show(`${forumPages.newThread}?draft=one`)
  await title()
  await post()
  expect(await screen.findByText('Choose a category.')).toBeDefined()
  expect(screen.getByText(forumTexts.noTitle)).toBeDefined()
  expect(screen.getByText(forumTexts.empty)).toBeDefined()
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('radio', { name: /Questions/ }))
  fireEvent.change(await title(), { target: { value: 'Torch' } })
  type('What do you want to say?', 'Words')
  network.refuse(forum.start, 429, 'You have started many threads in a short time. Try again in 40 minutes.')
  await post()
  expect(await screen.findByText(/Try again in 40 minutes/)).toBeDefined()
  expect((await title()).value).toBe('Torch')
})

test('in a category for incidents the form is another, in one’s own units, and a name can be left out', async () => {
  act(() => useUnits.setState({ depth: 'ft' }))
  show(`${forumPages.newThread}?category=safety-and-incidents&draft=one`)
  fireEvent.change(await title(), { target: { value: 'Free flow at depth' } })
  await post()
  expect(await screen.findByText('Say what happened.')).toBeDefined()
  type('What happened?', 'The first stage froze.')
  const depth = screen.getByRole('textbox', { name: /^Depth/ })
  fireEvent.change(depth, { target: { value: '100' } })
  type('Gas (optional)', 'EAN32')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Without my name' }))
  expect(screen.getByText(/Only moderators can find out/)).toBeDefined()
  await post()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    isAnonymous: true,
    content: '',
    photos: [],
    incident: { happened: 'The first stage froze.', gas: 'EAN32', learnt: '', conditions: '' },
  })
  expect(sent[0]?.incident?.depth).toBeCloseTo(30.48, 1)
  act(() => useUnits.setState({ depth: 'm' }))
})

test('elsewhere nothing of an incident goes along', async () => {
  show(`${forumPages.newThread}?category=safety-and-incidents&draft=one`)
  fireEvent.change(await title(), { target: { value: 'Torch' } })
  type('What happened?', 'Nothing')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Without my name' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change the category' }))
  await userEvent.click(screen.getByRole('radio', { name: /Questions/ }))
  type('What do you want to say?', 'Words')
  await post()
  await waitFor(() => expect(sent).toMatchObject([{ isAnonymous: false, incident: null }]))
})

test('who looks for a buddy is told of the finder', async () => {
  show(`${forumPages.newThread}?category=buddies&draft=one`)
  expect((await screen.findByRole('link', { name: 'The buddy finder' })).getAttribute('href')).toBe(
    '/buddies',
  )
})

test('a thread that is held says so', async () => {
  network.answer(forum.start, buildThread({ state: 'held' }))
  show()
  fireEvent.change(await title(), { target: { value: 'My shop' } })
  type('What do you want to say?', 'Visit it')
  await post()
  await waitFor(() =>
    expect(useToastHistory.getState().kept.map(({ message }) => message)).toContain(forumTexts.held),
  )
})

test('without a connection it stays a draft; what may have arrived is changed and becomes no second one', async () => {
  show()
  fireEvent.change(await title(), { target: { value: 'From the boat' } })
  type('What do you want to say?', 'First words')
  act(() => network.lose())
  expect(await screen.findByText(/saved on this device: post it once/)).toBeDefined()
  await post()
  expect(await screen.findByText(/No connection to the server/)).toBeDefined()
  act(() => network.find())
  type('What do you want to say?', 'Better words')
  const opening = buildPost(0, { content: 'First words' })
  network.answer(forum.start, buildThread({ title: 'From the boat', opening, version: 4 }))
  let changed: unknown
  network.answer(forum.change, (_, body) => {
    changed = body
    return buildThread()
  })
  await post()
  await waitFor(() => expect(changed).toMatchObject({ content: 'Better words', version: 4 }))
})

test('only members start threads', async () => {
  resetSession()
  act(nobodyIsSignedIn)
  show()
  expect(await screen.findByText('Log in to start a thread.')).toBeDefined()
})

test('a thread of a group has no category, says whose it is, and goes there', async () => {
  network.answer(groups.get, buildGroup(inGroup()))
  const { router } = show(`${forumPages.newThread}?group=${groupId}&draft=two`)
  fireEvent.change(await title(), { target: { value: 'Who comes on Friday?' } })
  expect(screen.getByText('Red Sea Divers')).toBeDefined()
  expect(screen.queryByText('Category')).toBeNull()
  type('What do you want to say?', 'At nine, at the car park.')
  await post()
  await waitFor(() => expect(router.state.location.pathname).toContain('/threads/'))
  expect(sent).toMatchObject([{ title: 'Who comes on Friday?', groupId }])
  expect(sent[0]).not.toHaveProperty('category')
})
