import {
  moderation,
  type PendingItem,
  type PendingPreview,
  reportReasons,
  siteReview,
} from '@soundings/contract/moderation'
import { siteEditing } from '@soundings/contract/site-editing'
import { sites } from '@soundings/contract/sites'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { ModerationDesk } from './ModerationDesk.tsx'
import {
  buildItem,
  buildPending,
  buildPendingReport,
  buildPreview,
  buildRemoved,
  buildRestored,
} from './moderation.build.ts'
import { forgetOffers } from './undo-offers.ts'

vi.mock('./PreviewMap.tsx', () => ({ PreviewMap: () => null }))

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
let waiting: PendingItem[]
let previews: Record<string, Partial<PendingPreview>>
let isMobile = false

const onScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMobile && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))

const idIn = ({ pathname }: URL) => pathname.split('/')[4] ?? ''
const found = (url: URL) => {
  const item = waiting.find(({ id }) => id === idIn(url))
  if (!item) throw new Error('Asked for what does not wait')
  return item
}
const decided = (url: URL) => {
  const { id } = found(url)
  waiting = waiting.filter((item) => item.id !== id)
  return { decisionId: id, undoUntil: '2026-06-01T13:00:00Z' }
}

/** The desk, with what the address says remembered. */
const Desk = ({ item }: { item: string | undefined }) => {
  const [said, setSaid] = useState<{ type?: string | undefined; item?: string | undefined }>({ item })
  return (
    <ModerationDesk
      typeName={said.type}
      onType={(type) => setSaid({ type })}
      itemName={said.item}
      onOpen={(opened) => setSaid((now) => ({ ...now, item: opened }))}
      onBack={() => setSaid((now) => ({ ...now, item: undefined }))}
    />
  )
}

const visitAt = async (address: string | undefined, items: PendingItem[]) => {
  waiting = items
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Desk item={address} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { level: 1, name: 'Report Submissions' })
}

const visit = (...items: PendingItem[]) => visitAt(undefined, items)

const list = () => screen.findByRole('list', { name: 'Pending submissions' })
const titles = async () =>
  within(await list())
    .getAllByRole('button')
    .map((button) => button.querySelector('bdi')?.textContent)
const preview = () => screen.getByRole('region', { name: 'Preview' })
const shows = (title: string) => screen.findByRole('heading', { name: title })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

const [one, two, three] = [
  buildItem({ title: 'Turtle Steps' }),
  buildItem({ title: 'SS Thistlegorm', type: 'proposals' }),
  buildItem({ title: 'Blue Hole', type: 'flags', flag: { reason: 'duplicate', note: 'See the other.' } }),
]

beforeEach(() => {
  isMobile = false
  previews = {}
  network = stubNetwork()
  onScreen()
  network.answer(moderation.pending, ({ searchParams }) => {
    const type = searchParams.get('type')
    const items = waiting.filter((item) => type === null || item.type === type)
    return { ...buildPending(...waiting), items, total: items.length }
  })
  network.answer(moderation.preview, (url) => buildPreview(found(url), previews[idIn(url)]))
  network.answer(moderation.approve, decided)
  network.answer(moderation.reject, decided)
  network.answer(sites.search, { items: [], total: 0 })
  vi.spyOn(toast, 'tell').mockImplementation(() => undefined)
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined)
  vi.spyOn(toast, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  forgetOffers()
  vi.restoreAllMocks()
  useShortcutChoice.setState({ isOn: true })
})

test('when nothing waits it says so', async () => {
  await visit()
  expect(await screen.findByRole('heading', { name: 'No pending submissions found.' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('the oldest is open, and the filter counts each kind', async () => {
  await visit(one, two, three)
  await shows('Turtle Steps')
  const filter = within(screen.getByRole('group', { name: 'Which submissions' }))
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Types3',
    'Dive Sites1',
    'Media0',
    'Reports0',
    'Edits1',
    'Flags1',
    'Removed',
  ])
  await user.click(filter.getByRole('button', { name: /^Edits/ }))
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
  await shows('SS Thistlegorm')
})

test('an edit shows what would change and what changed underneath, and its note', async () => {
  previews[two.id] = {
    description: 'The mooring has moved.',
    changes: [{ field: 'maxDepth', before: 32, after: 30 }],
    conflicts: [{ field: 'city', before: null, after: 'Sharm' }],
  }
  await visit(two)
  const conflicts = await screen.findByRole('region', { name: 'Conflicts' })
  expect(conflicts.textContent).toContain('Sharm')
  expect(preview().textContent).toContain('30\u00a0m')
  expect(preview().textContent).toContain('The mooring has moved.')
  expect(preview().textContent).toContain('3 approved, 1 rejected')
})

test('a flag says what somebody objects to, and what approving it does', async () => {
  await visit(three)
  expect((await screen.findByRole('region', { name: 'What was reported' })).textContent).toBe(
    'The site is on the map twiceSee the other.',
  )
  expect(screen.getByText(/not public any more: approving only closes the flag/)).toBeDefined()
})

test('approving sends the version that was read, goes on to the next and offers the way back', async () => {
  previews[one.id] = { version: 7 }
  await visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  expect(network.asked).toContain(`POST /api/moderator/dive_sites/${one.id}/approve?version=7`)
  expect(await titles()).toEqual(['SS Thistlegorm'])
  expect(toast.tell).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Approved ‘Turtle Steps’', duration: 10_000, isCounting: true }),
  )
})

test('undoing brings the item back to its place and opens it', async () => {
  network.answer(moderation.undo, () => {
    waiting = [one, two, three]
    return { item: one }
  })
  await visit(one, two, three)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  const [offer] = vi.mocked(toast.tell).mock.calls.at(-1) ?? []
  act(() => offer?.action?.act())
  await shows('Turtle Steps')
  expect(await titles()).toEqual(['Turtle Steps', 'SS Thistlegorm', 'Blue Hole'])
})

test('an undo that comes too late says why', async () => {
  network.refuse(moderation.undo, 409, 'The author has been told already')
  await visit(one, two)
  await shows('Turtle Steps')
  await user.keyboard('a')
  await shows('SS Thistlegorm')
  await user.keyboard('z')
  await waitFor(() =>
    expect(toast.tell).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'error', message: 'The author has been told already' }),
    ),
  )
})

test('rejecting sends stock sentences and free words', async () => {
  const sent: unknown[] = []
  network.answer(moderation.reject, (url, body) => {
    sent.push(body)
    return decided(url)
  })
  await visit(one, two)
  await shows('Turtle Steps')
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Turtle Steps’' }))
  await user.click(dialog.getByRole('button', { name: 'This is not a dive site.' }))
  await user.type(dialog.getByLabelText(/^Reason/), ' It is a car park.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await shows('SS Thistlegorm')
  expect(sent).toEqual([{ reason: 'This is not a dive site. It is a car park.' }])
})

test('a reason that is too long is refused at its field, and nothing is sent', async () => {
  await visit(one)
  await shows('Turtle Steps')
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(/^Reason/))
  await user.paste('x'.repeat(501))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Must be 500 characters or less')).toBeDefined()
  expect(network.asked.filter((asked) => asked.includes('/reject'))).toEqual([])
})

test('a half-typed reason is there again after the dialog was closed', async () => {
  await visit(one)
  await shows('Turtle Steps')
  await user.keyboard('r')
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Reason/), 'Too sha')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r')
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Reason/)
  expect((field as HTMLTextAreaElement).value).toBe('Too sha')
})

test('what failed stays in its place, says why and can be tried again', async () => {
  network.refuse(moderation.approve, 500, 'The database is resting')
  await visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  expect((await screen.findByText(/Failed to approve item/)).parentElement?.textContent).toContain(
    'The database is resting',
  )
  expect(await titles()).toEqual(['Turtle Steps', 'SS Thistlegorm'])
  network.answer(moderation.approve, decided)
  await press('Try again')
  await shows('SS Thistlegorm')
  expect(screen.queryByText(/Failed to approve item/)).toBeNull()
})

test('what another moderator decided first goes, and it is told who was first', async () => {
  const { fetch: answered } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).includes('/approve')) return answered(input, init)
    waiting = [two]
    const words = { message: 'rita_r approved this just now', code: 'already-decided' }
    return Response.json(words, { status: 409 })
  })
  await visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  expect(toast.warning).toHaveBeenCalledWith('rita_r approved this just now')
  expect(await titles()).toEqual(['SS Thistlegorm'])
})

test('several are decided at once; those that fail stay', async () => {
  const { fetch: answered } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    String(input).includes(`${two.id}/approve`)
      ? Response.json({ message: 'It no longer fits', code: 'conflict' }, { status: 409 })
      : answered(input, init),
  )
  await visit(one, two, three)
  await shows('Turtle Steps')
  for (const title of ['Turtle Steps', 'SS Thistlegorm', 'Blue Hole'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  await press('Approve 3 items')
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
  expect(toast.tell).toHaveBeenCalledWith(expect.objectContaining({ message: 'Approved 2 items' }))
  expect(toast.error).toHaveBeenCalledWith('Failed to approve item: 1 item of 3 stay.')
})

test('J, K, X and A work alone, and not for whoever switched single keys off', async () => {
  await visit(one, two, three)
  await shows('Turtle Steps')
  await user.keyboard('j')
  await shows('SS Thistlegorm')
  await user.keyboard('x')
  expect(await screen.findByRole('button', { name: 'Approve 1 item' })).toBeDefined()
  await user.keyboard('xk')
  await shows('Turtle Steps')
  act(() => useShortcutChoice.setState({ isOn: false }))
  await user.keyboard('ja')
  await shows('Turtle Steps')
  expect(network.asked.filter((asked) => asked.startsWith('POST'))).toEqual([])
  await user.keyboard('{ArrowDown}')
  await shows('SS Thistlegorm')
})

test('an item that waits no longer says so and leads on', async () => {
  await visit(one, two)
  await shows('Turtle Steps')
  await user.keyboard('jk')
  waiting = [two]
  network.refuse(moderation.preview, 404, 'This waits no longer')
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await shows('This waits no longer')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  network.answer(moderation.preview, (url) => buildPreview(found(url)))
  await press('Next item')
  await shows('SS Thistlegorm')
})

const decidedByRita = (...left: PendingItem[]) => {
  const { fetch: answered } = globalThis
  const gone = waiting.filter((item) => !left.includes(item)).map(({ id }) => id)
  waiting = left
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    gone.some((id) => String(input).endsWith(id))
      ? Response.json({ message: 'rita_r approved this just now', code: 'already-decided' }, { status: 409 })
      : answered(input, init),
  )
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}
const posts = () => network.asked.filter((asked) => asked.startsWith('POST'))

test('what is read stays open when another moderator decides it, and no key decides what follows it', async () => {
  await visit(one, two, three)
  await shows('Turtle Steps')
  await user.keyboard('j')
  await shows('SS Thistlegorm')
  decidedByRita(one, three)
  await shows('This waits no longer')
  expect(preview().textContent).toContain('rita_r approved this just now.')
  await waitFor(async () => expect(await titles()).toEqual(['Turtle Steps', 'Blue Hole']))
  await user.keyboard('ar')
  expect(posts()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Next item')
  await shows('Blue Hole')
})

test('when the last one is decided by another, it says so until it is closed', async () => {
  await visit(one)
  await shows('Turtle Steps')
  decidedByRita()
  await shows('This waits no longer')
  await press('Close')
  await shows('No pending submissions found.')
})

test('an item that the list has not come to is decided by its address', async () => {
  network.answer(moderation.pending, ({ searchParams }) => ({
    ...buildPending(...(searchParams.has('cursor') ? [] : [two])),
    nextCursor: searchParams.has('cursor') ? null : 'more',
    total: 900,
  }))
  await visitAt(`dive_sites.${one.id}`, [one, two])
  await shows('Turtle Steps')
  await press('Approve')
  await waitFor(() => expect(posts()).toEqual([`POST /api/moderator/dive_sites/${one.id}/approve?version=1`]))
})

test('what was selected and goes is selected no longer when it comes back', async () => {
  await visit(one, two, three)
  await shows('Turtle Steps')
  await user.click(await screen.findByRole('checkbox', { name: 'Select SS Thistlegorm' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Blue Hole' }))
  expect(await screen.findByRole('button', { name: 'Approve 2 items' })).toBeDefined()
  waiting = [one, three]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: 'Approve 1 item' })).toBeDefined()
  waiting = [one, two, three]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('checkbox', { name: 'Select SS Thistlegorm' })
  expect(screen.getByRole('button', { name: 'Approve 1 item' })).toBeDefined()
})

test('a rejection is for what was read', async () => {
  previews[one.id] = { version: 7 }
  await visit(one, two)
  await shows('Turtle Steps')
  await press('Reject…')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }))
  await shows('SS Thistlegorm')
  expect(posts()).toEqual([`POST /api/moderator/dive_sites/${one.id}/reject?version=7`])
})

const removedSite = buildRemoved({ siteName: 'Vanishing Point', reason: 'Not a dive site.', by: 'rita_r' })

test('removed sites are listed with who, why and how long, and can be restored', async () => {
  let removed = [removedSite]
  network.answer(siteReview.removed, () => onePage(removed))
  network.answer(siteEditing.restore, () => {
    removed = []
    return buildRestored()
  })
  await visit(one)
  await press('Removed')
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(
    /Vanishing Point.*removed 2 days ago by rita_r · 28 days left.*Not a dive site/,
  )
  await press('Restore Vanishing Point')
  await shows('No removed sites')
  expect(posts()).toEqual([`POST /api/sites/${removedSite.id}/restore`])
  await press(/^All Types/)
  await shows('Turtle Steps')
})

test('a removed site that cannot be restored says why and stays', async () => {
  network.answer(siteReview.removed, onePage([removedSite]))
  network.refuse(siteEditing.restore, 409, 'This site was not taken away')
  await visit(one)
  await press('Removed')
  await user.click(await screen.findByRole('button', { name: 'Restore Vanishing Point' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This site was not taken away')
  expect(screen.getByRole('listitem').textContent).toContain('Vanishing Point')
})

test('a list that did not load can be asked for again', async () => {
  network.cut(moderation.pending)
  await visit(one)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the submissions')
  network.answer(moderation.pending, buildPending(one))
  await press('Try again')
  await shows('Turtle Steps')
})

test('on a phone the list comes first, an item over it, and there is a way back', async () => {
  isMobile = true
  onScreen()
  await visit(one, two)
  await list()
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  await press(/^SS Thistlegorm/)
  await shows('SS Thistlegorm')
  await press('Back to the list')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull())
})

test('on a phone what is selected is decided below the list', async () => {
  isMobile = true
  onScreen()
  await visit(one, two)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Turtle Steps' }))
  await press('Approve 1 item')
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
})

test('a flag that is rejected is answered to whoever raised it, not with what is wrong with sites', async () => {
  await visit(three)
  await shows('Blue Hole')
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Blue Hole’' }))
  expect(dialog.queryByRole('group', { name: 'Usual reasons' })).toBeNull()
  expect(dialog.getByText(/^Whoever flagged it reads it/)).toBeDefined()
})

test('what nobody could see yet is not decided by a key', async () => {
  network.refuse(moderation.preview, 500, 'Not today')
  await visit(one, two)
  await shows('Failed to load this submission')
  await user.keyboard('a')
  await user.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
  expect(network.asked.filter((asked) => asked.startsWith('POST'))).toEqual([])

  network.answer(moderation.preview, (url) => buildPreview(found(url)))
  await press('Try again')
  await shows('Turtle Steps')
  await user.keyboard('a')
  await shows('SS Thistlegorm')
})

test('a dive report is read as a whole, and rejected for reasons of its own', async () => {
  const item = buildItem({ type: 'reports', title: 'Blue Hole', authorHandle: 'mara_l' })
  const report = buildPendingReport(item, { diveNotes: 'We met a **turtle**.', visibility: 20 })
  previews = { [item.id]: { report, coordinates: [34.5, 28.5] } }
  await visit(item)
  expect(await screen.findByRole('button', { name: /^Reports ?1$/ })).toBeDefined()
  // Its code comes when it is first wanted.
  const shown = within(await screen.findByRole('region', { name: 'The dive report' }, { timeout: 5_000 }))
  expect(shown.getByText('turtle').tagName).toBe('STRONG')
  expect(shown.getByText('20 m')).toBeDefined()
  expect(screen.getByText(/^Approving shows this report to everybody/)).toBeDefined()
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Blue Hole’' }))
  expect(dialog.getByRole('button', { name: reportReasons[2] })).toBeDefined()
})
