import { notifications } from '@mantine/notifications'
import { auth } from '@soundings/contract/auth'
import { forum } from '@soundings/contract/forum'
import { siteEditing } from '@soundings/contract/site-editing'
import { type Site, sites } from '@soundings/contract/sites'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSession } from '#features/auth/index.ts'
import { EditSite, siteQuery } from '#features/sites/index.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { draftKey } from '#shared/drafts/draft-name.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildPost, buildPostAuthor } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'
import { buildSite, noFacets } from './site-pages.build.ts'

vi.mock('#features/map/index.ts', () => ({ SiteMap: () => null, PlaceMap: () => null }))
// The header asks for much that has nothing to do with this page.
vi.mock('../shell/Shell.tsx', async () => ({ Shell: (await import('@tanstack/react-router')).Outlet }))

let network: ReturnType<typeof stubNetwork>

beforeAll(() => EditSite.preload?.())

// Forms of this size take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  notifications.clean()
  resetSession()
  localStorage.clear()
  noteReach(true)
  network = stubNetwork()
  network.answer(sites.list, onePage([]))
  network.answer(siteEditing.proposals, { items: [] })
  network.answer(siteEditing.similar, { items: [] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
})

const answerSite = (site: Site) => {
  network.answer(sites.get, site)
  network.answer(sites.facets, { total: 1, facets: noFacets })
}

const visit = async (site: Site, search = '') => {
  answerSite(site)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [`/sites/${site.id}/edit${search}`] })
  const router = createAppRouter(queryClient, history)
  const view = render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return { router, queryClient, view, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(field(name))
  await user.paste(text)
}
const draftOf = ({ id }: Site) => draftKey(`${buildMe().id}.site-edit.${id}`)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a visitor is asked to log in and stays', async () => {
  nobodyIsSignedIn()
  const { router, user } = await visit(buildSite())
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(useModals.getState().open).toBe('login')
  act(() => setUser(buildMe()))
  expect(await heading('Edit dive site')).toBeDefined()
  expect(router.state.location.pathname).toMatch(/edit$/)
})

test('the author reads why a site was not approved, mends it and sends it again', async () => {
  const sent: unknown[] = []
  const site = buildSite({
    approvalStatus: 'rejected',
    rejectionReason: 'Please say how deep it is.',
    version: 4,
  })
  network.answer(siteEditing.update, (_, body) => {
    sent.push(body)
    return { ...site, approvalStatus: 'pending' as const }
  })
  setUser(buildMe())
  const { user, router } = await visit(site)
  await heading('Edit dive site')
  expect(screen.getByText(/Please say how deep it is/)).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /Maximum depth/ }), '30')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/ghost-reef$/))
  expect(sent).toMatchObject([{ version: 4, facts: { maxDepth: 30, siteName: 'Ghost Reef' } }])
})

test('another member proposes, with a note to the moderator', async () => {
  const sent: unknown[] = []
  const site = buildSite({ isMySite: false, approvalStatus: 'approved' })
  network.answer(siteEditing.propose, (_, body) => {
    sent.push(body)
    return {
      id: site.id,
      siteId: site.id,
      createdAt: site.createdAt,
      note: null,
      status: 'pending' as const,
      reason: null,
      changes: [],
    }
  })
  setUser(buildMe())
  const { user } = await visit(site)
  await heading('Suggest an edit')
  expect(screen.queryByRole('button', { name: /Delete site/ })).toBeNull()
  await type(user, 'Region', 'Strait of Gubal')
  await type(user, 'Note (optional)', 'I was there.')
  await user.click(screen.getByRole('button', { name: 'Propose changes' }))
  expect(await heading('A moderator will review it')).toBeDefined()
  expect(sent).toMatchObject([{ version: 1, note: 'I was there.', facts: { region: 'Strait of Gubal' } }])
})

test('what was written in the forums stands above the form, and its address in the note', async () => {
  const post = buildPost(2, {
    content: 'The line is **gone**.',
    author: buildPostAuthor({ handle: 'ana_r' }),
  })
  network.answer(forum.post, post)
  setUser(buildMe())
  const site = buildSite({ isMySite: false, approvalStatus: 'approved' })
  const { router } = await visit(site, `?post=${post.id}`)
  await heading('Suggest an edit')
  const words = within(screen.getByRole('region', { name: 'From the forums' }))
  expect(words.getByText('@ana_r')).toBeDefined()
  expect(words.getByText('gone')).toBeDefined()
  const path = `/community/forums/threads/${post.threadId}?post=${post.id}`
  expect(words.getByRole('link', { name: 'the forums' }).getAttribute('href')).toBe(path)
  expect(field('Note (optional)').value).toBe(`From the forums: ${window.location.origin}${path}`)
  // Nobody typed anything yet.
  act(() => void router.navigate({ to: '/about' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
})

test('a site is changed also where the post is gone', async () => {
  network.refuse(forum.post, 404, 'This post doesn’t exist')
  network.refuse(auth.refresh, 401, 'This session is over')
  setUser(buildMe())
  const site = buildSite({ isMySite: false, approvalStatus: 'approved' })
  await visit(site, `?post=${site.id}`)
  await heading('Suggest an edit')
  expect(screen.getByText('This post doesn’t exist')).toBeDefined()
  expect(field('Note (optional)').value).toBe('')
})

test('two editors at once: the later one sees what changed, keeps what was typed and goes on', async () => {
  const site = buildSite({ isMySite: false, approvalStatus: 'approved', maxDepth: 30, city: 'Hurghada' })
  const newer = { ...site, version: 2, maxDepth: 32, city: 'El Gouna' }
  const sent: { version: number }[] = []
  const { fetch: answered } = globalThis
  setUser(buildMe({ groups: ['editor'] }))
  const { user, router } = await visit(site)
  await heading('Edit dive site')
  network.answer(siteEditing.update, (_, body) => {
    sent.push(body as { version: number })
    return { ...newer, version: 3 }
  })
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    init?.method === 'PUT' && String(init.body).includes('"version":1')
      ? Promise.resolve(
          Response.json({ message: 'Jonas was faster', code: 'changed-since' }, { status: 409 }),
        )
      : answered(input, init),
  )
  answerSite(newer)
  const depth = screen.getByRole<HTMLInputElement>('textbox', { name: /Maximum depth/ })
  await user.clear(depth)
  await user.type(depth, '28')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  const conflict = await screen.findByRole('region', { name: /Someone else changed this site/ })
  expect(within(conflict).getByText('El Gouna')).toBeDefined()
  expect(field('Town (optional)').value).toBe('El Gouna')
  expect(depth.value).toBe('28')
  await user.click(within(conflict).getByRole('button', { name: 'Use theirs: Max depth' }))
  expect(depth.value).toBe('32')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/ghost-reef$/))
  expect(sent).toMatchObject([{ version: 2, facts: { maxDepth: 32, city: 'El Gouna' } }])
})

test('a pending site of somebody else is not for others to change', async () => {
  setUser(buildMe())
  await visit(buildSite({ isMySite: false }))
  expect(await heading('You can’t edit this site')).toBeDefined()
})

test('a site is deleted after being asked', async () => {
  network.answer(siteEditing.remove, { removed: true })
  setUser(buildMe())
  const { user, router } = await visit(buildSite())
  await heading('Edit dive site')
  await user.click(screen.getByRole('button', { name: /Delete site/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this dive site?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete site' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
  expect(await screen.findByText('Dive site deleted successfully')).toBeDefined()
})

test('leaving changes behind asks first, leaving none does not', async () => {
  setUser(buildMe())
  const { user, router } = await visit(buildSite())
  await heading('Edit dive site')
  await type(user, 'Region', 'Strait of Gubal')
  act(() => void router.navigate({ to: '/about' }))
  expect(
    await screen.findByText('You have unsaved changes. If you continue, they will be lost.'),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(field('Region').value).toBe('Strait of Gubal')
  act(() => void router.navigate({ to: '/about' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  expect(localStorage.getItem(draftOf(buildSite()))).toBeNull()
})

test('leaving a note to the moderator behind asks as well', async () => {
  setUser(buildMe())
  const { user, router } = await visit(buildSite({ isMySite: false, approvalStatus: 'approved' }))
  await heading('Suggest an edit')
  await type(user, 'Note (optional)', 'The buoy is gone.')
  act(() => void router.navigate({ to: '/about' }))
  expect(await screen.findByRole('button', { name: 'Leave without saving' })).toBeDefined()
})

test('a session that the server ended loses nothing: whoever logs in again saves what they typed', async () => {
  const mara = buildMe()
  const site = buildSite({ approvalStatus: 'rejected', rejectionReason: 'Say more.' })
  nobodyIsSignedIn()
  const { user, router, queryClient } = await visit(site)
  startSession(queryClient)
  act(() => setUser(mara))
  await heading('Edit dive site')
  await type(user, 'Region', 'Strait of Gubal')
  network.refuse(siteEditing.update, 401, 'Please log in first')
  network.refuse(auth.refresh, 401, 'This session is over')
  network.refuse(sites.get, 404, 'Dive site not found')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  await waitFor(() => expect(queryClient.getQueryData(siteQuery(site.id).queryKey)).toBeUndefined())
  expect(field('Region').value).toBe('Strait of Gubal')

  const sent: unknown[] = []
  answerSite(site)
  network.answer(siteEditing.update, (_, body) => {
    sent.push(body)
    return { ...site, approvalStatus: 'pending' as const }
  })
  act(() => setUser(mara))
  act(closeModal)
  expect(field('Region').value).toBe('Strait of Gubal')
  expect(screen.queryByText('Please log in first')).toBeNull()
  expect(screen.getByText(/nothing was sent. Log in and send it again/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/ghost-reef$/))
  expect(sent).toMatchObject([{ facts: { region: 'Strait of Gubal' } }])
})

test('what nobody knows of an imported site stops no other change of it', async () => {
  const sent: unknown[] = []
  const site = buildSite({ isMySite: false, approvalStatus: 'approved', region: null, description: null })
  network.answer(siteEditing.update, (_, body) => {
    sent.push(body)
    return site
  })
  setUser(buildMe({ groups: ['editor'] }))
  const { user, router } = await visit(site)
  await heading('Edit dive site')
  expect(field('Region (optional)').value).toBe('')
  await type(user, 'Town (optional)', 'Hurghada')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/ghost-reef$/))
  expect(sent).toMatchObject([{ facts: { city: 'Hurghada', region: null, description: null } }])
})

test('coordinates that are no place are not saved as the old ones', async () => {
  setUser(buildMe())
  const { user } = await visit(buildSite())
  await heading('Edit dive site')
  await type(user, 'Coordinates', '127.8137, 33.9206')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/Are latitude and longitude swapped/)).toBeDefined()
  expect(document.activeElement).toBe(field('Coordinates'))
  expect(network.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([])
})

test('what was typed is there at the next visit, and can be given up', async () => {
  setUser(buildMe())
  const first = await visit(buildSite())
  await heading('Edit dive site')
  await type(first.user, 'Region', 'Strait of Gubal')
  first.view.unmount()

  const { user } = await visit(buildSite())
  expect(await screen.findByText(/This is your saved draft/)).toBeDefined()
  expect(field('Region').value).toBe('Strait of Gubal')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Region').value).toBe('Red Sea')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(field('Region').value).toBe('Strait of Gubal'))
})

test('a draft of a site that somebody changed since says so, and can start from what is new', async () => {
  setUser(buildMe())
  const first = await visit(buildSite())
  await heading('Edit dive site')
  await type(first.user, 'Region', 'Strait of Gubal')
  first.view.unmount()

  const { user } = await visit(buildSite({ version: 2, city: 'El Gouna' }))
  expect(await screen.findByText(/the site has changed since/)).toBeDefined()
  expect(field('Region').value).toBe('Strait of Gubal')
  expect(field('Town (optional)').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Start from the new version' }))
  expect(field('Region').value).toBe('Red Sea')
  expect(field('Town (optional)').value).toBe('El Gouna')
  expect(screen.queryByText(/the site has changed since/)).toBeNull()
})

test('what is wrong with the whole of a long form is brought into view each time', async () => {
  const site = buildSite()
  network.refuse(siteEditing.update, 400, 'You haven’t changed anything yet.')
  setUser(buildMe({ groups: ['editor'] }))
  const { user } = await visit(site)
  await heading('Edit dive site')
  for (let tries = 0; tries < 2; tries++) {
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const words = await screen.findByText(/^You haven’t changed anything yet/)
    await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  }
})
