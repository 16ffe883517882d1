import { tripAdvice } from '@soundings/contract/trip-advice'
import { type Trip, trips } from '@soundings/contract/trips'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ana, buildStop, buildTrip, stopIdOf, tripId } from '#shared/testing/trips.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { type Place, withPlaced } from '../plan/plan.view.ts'
import { TripScreen } from './TripPage.tsx'

const user = userEvent.setup()
const me = buildMe()
const onSearch = vi.fn()
let network: ReturnType<typeof stubNetwork>
let trip: Trip
const moved = vi.fn()

const first = '2099-03-14'
const warning = {
  key: 'no-fly 1',
  code: 'no-fly' as const,
  severity: 'danger' as const,
  stopId: null,
  text: 'The flight leaves 9 hours after the last dive.',
  source: 'DAN, flying after diving',
  sourceUrl: 'https://dan.org/',
  isKnown: false,
}
let warnings: (typeof warning)[]

beforeEach(() => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  setUser(me)
  onSearch.mockClear()
  moved.mockClear()
  warnings = []
  trip = buildTrip({
    people: [...buildTrip().people, ana],
    destinations: [
      buildStop(1, { name: 'Lighthouse', day: first }),
      buildStop(2, {
        name: 'Canyon',
        day: first,
        votes: { up: 1, down: 0, mine: 0, upBy: [ana.id], downBy: [] },
      }),
      buildStop(3, { name: 'Bells' }),
    ],
  })
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network.answer(trips.get, () => trip)
  network.answer(trips.here, { items: [] })
  network.answer(trips.sayHere, { items: [] })
  network.answer(tripAdvice.warnings, () => ({ items: warnings }))
  network.answer(trips.placeStop, (url, sent) => {
    const stopId = url.pathname.split('/').at(-2) ?? ''
    moved(stopId, sent)
    trip = { ...trip, destinations: [...withPlaced(trip.destinations, stopId, sent as Place)] }
    return buildStop(1)
  })
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const show = (search: Parameters<typeof TripScreen>[0]['search'] = {}) =>
  renderPart(withLinks(<TripScreen personId={me.id} tripId={tripId} search={search} onSearch={onSearch} />))
const day = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const rows = (part: Awaited<ReturnType<typeof day>>) =>
  part.queryAllByRole('listitem').flatMap((row) => (row.dataset.stop ? [row.dataset.stop] : []))

test('a trip shows each of its days with its stops, and the ideas', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Red Sea in spring' })).toBeDefined()
  expect(rows(await day(/^Day 1/))).toEqual([stopIdOf(1), stopIdOf(2)])
  expect(rows(await day(/^Day 4/))).toEqual([])
  expect(rows(await day(/^Ideas/))).toEqual([stopIdOf(3)])
})

test('the arrow keys on a handle move a stop, at once, and say where it is now', async () => {
  show()
  const handle = await screen.findByRole('button', { name: 'Move Canyon' })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  expect(moved).toHaveBeenLastCalledWith(stopIdOf(2), { day: first, after: null })
  expect(rows(await day(/^Day 1/))).toEqual([stopIdOf(2), stopIdOf(1)])
  expect(screen.getByText('Canyon: day 1, 1 of 2')).toBeDefined()
})

test('the menu moves a stop to a day, to the ideas, and takes it out so that it comes back', async () => {
  const offered = vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  network.answer(trips.removeStop, { success: true })
  const restored = vi.fn()
  network.answer(trips.restoreStop, () => {
    restored()
    return buildStop(2)
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'More about Canyon' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Move to day 3/, hidden: true }))
  expect(moved).toHaveBeenLastCalledWith(stopIdOf(2), { day: '2099-03-16', after: null })
  await user.click(screen.getByRole('button', { name: 'More about Lighthouse' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to ideas', hidden: true }))
  expect(moved).toHaveBeenLastCalledWith(stopIdOf(1), { day: null, after: stopIdOf(3) })
  await user.click(screen.getByRole('button', { name: 'More about Bells' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove', hidden: true }))
  await waitFor(() => expect(offered).toHaveBeenCalledOnce())
  expect(offered.mock.lastCall?.[0].message).toBe('Bells removed')
  offered.mock.lastCall?.[0].action?.act()
  await waitFor(() => expect(restored).toHaveBeenCalledOnce())
})

test('a move that the server refuses is taken back, and says why', async () => {
  const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  network.refuse(trips.placeStop, 403, 'You can look at this trip, but not change it.')
  show()
  const handle = await screen.findByRole('button', { name: 'Move Canyon' })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(failed).toHaveBeenCalledWith('You can look at this trip, but not change it.'))
  await waitFor(async () => expect(rows(await day(/^Day 1/))).toEqual([stopIdOf(1), stopIdOf(2)]))
})

test('votes say who is for a stop, and a second press takes one’s own back', async () => {
  const votes: unknown[] = []
  network.answer(trips.vote, (_, sent) => {
    votes.push(sent)
    const isFor = (sent as { value: number }).value === 1
    const said = isFor
      ? { up: 2, down: 0, mine: 1, upBy: [ana.id, me.id], downBy: [] }
      : { up: 1, down: 0, mine: 0, upBy: [ana.id], downBy: [] }
    trip = {
      ...trip,
      destinations: trip.destinations.map((stop) =>
        stop.id === stopIdOf(2) ? { ...stop, votes: said } : stop,
      ),
    }
    return said
  })
  show()
  expect(await screen.findByText('For it: Ana Ruiz.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'For Canyon: 1' }))
  expect(await screen.findByText('For it: Ana Ruiz and You.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'For Canyon: 2' }))
  await waitFor(() => expect(votes).toEqual([{ value: 1 }, { value: 0 }]))
})

test('who may only look moves, adds and shares nothing', async () => {
  trip = { ...trip, role: 'viewer' }
  show()
  await day(/^Day 1/)
  for (const name of [/^Move /, /^Add /, 'Share', /^More about Canyon/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('somebody who is invited looks around and accepts', async () => {
  trip = { ...trip, state: 'invited', role: 'editor', people: [{ ...ana, role: 'owner' }] }
  const accepted = vi.fn()
  network.answer(trips.accept, () => {
    accepted()
    trip = { ...trip, state: 'in' }
    return trip
  })
  show()
  expect(await screen.findByText('Ana Ruiz invites you to this trip.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByText('Ana Ruiz invites you to this trip.')).toBeNull())
  expect(accepted).toHaveBeenCalledOnce()
})

test('a grave warning names its source, and folds once the reader says that they know', async () => {
  warnings = [
    warning,
    { ...warning, key: 'cold 1', severity: 'info' as 'danger', text: 'The water is cold.' },
  ]
  network.answer(tripAdvice.know, () => ({ items: [{ ...warning, isKnown: true }] }))
  show()
  expect(await screen.findByText(/9 hours after the last dive/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'DAN, flying after diving' }).getAttribute('href')).toBe(
    'https://dan.org/',
  )
  expect(screen.queryByText('The water is cold.')).toBeNull()
  await user.click(screen.getByRole('button', { name: '1 thing to mind' }))
  expect(screen.getByText('The water is cold.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^I know: The flight/ }))
  expect(await screen.findByRole('button', { name: '1 that you know' })).toBeDefined()
  expect(screen.queryByText(/9 hours after/)).toBeNull()
})

test('a stop that somebody changed meanwhile shows both, and loses nothing', async () => {
  network.refuse(trips.changeStop, 409, 'Somebody changed this a moment ago.', undefined, 'changed-since')
  show()
  await user.click(await screen.findByRole('button', { name: 'More about Canyon' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit', hidden: true }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit stop' }))
  await user.type(form.getByLabelText('Notes (optional)'), 'Mine')
  trip = {
    ...trip,
    destinations: trip.destinations.map((stop) =>
      stop.id === stopIdOf(2) ? { ...stop, notes: 'Theirs', version: 2 } : stop,
    ),
  }
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByText(/Somebody else changed this stop/)).toBeDefined()
  expect(form.getByText(/“Theirs”/)).toBeDefined()
  expect(form.getByLabelText<HTMLTextAreaElement>('Notes (optional)').value).toBe('Mine')
  await user.click(form.getByRole('button', { name: 'Use theirs' }))
  expect(form.getByLabelText<HTMLTextAreaElement>('Notes (optional)').value).toBe('Theirs')
})

test('a stop without a name says so at its field, and is added with a key of its own', async () => {
  const sent = vi.fn()
  network.answer(trips.addStop, (_, body) => {
    sent(body)
    return buildStop(9, { name: 'Market', day: first })
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'Add a stop to day 1' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add a stop' }))
  await user.click(form.getByRole('radio', { name: 'Place' }))
  await user.click(form.getByRole('button', { name: 'Add to trip' }))
  expect(await form.findByText('Give the stop a name.')).toBeDefined()
  await user.type(form.getByLabelText('Name'), 'Market')
  await user.click(form.getByRole('button', { name: 'Add to trip' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    kind: 'place',
    name: 'Market',
    day: first,
    clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a trip that is gone, or somebody else’s, looks the same', async () => {
  network.refuse(trips.get, 404, 'This trip doesn’t exist')
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Trip not found' })).toBeDefined()
})
