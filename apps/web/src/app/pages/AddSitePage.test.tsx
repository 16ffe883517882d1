import { notifications } from '@mantine/notifications'
import { botCheck } from '@soundings/contract/bot-check'
import { siteEditing } from '@soundings/contract/site-editing'
import { type NearbySite, sites } from '@soundings/contract/sites'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AddSite } from '#features/sites/index.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { draftKey } from '#shared/drafts/draft-name.ts'
import { noteReach } from '#shared/lib/connection.ts'
import type { PickPlaceProps } from '#shared/map/index.ts'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { stubUploads } from '#shared/testing/uploads.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'
import { buildSite, noFacets } from './site-pages.build.ts'

vi.mock('#features/map/index.ts', () => ({
  SiteMap: () => null,
  PlaceMap: ({ onPlace }: PickPlaceProps) => (
    <button type="button" onClick={() => onPlace([33.9206, 27.8137])}>
      Press the map
    </button>
  ),
}))
// The header asks for much that has nothing to do with this page.
vi.mock('../shell/Shell.tsx', async () => ({ Shell: (await import('@tanstack/react-router')).Outlet }))

const made = buildSite()
const { id } = made
const near: NearbySite = {
  ...made,
  id: '018f0000-0000-7000-8000-00000000a002',
  siteName: 'Ghost Reef North',
  region: 'Gulf of Suez',
  approvalStatus: 'approved',
  distance: 0.12,
}

let network: ReturnType<typeof stubNetwork>
let isMobile = false

beforeAll(() => AddSite.preload?.())

// Forms of this size take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  isMobile = false
  notifications.clean()
  resetSession()
  noteReach(true)
  network = stubNetwork()
  network.answer(sites.get, made)
  network.answer(sites.list, onePage([]))
  network.answer(sites.facets, { total: 1, facets: noFacets })
  network.answer(sites.search, { items: [near], total: 1 })
  network.answer(siteEditing.similar, { items: [] })
  network.answer(botCheck.how, { kind: 'none' })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && isMobile,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('scrollTo', () => {})
})

const visit = () => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/add-site'] }))
  const view = render(<App router={router} queryClient={queryClient} />)
  return { router, view, user: userEvent.setup() }
}
const mara = buildMe()
const form = () => screen.findByRole('form', { name: 'Add a dive site' })
const send = () => screen.getByRole('button', { name: /Add dive site|Send now/ })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** All at once: letter by letter a form of this size takes its time. */
const fill = async (user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) => {
  await user.clear(into)
  await user.paste(text)
}

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await form()
  await user.click(await screen.findByRole('button', { name: 'Press the map' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('Egypt'),
  )
  await fill(user, field('Site name'), 'Ghost Reef')
  await fill(user, field('Description'), 'A reef.')
}

test('it waits until it is known who is here, then asks a visitor to log in and goes on', async () => {
  const { user } = visit()
  expect(await screen.findByText('Checking authentication…')).toBeDefined()
  act(nobodyIsSignedIn)
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(useModals.getState().open).toBe('login')
  act(() => setUser(mara))
  expect(await form()).toBeDefined()
})

test('a visit signed out opens the login by itself, and closing that leads home', async () => {
  const { router } = visit()
  await screen.findByText('Checking authentication…')
  expect(useModals.getState().open).toBeNull()
  act(nobodyIsSignedIn)
  await waitFor(() =>
    expect(useModals.getState()).toMatchObject({ open: 'login', why: 'Sign in to add a dive site.' }),
  )
  expect(router.state.location.pathname).toBe('/add-site')
  act(closeModal)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('whoever signs out on the page is not asked to come back', async () => {
  setUser(mara)
  const { router } = visit()
  await form()
  act(() => setUser(null))
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  expect(useModals.getState().open).toBeNull()
  expect(router.state.location.pathname).toBe('/add-site')
})

test('photos that are chosen in the form are sent to the site once it is there', async () => {
  const sent = stubUploads()
  network.answer(siteEditing.create, made)
  setUser(mara)
  const { user, router, view } = visit()
  await fillIn(user)
  await screen.findByRole('group', { name: 'Choose photos' })
  const reef = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'reef.jpg', { type: 'image/jpeg' })
  await user.upload(
    view.container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    reef,
  )
  expect(await screen.findByRole('button', { name: 'Remove reef.jpg' })).toBeDefined()
  expect(sent).toEqual([])
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toContain(id))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.form.get('diveSiteId')).toBe(id)
})

test('what is missing is told at its field, and the first field takes focus', async () => {
  setUser(mara)
  const { user } = visit()
  await form()
  await user.click(send())
  expect(screen.getByText('Choose the location on the map or type its coordinates')).toBeDefined()
  for (const name of ['Site name', 'Country', 'Region', 'Description'])
    expect(screen.getByText(`${name} is required`)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Coordinates')))
  expect(network.asked).not.toContain('POST /api/sites')
})

test('coordinates in another notation are taken, wrong ones are explained at the field', async () => {
  setUser(mara)
  const { user } = visit()
  await form()
  await fill(user, field('Coordinates'), '127.8137, 33.9206')
  await user.keyboard('{Enter}')
  expect(screen.getByText(/Are latitude and longitude swapped/)).toBeDefined()
  await fill(user, field('Coordinates'), '27° 48.822′ N, 33° 55.236′ E')
  await user.keyboard('{Enter}')
  expect(field('Coordinates').value).toBe('27.81370, 33.92060')
})

test('country and region come from the nearest site and stay as they are typed', async () => {
  setUser(mara)
  const { user } = visit()
  await form()
  await fill(user, field('Region'), 'Red Sea')
  await user.click(await screen.findByRole('button', { name: 'Press the map' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('Egypt'),
  )
  expect(field('Region').value).toBe('Red Sea')
})

test('a site becomes one, its draft is forgotten, and its page opens', async () => {
  const sent: unknown[] = []
  network.answer(siteEditing.create, (_, body) => {
    sent.push(body)
    return made
  })
  setUser(mara)
  const { user, router } = visit()
  await fillIn(user)
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/sites/${id}/ghost-reef`))
  expect(sent).toMatchObject([
    {
      siteName: 'Ghost Reef',
      country: 'Egypt',
      region: 'Gulf of Suez',
      difficulty: 'intermediate',
      access: 'shore',
    },
  ])
  expect(localStorage.getItem(draftKey(`${mara.id}.site`))).toBeNull()
  expect(await screen.findByText('Dive site created successfully')).toBeDefined()
})

test('a site that may be there already is shown before anything is sent', async () => {
  network.answer(siteEditing.similar, { items: [near] })
  network.answer(siteEditing.create, made)
  setUser(mara)
  const { user, router } = visit()
  await fillIn(user)
  await user.click(send())
  const word = await screen.findByRole('checkbox', { name: 'No, mine is different' })
  expect(await screen.findByText(/Please check these sites first/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Ghost Reef North/ }).getAttribute('href')).toContain(near.id)
  expect(network.asked).not.toContain('POST /api/sites')
  await user.click(word)
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toContain(id))
})

test('without a connection the draft is kept, and every try has the same key', async () => {
  const keys: string[] = []
  let isCut = true
  network.answer(siteEditing.create, (_, body) => {
    keys.push((body as { key: string }).key)
    if (isCut) throw new TypeError('Failed to fetch')
    return made
  })
  setUser(mara)
  const { user, router, view } = visit()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText(/Your draft is kept on this device/)).toBeDefined()
  view.unmount()

  const again = visit()
  expect(router).not.toBe(again.router)
  expect(await screen.findByText(/This is your saved draft/)).toBeDefined()
  expect(field('Site name').value).toBe('Ghost Reef')
  isCut = false
  await again.user.click(send())
  await waitFor(() => expect(again.router.state.location.pathname).toContain(id))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('starting over empties the form, and can be undone', async () => {
  setUser(mara)
  const first = visit()
  await fillIn(first.user)
  first.view.unmount()
  const { user } = visit()
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(field('Site name').value).toBe('')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(field('Site name').value).toBe('Ghost Reef'))
})

test('what the server finds wrong stands at the field', async () => {
  setUser(mara)
  const { user } = visit()
  await fillIn(user)
  const refusal = { message: 'Wrong', issues: [{ path: ['hazards', 0], message: 'Unknown hazard' }] }
  const asked = fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    init?.method === 'POST' && input === '/api/sites'
      ? Promise.resolve(Response.json(refusal, { status: 400 }))
      : asked(input, init),
  )
  await user.click(send())
  expect(await screen.findByText('Unknown hazard')).toBeDefined()
})

test('on a phone the map comes first, then the form, and the way back', async () => {
  isMobile = true
  setUser(mara)
  const { user } = visit()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Choose the location on the map or type its coordinates')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Press the map' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await form()).toBeDefined()
  expect(screen.getByText('27° 48.822′ N, 33° 55.236′ E')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to Map' }))
  expect(screen.getByRole('button', { name: 'Press the map' })).toBeDefined()
})

test('on a phone nobody goes on from coordinates that are no place', async () => {
  isMobile = true
  setUser(mara)
  const { user } = visit()
  await user.click(await screen.findByRole('button', { name: 'Press the map' }))
  await fill(user, field('Coordinates'), 'near the pier')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText(/doesn’t look like a position/)).toBeDefined()
  expect(field('Coordinates').value).toBe('near the pier')
  await user.click(screen.getByRole('button', { name: 'Press the map' }))
  expect(field('Coordinates').value).toBe('27.81370, 33.92060')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await form()).toBeDefined()
})

test('a session that the server ended leaves the form as it is and asks to log in', async () => {
  setUser(mara)
  const { user } = visit()
  await fillIn(user)
  const { expireSession } = await import('#shared/session/session-store.ts')
  act(expireSession)
  expect(useModals.getState().open).toBe('login')
  expect(field('Site name').value).toBe('Ghost Reef')
  act(() => setUser(mara))
  expect(field('Site name').value).toBe('Ghost Reef')
})

test('whoever signs out leaves nothing on the screen', async () => {
  setUser(mara)
  const { user } = visit()
  await fillIn(user)
  act(() => setUser(null))
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
})
