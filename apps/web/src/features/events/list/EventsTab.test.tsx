import { calendar, events } from '@soundings/contract/events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildLine, organiser } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { Events } from './EventsTab.tsx'
import type { EventsSearch } from './events.view.ts'

const user = userEvent.setup()
const onChange = vi.fn()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  noteReach(true)
  onChange.mockClear()
  network = stubNetwork()
  network.answer(events.list, onePage([buildLine()]))
  network.answer(calendar.token, { createdAt: null })
})

const show = (search: EventsSearch = {}) =>
  renderPart(withLinks(<Events search={search} onChange={onChange} />))

test('a card says what, when at the place, where, with whom and for how much, and how to get in', async () => {
  nobodyIsSignedIn()
  show()
  const card = within(await screen.findByRole('article', { name: 'Boat to the wreck' }))
  expect(card.getAllByText(/28 Nov|Nov 28/)[0]?.textContent).toContain('8:30')
  expect(card.getByText('Harbour, second jetty, Egypt')).toBeDefined()
  expect(card.getByText('Two dives, lunch on board.')).toBeDefined()
  expect(card.getByText(/8 of 10 going/).textContent).toContain('2 places left')
  expect(card.getByText('€35')).toBeDefined()
  const join = card.getByRole('button', { name: 'Join Event: Boat to the wreck' })
  expect(join.textContent).toBe('Join Event')
  expect(join.getAttribute('aria-pressed')).toBe('false')
  expect(card.getByRole('link', { name: 'Boat to the wreck' }).getAttribute('href')).toContain(
    '/community/events/',
  )
})

test('whoever is in leaves by the same button, and whoever waits reads their place in line', async () => {
  setUser(buildMe())
  const waiting = {
    id: '0190e000-0000-7000-8000-000000000002',
    title: 'Full boat',
    attendees: 10,
    position: 3,
  }
  network.answer(events.list, onePage([buildLine({ isJoined: true }), buildLine(waiting)]))
  show()
  const leave = await screen.findByRole('button', { name: 'Leave Event: Boat to the wreck' })
  expect(leave.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('You’re number 3 in line.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Leave waitlist: Full boat' })).toBeDefined()
})

test('the organiser is told that they organise it', async () => {
  setUser(buildMe({ id: organiser.id }))
  network.answer(events.list, onePage([buildLine({ isJoined: true })]))
  show()
  expect(await screen.findByText('You organise this event.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
})

test('time, country and words are in the address, and a visitor logs in for their own events', async () => {
  nobodyIsSignedIn()
  show({ when: 'mine', country: 'Atlantis' })
  await screen.findByRole('article', { name: 'Boat to the wreck' })
  expect(network.asked.find((one) => one.includes('/events?'))).toBe(
    'GET /api/community/events?limit=24&when=upcoming&folded=true',
  )
  await user.click(screen.getByRole('button', { name: 'Past' }))
  expect(onChange).toHaveBeenLastCalledWith({ when: 'past' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Egypt')
  expect(onChange).toHaveBeenLastCalledWith({ country: 'Egypt' })
  await user.click(screen.getByRole('button', { name: 'My events' }))
  await waitFor(() => expect(useModals.getState().why).toBe('Log in to see your events.'))
})

test('near me asks for the position only when it is pressed, and tells the address no more than some 10 km', async () => {
  nobodyIsSignedIn()
  const getCurrentPosition = vi.fn((found: (at: object) => void) =>
    found({ coords: { longitude: 34.51234, latitude: 28.49876 } }),
  )
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } })
  show()
  await screen.findByRole('article', { name: 'Boat to the wreck' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ near: '28.5,34.5' }))
})

test('where nothing is planned somebody can start it; what was narrowed offers the nearest and leads back', async () => {
  setUser(buildMe())
  network.answer(events.list, onePage([]))
  const { unmount } = show()
  await screen.findByRole('heading', { name: 'No events are planned yet' })
  expect(screen.getByRole('link', { name: 'Start one' }).getAttribute('href')).toBe('/community/events/new')
  unmount()
  network.answer(events.list, ({ searchParams }) =>
    onePage(searchParams.get('limit') === '3' ? [buildLine({ distance: 420 })] : []),
  )
  show({ near: '28.5,34.5' })
  await screen.findByRole('heading', { name: 'No events near you' })
  const others = within(await screen.findByRole('region', { name: 'Other events' }))
  expect(others.getByRole('link', { name: /Boat to the wreck/ }).textContent).toContain('420')
  await user.click(screen.getByRole('button', { name: 'Show all events' }))
  expect(onChange).toHaveBeenLastCalledWith({ country: undefined, near: undefined, q: undefined })
})

test('what could not be loaded can be asked for again', async () => {
  nobodyIsSignedIn()
  network.refuse(events.list, 500, 'Something went wrong')
  show()
  await screen.findByText('Events couldn’t be loaded')
  network.answer(events.list, onePage([buildLine()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Boat to the wreck' })
})

test('a month has its days in a table, and arrows lead through them to the events of a day', async () => {
  nobodyIsSignedIn()
  show({ view: 'month', month: '2099-11' })
  const day = await screen.findByRole('button', { name: /28.*2099, 1 event: Boat to the wreck$/ })
  expect(network.asked.find((one) => one.includes('/events?'))).toContain('from=2099-10-26&to=2099-12-06')
  await user.click(day)
  expect(day.getAttribute('aria-pressed')).toBe('true')
  const rows = within(screen.getByRole('list', { name: 'Events on this day' }))
  expect(rows.getByRole('link', { name: /Boat to the wreck/ })).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2099-11-29')
  expect(screen.getByText('Nothing is planned on this day.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(onChange).toHaveBeenLastCalledWith({ month: '2099-12' })
})

test('one’s own events come with a secret address for one’s calendar, told once', async () => {
  setUser(buildMe())
  network.answer(calendar.reset, { url: '/api/calendar/s3cret.ics' })
  show({ when: 'mine' })
  await user.click(await screen.findByRole('button', { name: 'Make an address' }))
  const field = await screen.findByRole('textbox', { name: 'Your link' })
  expect((field as HTMLInputElement).value).toBe(`${window.location.origin}/api/calendar/s3cret.ics`)
})
