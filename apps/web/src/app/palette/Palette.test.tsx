import type { FoundPlace } from '@soundings/contract/places'
import { sites } from '@soundings/contract/sites'
import { species } from '@soundings/contract/species'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSummary } from '#shared/testing/sites.ts'
import { loadPaletteActions } from './actions.ts'
import { useOverlay } from './overlay-store.ts'
import { Palette } from './Palette.tsx'
import { forgetRecent, rememberChoice } from './recent-store.ts'

const go = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => go,
}))

const thistlegorm = buildSummary({
  siteName: 'SS Thistlegorm',
  region: 'Red Sea',
  country: 'Egypt',
  maxDepth: 30,
})
const egypt: FoundPlace = {
  kind: 'country',
  name: 'Egypt',
  region: null,
  country: null,
  count: 36,
  bounds: [32, 22, 36, 30],
}

const actions = await loadPaletteActions()

let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  go.mockReset()
  forgetRecent()
  useOverlay.setState({ shown: 'palette' })
  network = stubNetwork()
  network.answer(species.list, onePage([]))
  network.answer(sites.list, (url) =>
    onePage(/^thi/.test(url.searchParams.get('q') ?? '') ? [thistlegorm] : []),
  )
  network.answer(sites.places, (url) => ({
    items: url.searchParams.get('q') === 'egypt' ? [egypt] : [],
    misspelt: false,
  }))
})

const open = () => {
  renderPart(<Palette actions={actions} />)
  const box = screen.getByRole('combobox')
  return { user: userEvent.setup(), box }
}
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

test('a site is found, announced and opened with Enter', async () => {
  const { user, box } = open()
  await user.type(box, 'thistle')
  const option = await screen.findByRole('option', { name: /SS Thistlegorm/ })
  expect(option.textContent).toContain('Max depth 30 metres')
  expect(active()).toBe(option)
  expect(option.getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 dive site'))
  await user.keyboard('{Enter}')
  expect(go).toHaveBeenCalledWith({
    to: '/sites/$siteId/{-$slug}',
    params: { siteId: thistlegorm.id, slug: 'ss-thistlegorm' },
  })
  expect(useOverlay.getState().shown).toBeNull()
})

test('a country opens Explore on its sites and on the map around them', async () => {
  const { user, box } = open()
  await user.type(box, 'egypt')
  await user.click(await screen.findByRole('option', { name: /Egypt.*36 dive sites/ }))
  expect(go).toHaveBeenCalledWith({
    to: '/explore',
    search: expect.objectContaining({ country: 'Egypt', view: 'map', lng: 34, lat: expect.any(Number) }),
  })
})

test('a sea opens Explore on the sites that its name finds, and on the map around them', async () => {
  network.answer(sites.places, { items: [{ ...egypt, kind: 'sea', name: 'Red Sea' }], misspelt: false })
  const { user, box } = open()
  await user.type(box, 'red sea')
  await user.click(await screen.findByRole('option', { name: /Red Sea.*Sea or reef/ }))
  expect(go).toHaveBeenCalledWith({
    to: '/explore',
    search: expect.objectContaining({ q: 'Red Sea', country: undefined, view: 'map' }),
  })
})

test('a question that finds no site goes to the assistant with Enter', async () => {
  const { user, box } = open()
  await user.type(box, 'where is it warm')
  expect(await screen.findByRole('option', { name: /Ask.*where is it warm/ })).toBe(active())
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith({ to: '/', search: { ask: 'where is it warm', slide: undefined } }),
  )
  expect(useOverlay.getState().shown).toBeNull()
})

test('a long question goes to the assistant, and looks for no species of such a name', async () => {
  const { user, box } = open()
  await user.click(box)
  await user.paste(
    'Dad did the Duane and still raves, but the young guys of the shop all say Spiegel Grove. Which?',
  )
  expect(await screen.findByRole('option', { name: /Ask.*Which\?/ })).toBe(active())
  await waitFor(() => expect(network.asked.some((call) => call.includes('/api/sites?'))).toBe(true))
  expect(network.asked.filter((call) => call.includes('/api/species'))).toEqual([])
})

test('fast typing asks once, for the words that it ended with', async () => {
  const { user, box } = open()
  await user.type(box, 'thistle')
  await screen.findByRole('option', { name: /SS Thistlegorm/ })
  expect(network.asked.filter((call) => call.includes('/api/sites?'))).toEqual([
    'GET /api/sites?q=thistle&limit=8',
  ])
})

test('Enter ahead of the answer chooses the best of that answer, not of the one before', async () => {
  const { user, box } = open()
  await user.type(box, 'egypt')
  await screen.findByRole('option', { name: /Egypt/ })
  await user.clear(box)
  await user.type(box, 'thistle{Enter}')
  expect(go).not.toHaveBeenCalled()
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  expect(go.mock.calls[0]?.[0]).toMatchObject({ params: { slug: 'ss-thistlegorm' } })
})

test('arrows go round, Home and End jump, and focus stays in the box', async () => {
  const { user, box } = open()
  const options = screen.getAllByRole('option')
  expect(active()).toBe(options[0])
  await user.click(box)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(options[1])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(options[0])
  await user.keyboard('{End}')
  expect(active()).toBe(options.at(-1))
  await user.keyboard('{Home}')
  expect(active()).toBe(options[0])
  expect(document.activeElement).toBe(box)
})

test('the last five choices wait for the next visit, newest first, and can be forgotten', async () => {
  for (const count of [1, 2, 3, 4, 5, 6])
    rememberChoice({ kind: 'place', place: { ...egypt, name: `Land ${count}` } })
  rememberChoice({ kind: 'place', place: { ...egypt, name: 'Land 4' } })
  const { user } = open()
  const recent = within(screen.getByRole('group', { name: 'Recent' }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'Land 4',
    'Land 6',
    'Land 5',
    'Land 3',
    'Land 2',
  ])
  await user.click(screen.getByRole('option', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  expect(useOverlay.getState().shown).toBe('palette')
})

test('of a site no more is kept on the device than the palette shows', () => {
  rememberChoice({ kind: 'site', site: thistlegorm })
  const [kept] = JSON.parse(localStorage.getItem('soundings.recent-choices') ?? '[]')
  expect(Object.keys(kept.site).sort()).toEqual([
    'accessStatus',
    'city',
    'country',
    'id',
    'maxDepth',
    'region',
    'siteName',
    'slug',
  ])
})

test('the settings are found by what they are about', async () => {
  const { user, box } = open()
  await user.type(box, 'prefer')
  await user.click(await screen.findByRole('option', { name: /Settings/ }))
  expect(useModals.getState().open).toBe('settings')
  expect(useOverlay.getState().shown).toBeNull()
})

test('nothing found says so', async () => {
  const { user, box } = open()
  await user.type(box, 'qqqq')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('No results')
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

test('without a connection, recent choices and actions are still found', async () => {
  network.cut(sites.list)
  network.cut(sites.places)
  rememberChoice({ kind: 'place', place: egypt })
  const { user, box } = open()
  await user.type(box, 'egy')
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')
  await user.keyboard('{Enter}')
  expect(go).toHaveBeenCalledOnce()
})

test('a failed search can be tried again', async () => {
  network.refuse(sites.places, 500, 'The server stumbled', 'req-1')
  const { user, box } = open()
  await user.type(box, 'thistle')
  expect((await screen.findByRole('alert')).textContent).toContain('req-1')
  network.answer(sites.places, { items: [], misspelt: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /SS Thistlegorm/ })).toBeDefined()
})

test('what this device kept wrongly counts as nothing', async () => {
  localStorage.setItem('soundings.recent-choices', '[{"kind":"site"}]')
  vi.resetModules()
  const { useRecent: fresh } = await import('./recent-store.ts')
  expect(fresh.getState().choices).toEqual([])
})
