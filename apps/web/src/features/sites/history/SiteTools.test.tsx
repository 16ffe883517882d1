import { moderation } from '@soundings/contract/moderation'
import type { Group } from '@soundings/contract/people'
import { type SiteChange, siteEditing } from '@soundings/contract/site-editing'
import { type Site, sites } from '@soundings/contract/sites'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { RemovedSite } from './RemovedSite.tsx'
import { SiteTools } from './SiteTools.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  network.answer(sites.search, { items: [], total: 0 })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'tell').mockImplementation(() => undefined)
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const show = async (site: Site, ...groups: Group[]) => {
  setUser(buildMe({ groups }))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SiteTools site={site} />, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}
const openMenu = () => user.click(screen.getByRole('button', { name: 'More about this site' }))
const choose = async (name: string) => {
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const blueHole = buildSite({ siteName: 'Blue Hole' })

const buildChange = (known: Partial<SiteChange> = {}): SiteChange => ({
  id: '01960000-0000-7000-8000-000000000001',
  version: 2,
  at: '2026-06-01T12:00:00Z',
  kind: 'edited',
  actorHandle: 'rita_r',
  proposerHandle: null,
  note: null,
  changes: [{ field: 'maxDepth', before: 20, after: 30 }],
  canUndo: true,
  mergedFrom: null,
  ...known,
})

const all = ['Report a problem', 'History', 'Merge with another site', 'Sponsor', 'Take this site down']

test.each<[Group[], string[]]>([
  [[], ['Report a problem']],
  [['editor'], ['Report a problem', 'History', 'Merge with another site']],
  [['moderator'], all.filter((tool) => tool !== 'Sponsor')],
  [['admin'], all],
])('whoever is in %j finds what they may do', async (groups, tools) => {
  await show(blueHole, ...groups)
  await openMenu()
  expect(
    (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(tools)
})

test('a visitor finds nothing', () => {
  renderPart(<SiteTools site={blueHole} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a member finds nothing at a site that is not published', async () => {
  await show(buildSite({ approvalStatus: 'pending' }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a problem is reported with what is wrong and a note', async () => {
  const sent: unknown[] = []
  network.answer(moderation.flag, (_, body) => {
    sent.push(body)
    return { success: true as const }
  })
  await show(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(form.getByText('Please choose what is wrong')).toBeDefined()
  await user.selectOptions(form.getByLabelText('What is wrong?'), 'dangerous')
  await user.type(form.getByLabelText(/^Tell us more/), 'Boats cross it.')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'dangerous', note: 'Boats cross it.' }]))
  expect(toast.success).toHaveBeenCalledWith('Thank you. A moderator will look at it.')
})

test('a problem that was reported before says so', async () => {
  network.refuse(moderation.flag, 409, 'You have reported this already')
  await show(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.selectOptions(form.getByLabelText('What is wrong?'), 'spam')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('You have reported this already'))
})

test('a session that the server ended leaves what is typed to whoever logs in again, and to nobody else', async () => {
  await show(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.selectOptions(form.getByLabelText('What is wrong?'), 'dangerous')
  await user.type(form.getByLabelText(/^Tell us more/), 'Boats cross it.')
  act(expireSession)
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull()

  act(() => setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' })))
  expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull()
  act(() => setUser(buildMe()))
  const again = await dialog('Report a problem')
  expect(again.getByLabelText<HTMLSelectElement>('What is wrong?').value).toBe('dangerous')
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Boats cross it.')
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await choose('Report a problem')
  const fresh = await dialog('Report a problem')
  expect(fresh.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('')
})

test('a reason for taking a site down and a sponsor are kept the same way', async () => {
  await show(blueHole, 'admin')
  const typeAndComeBack = async (tool: string, title: string, field: RegExp) => {
    await choose(tool)
    await user.type((await dialog(title)).getByLabelText(field), 'Reef Club')
    act(expireSession)
    await waitFor(() => expect(useModals.getState().open).toBe('login'))
    act(() => setUser(buildMe({ groups: ['admin'] })))
    const again = await dialog(title)
    expect(again.getByLabelText<HTMLInputElement>(field).value).toBe('Reef Club')
    await user.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await typeAndComeBack('Take this site down', 'Take this site down', /^Reason/)
  await typeAndComeBack('Sponsor', 'Sponsored', /^Sponsored by/)
}, 15_000)

test('an editor reads the history, with who proposed what, and undoes nothing', async () => {
  const applied = buildChange({ kind: 'proposal-applied', proposerHandle: 'mara_l' })
  network.answer(siteEditing.history, onePage([applied]))
  await show(blueHole, 'editor')
  await choose('History')
  const history = await dialog('History')
  expect(await history.findByText('rita_r approved an edit proposed by mara_l')).toBeDefined()
  expect(history.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('the history tells who changed what, and undoes it', async () => {
  network.answer(
    siteEditing.history,
    onePage([buildChange(), buildChange({ id: blueHole.id, kind: 'created', canUndo: false })]),
  )
  network.answer(siteEditing.undo, blueHole)
  await show(blueHole, 'moderator')
  await choose('History')
  const history = await dialog('History')
  expect(await history.findByText('rita_r changed the site')).toBeDefined()
  expect(history.getByText('30 m')).toBeDefined()
  expect(history.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  await user.click(history.getByRole('button', { name: 'Undo: rita_r changed the site' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('The change was undone'))
})

test('a change that was changed since says why it cannot be undone', async () => {
  network.answer(siteEditing.history, onePage([buildChange()]))
  network.refuse(siteEditing.undo, 409, 'What it changed has changed since')
  await show(blueHole, 'moderator')
  await choose('History')
  const history = await dialog('History')
  await user.click(await history.findByRole('button', { name: /^Undo/ }))
  await waitFor(() =>
    expect(history.getByRole('alert').textContent).toBe('What it changed has changed since'),
  )
})

test('a merge can be taken back from the history of the site that stayed', async () => {
  const mergedFrom = buildSite().id
  network.answer(siteEditing.history, onePage([buildChange({ kind: 'merged', canUndo: false, mergedFrom })]))
  network.answer(siteEditing.unmerge, blueHole)
  await show(blueHole, 'moderator')
  await choose('History')
  await user.click(await (await dialog('History')).findByRole('button', { name: /^Unmerge/ }))
  await waitFor(() => expect(network.asked).toContain(`POST /api/sites/${mergedFrom}/unmerge`))
})

test('two sites are shown beside each other before they are merged', async () => {
  const other = buildSummary({ siteName: 'El Bells', country: 'Egypt', coordinates: [33.93, 27.813_7] })
  network.answer(sites.list, onePage([other]))
  network.answer(siteEditing.merge, buildSite({ id: other.id, siteName: 'El Bells' }))
  await show(blueHole, 'editor')
  await choose('Merge with another site')
  const form = await dialog('Merge with another site')
  await user.type(form.getByLabelText('The site that stays'), 'bells')
  await user.click(await form.findByRole('button', { name: /^El Bells/ }))
  expect(form.getByText('Blue Hole')).toBeDefined()
  expect(form.getByText(/^92[45] m$/)).toBeDefined()
  expect(network.asked.some((asked) => asked.endsWith('/merge'))).toBe(false)
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(network.asked).toContain(`POST /api/sites/${blueHole.id}/merge`))
  expect(toast.tell).toHaveBeenCalledWith(
    expect.objectContaining({ message: '‘Blue Hole’ is now part of ‘El Bells’' }),
  )
})

test('where the sites to merge with could not be loaded, they are asked for again', async () => {
  network.refuse(sites.search, 500, 'Out of order')
  await show(blueHole, 'editor')
  await choose('Merge with another site')
  const form = await dialog('Merge with another site')
  expect(await form.findByText('Failed to load dive sites')).toBeDefined()
  const near = { ...buildSummary({ siteName: 'El Bells' }), distance: 0.9 }
  network.answer(sites.search, { items: [near], total: 1 })
  await user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('button', { name: /^El Bells/ })).toBeDefined()
})

test('a logo that divers’ browsers would not show is refused at its field', async () => {
  const sent: unknown[] = []
  network.answer(siteEditing.sponsor, (_, body) => {
    sent.push(body)
    return blueHole
  })
  await show(blueHole, 'admin')
  await choose('Sponsor')
  const form = await dialog('Sponsored')
  await user.type(form.getByLabelText('Sponsored by'), 'Reef Club')
  const logo = form.getByLabelText(/^Address of the logo/)
  await user.type(logo, 'https://reef.example/logo.png')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Must start with http/)).toBeDefined()
  expect(document.activeElement).toBe(logo)
  await user.clear(logo)
  const ownLogo = `${window.location.origin}/logo.png`
  await user.type(logo, ownLogo)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ sponsor: { logoURL: ownLogo } }]))
})

test('a sponsor’s address is held to be a web address, at its field', async () => {
  const sent: unknown[] = []
  network.answer(siteEditing.sponsor, (_, body) => {
    sent.push(body)
    return blueHole
  })
  await show(blueHole, 'admin')
  await choose('Sponsor')
  const form = await dialog('Sponsored')
  await user.type(form.getByLabelText('Sponsored by'), 'Reef Club')
  const address = form.getByLabelText(/^Web address/)
  await user.type(address, 'javascript:alert(1)')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Must be a web address/)).toBeDefined()
  expect(document.activeElement).toBe(address)
  await user.clear(address)
  await user.type(address, 'https://reef.example/')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { sponsor: { sponsoredBy: 'Reef Club', sponsorURL: 'https://reef.example/', logoURL: null } },
    ]),
  )
})

test('a site that was taken down is brought back at its address', async () => {
  network.answer(
    siteEditing.history,
    onePage([buildChange({ kind: 'removed', note: 'A car park', canUndo: false, changes: [] })]),
  )
  network.answer(siteEditing.restore, blueHole)
  renderPart(<RemovedSite siteId={blueHole.id} />)
  expect(await screen.findByText('rita_r took the site down: ‘A car park’')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('‘Blue Hole’ is on the map again'))
})

test('where it could not be looked up whether a site was taken down, it is asked again', async () => {
  network.refuse(siteEditing.history, 500, 'Out of order')
  renderPart(<RemovedSite siteId={blueHole.id} />)
  expect(await screen.findByText('Out of order')).toBeDefined()
  network.answer(
    siteEditing.history,
    onePage([buildChange({ kind: 'removed', canUndo: false, changes: [] })]),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeDefined()
})

test('a site that never was is not looked for again', async () => {
  network.refuse(siteEditing.history, 404, 'Dive site not found')
  renderPart(<RemovedSite siteId={blueHole.id} />)
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('taking a site down says who reads why, and where it can be brought back', async () => {
  await show(blueHole, 'moderator')
  await choose('Take this site down')
  const form = await dialog('Take this site down')
  expect(form.getByText(/under ‘Removed’ where submissions are reviewed/)).toBeDefined()
  expect(form.getByText(/^Its author reads it/)).toBeDefined()
})
