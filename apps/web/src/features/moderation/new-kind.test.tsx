import { moderation, type PendingPreview } from '@soundings/contract/moderation'
import { IconRipple } from '@tabler/icons-react'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskList } from '#shared/review/desk-list.ts'
import type { ReviewKind } from '#shared/review/review-kind.ts'
import { toast } from '#shared/ui/toast.tsx'
import { beginDesk, one, press, preview, shows, user } from './desk.mocks.tsx'

// A kind that no feature has: the desk must draw it, with nothing changed in this folder.

const id = '01950000-0000-7000-8000-00000000c0de'
const tide = { ...one, id, type: 'tides', title: 'Spring tide', metres: 7, version: 3, author: null }

/** The contract does not know it, so the compiler is told that it is one that it knows. */
const tides: ReviewKind<PendingPreview & { metres?: number }> = {
  type: 'tides' as 'media',
  filterLabel: 'Tides',
  label: 'Tide',
  icon: IconRipple,
  reads: ['/api/tides'],
  reasons: ['It is neap.'],
  reasonHint: 'The moon reads it.',
  consequence: (shown) => `Approving floods ${shown?.metres ?? 'some'} metres.`,
  main: ({ metres }, map) => (
    <>
      <p>It rises by {metres} metres.</p>
      {map([34, 28])}
    </>
  ),
  rail: () => <p>Full moon</p>,
}

const Logs: DeskList['List'] = ({ head }) => (
  <>
    {head('Two logs')}
    <p>A log</p>
  </>
)

let desk: ReturnType<typeof beginDesk>
let isWaiting = true
const sent: string[] = []
beforeEach(() => {
  desk = beginDesk()
  isWaiting = true
  sent.length = 0
  desk.kinds = [tides]
  desk.lists = []
  const { fetch: answered } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input, 'http://soundings.test')
    const items = isWaiting ? [tide, one] : [one]
    if (pathname === moderation.pending.path)
      return Response.json({
        items,
        nextCursor: null,
        total: items.length,
        counts: { tides: items.length - 1 },
      })
    if (!pathname.startsWith('/api/moderator/')) return answered(input, init)
    if (init?.method !== 'POST') return Response.json(tide)
    sent.push(`${pathname}${search} ${init.body ?? ''}`)
    isWaiting = pathname.endsWith('/undo')
    return Response.json(isWaiting ? { item: tide } : { decisionId: 'd1', undoUntil: tide.createdAt })
  })
})

test('it stands in the filter and in the list, and kinds that the page does not know are left out', async () => {
  await desk.visit()
  await shows('Spring tide')
  const filter = within(screen.getByRole('group', { name: 'Submission type' }))
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Types1',
    'Tides1',
  ])
  const list = within(screen.getByRole('list', { name: 'Pending submissions' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Spring tide.*Tide · mara_l/),
  ])
})

test('its preview is its own, with the map of the desk and what it says beside it', async () => {
  await desk.visit()
  await shows('Spring tide')
  expect(await screen.findByText('It rises by 7 metres.')).toBeDefined()
  expect(preview().textContent).toContain('28° 00.000′ N, 34° 00.000′ E')
  expect(preview().textContent).toContain('Full moon')
  expect(preview().textContent).toContain('Approving floods 7 metres.')
})

test('it is rejected for its own reasons', async () => {
  await desk.visit()
  await shows('Spring tide')
  await screen.findByText('It rises by 7 metres.')
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Spring tide’' }))
  expect(dialog.getByText('The moon reads it.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'It is neap.' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(sent).toEqual([`/api/moderator/tides/${id}/reject?version=3 {"reason":"It is neap."}`]),
  )
})

test('it is approved for the version that was read, and taken back', async () => {
  await desk.visit()
  await shows('Spring tide')
  await screen.findByText('It rises by 7 metres.')
  await press('Approve')
  await shows('No pending submissions found.')
  expect(toast.notify).toHaveBeenCalledWith(expect.objectContaining({ message: 'Approved ‘Spring tide’' }))
  await user.keyboard('z')
  await shows('Spring tide')
  expect(sent.map((call) => call.trim())).toEqual([
    `/api/moderator/tides/${id}/approve?version=3`,
    '/api/moderator/decisions/d1/undo',
  ])
})

test('another list takes the place of what waits, and the filter leads back', async () => {
  desk.lists = [{ name: 'logs', label: 'Logs', List: Logs }]
  await desk.visit()
  await shows('Spring tide')
  await press('Logs')
  expect(await screen.findByText('A log')).toBeDefined()
  expect(screen.getByText('Two logs')).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Pending submissions' })).toBeNull()
  await press(/^All Types/)
  await shows('Spring tide')
})
