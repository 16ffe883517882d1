import { events } from '@soundings/contract/events'
import { forum } from '@soundings/contract/forum'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildAttendee, buildEvent, eventId, organiser } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { EventScreen } from './EventPage.tsx'

const user = userEvent.setup()
const onAddress = vi.fn()
let network: ReturnType<typeof stubNetwork>

const plan = {
  help: 'Chamber in town, +20 123',
  oxygen: 'Two sets on the boat',
  radio: '',
  lead: 'Nico leads',
  meetingPoint: '',
  notes: '',
}

const organising = { ...buildEvent().may, organise: true, report: false }

beforeEach(() => {
  resetSession()
  noteReach(true)
  setUser(buildMe())
  onAddress.mockClear()
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network.answer(events.get, buildEvent({ plan }))
  network.answer(forum.list, onePage([]))
  network.answer(events.conditions, {
    month: 11,
    reported: {
      reports: 12,
      visibility: { median: 22, low: 18, high: 27, reports: 12 },
      waterTemp: null,
      conditions: [{ condition: 'calm', share: 0.6 }],
      seen: [],
      latest: '2026-11-01',
      ageDays: 25,
    },
    sun: { sunrise: '06:12', sunset: '16:55' },
    depth: { siteDepth: 42, ownDepth: 30, text: '' },
  })
  network.answer(
    events.attendees,
    onePage([
      buildAttendee({ person: organiser, role: 'organiser' }),
      buildAttendee({ guests: 1, pair: 2, level: 'Rescue Diver' }),
    ]),
  )
})

const show = () => renderPart(withLinks(<EventScreen eventId={eventId} onAddress={onAddress} />))

test('a page says what divers report in that month and how old it is, the sun, and the depth as words', async () => {
  show()
  const conditions = within(await screen.findByRole('region', { name: 'Conditions' }))
  expect(conditions.getByRole('heading').textContent).toBe('Conditions in November')
  expect(conditions.getByText(/From 12 dive reports, the newest 25 days old/)).toBeDefined()
  expect(conditions.getByText('06:12')).toBeDefined()
  expect(conditions.getByText(/your certification says 30/)).toBeDefined()
})

test('the emergency plan stands there part by part, and what it does not say is left out', async () => {
  show()
  const shown = within(await screen.findByRole('region', { name: 'Emergency plan' }))
  expect(shown.getByText('Chamber in town, +20 123')).toBeDefined()
  expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Nearest help',
    'Oxygen and first aid',
    'Who leads',
  ])
  expect(shown.getByRole('button', { name: 'Print' })).toBeDefined()
})

test('members see who goes, with guests and pairs; visitors are asked to log in', async () => {
  const { unmount } = show()
  const who = within(await screen.findByRole('region', { name: 'Who goes' }))
  expect(await who.findByText('Ana Ruiz')).toBeDefined()
  expect(who.getByText('Rescue Diver · brings 1 guest · Pair 2')).toBeDefined()
  unmount()
  nobodyIsSignedIn()
  show()
  expect(await screen.findByRole('button', { name: 'Log in to see who goes' })).toBeDefined()
})

test('a cancelled event says why, and offers no way in', async () => {
  network.answer(events.get, buildEvent({ state: 'cancelled', cancelReason: 'Too much wind.' }))
  show()
  expect(await screen.findByText('This event was cancelled.')).toBeDefined()
  expect(screen.getByText('Too much wind.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Join Event/ })).toBeNull()
})

test('an event that is gone, private or never was looks the same', async () => {
  nobodyIsSignedIn()
  network.refuse(events.get, 404, 'This event doesn’t exist')
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Event not found' })).toBeDefined()
})

test('organisers pair, mark and remove people, and the last word is the server’s', async () => {
  setUser(buildMe({ id: organiser.id }))
  network.answer(events.get, buildEvent({ may: organising, inWater: 0 }))
  const change = vi.fn()
  network.answer(events.changeAttendee, (_, sent) => {
    change(sent)
    return buildAttendee({ pair: 1 })
  })
  network.answer(events.removeAttendee, {})
  show()
  const panel = within(await screen.findByRole('region', { name: 'Organise' }))
  await user.selectOptions(await panel.findByRole('combobox', { name: 'Buddy pair of Ana Ruiz' }), 'Pair 1')
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ pair: 1 }))
  await user.click(panel.getByRole('button', { name: 'Went in: Ana Ruiz' }))
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ isInWater: true }))
  await user.click(panel.getByRole('button', { name: 'More about Ana Ruiz' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(network.asked.some((asked) => asked.startsWith('DELETE'))).toBe(true))
})

test('buddies are paired by dragging one person onto another', async () => {
  setUser(buildMe({ id: organiser.id }))
  network.answer(events.get, buildEvent({ may: organising, inWater: 0 }))
  const changed: unknown[] = []
  network.answer(events.changeAttendee, (url, sent) => {
    changed.push([url.pathname.split('/').at(-1), sent])
    return buildAttendee({ pair: 2 })
  })
  show()
  const panel = within(await screen.findByRole('region', { name: 'Organise' }))
  const [lead, ana] = await panel.findAllByRole('listitem')
  if (!lead || !ana) throw new Error('Two people were to be listed')
  const dataTransfer = { setData: () => undefined }
  fireEvent.dragStart(lead, { dataTransfer })
  fireEvent.dragOver(ana, { dataTransfer })
  expect(ana.hasAttribute('data-over')).toBe(true)
  fireEvent.drop(ana, { dataTransfer })
  await waitFor(() => expect(changed).toEqual([[organiser.id, { pair: 2 }]]))
  // Onto oneself nothing happens.
  fireEvent.dragStart(ana, { dataTransfer })
  fireEvent.drop(ana, { dataTransfer })
  expect(changed).toHaveLength(1)
})

test('who was invited reads by whom, and people who are in invite others', async () => {
  network.answer(events.get, buildEvent({ invitedBy: organiser, may: { ...buildEvent().may, invite: true } }))
  show()
  expect(await screen.findByText('You’re invited.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Boat to the wreck' }))
  expect(await dialog.findByLabelText('Username or name')).toBeDefined()
})

test('fewer places than people is refused at the field, with the number', async () => {
  setUser(buildMe({ id: organiser.id }))
  network.answer(events.get, buildEvent({ may: organising }))
  network.refuse(events.change, 400, '8 people are in already, so it needs at least 8 places.')
  show()
  const field = await screen.findByRole('textbox', { name: 'Places' })
  await user.clear(field)
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('8 people are in already, so it needs at least 8 places.')).toBeDefined()
  expect((field as HTMLInputElement).value).toBe('5')
})

test('cancelling asks for a reason first', async () => {
  setUser(buildMe({ id: organiser.id }))
  network.answer(events.get, buildEvent({ may: organising }))
  network.answer(events.cancel, (_, sent) => {
    expect(sent).toEqual({ reason: 'Too much wind.', scope: 'one' })
    const cancelled = buildEvent({ state: 'cancelled', cancelReason: 'Too much wind.' })
    network.answer(events.get, cancelled)
    return cancelled
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'Cancel event' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  expect(await dialog.findByText('Say why, so that people know.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Why is it cancelled?' }), 'Too much wind.')
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  expect(await screen.findByText('This event was cancelled.')).toBeDefined()
})

test('on paper it is the plan, with those who go', async () => {
  show()
  expect(await screen.findByText('Ana Ruiz')).toBeDefined()
  window.dispatchEvent(new Event('beforeprint'))
  const paper = await screen.findByRole('heading', { level: 1, name: 'Emergency plan' })
  const sheet = within(paper.closest('[data-theme]') as HTMLElement)
  expect(sheet.getByText('Two sets on the boat')).toBeDefined()
  expect(sheet.getByText('Ana Ruiz')).toBeDefined()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Emergency plan', level: 1 })).toBeNull())
})
