import { tripAdvice } from '@soundings/contract/trip-advice'
import { trips } from '@soundings/contract/trips'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildRecommendation, buildTrip, buildTripLine } from '#shared/testing/trips.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { takeBegun } from '../form/trip-start.ts'
import { TripPlanner } from './TripPlanner.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
const answer = {
  items: [buildRecommendation()],
  months: [11, 12, 1],
  destination: null,
  misspelt: false,
  notice: null,
}
const lists = (
  upcoming: ReturnType<typeof buildTripLine>[],
  past: typeof upcoming = [],
  invited: typeof upcoming = [],
) =>
  network.answer(trips.list, ({ searchParams }) => {
    if (searchParams.get('state') === 'invited') return onePage(invited)
    return onePage(searchParams.has('to') ? past : upcoming)
  })

beforeEach(async () => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  setUser(buildMe())
  takeBegun()
  await emptyDevice(buildMe().id)
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => undefined
  network.answer(trips.statistics, { trips: 0, days: 0, countries: 0, sitesPlanned: 0, sitesDived: 0 })
  network.answer(trips.get, buildTrip())
  network.answer(trips.checklist, { items: [] })
  network.answer(tripAdvice.recommendations, answer)
  network.answer(tripAdvice.destinations, { items: [], misspelt: false })
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  lists([])
})

const show = () => renderPart(withLinks(<TripPlanner isInPanel />))

test('trips stand with their badges, those that are over are folded, invitations come first', async () => {
  lists(
    [
      buildTripLine({ name: 'Later' }),
      buildTripLine({ id: '0190f000-0000-7000-8000-000000000002', name: 'Now', status: 'ongoing' }),
    ],
    [
      buildTripLine({
        id: '0190f000-0000-7000-8000-000000000003',
        name: 'Before',
        endDate: '2020-03-17',
        startDate: '2020-03-14',
        status: 'completed',
      }),
    ],
    [buildTripLine({ id: '0190f000-0000-7000-8000-000000000004', name: 'Azores', state: 'invited' })],
  )
  show()
  const own = within(await screen.findByRole('region', { name: 'Your Trips' }))
  expect(await own.findByText('Ongoing')).toBeDefined()
  expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Now',
    'Later',
  ])
  await user.click(await own.findByRole('button', { name: 'Past trips' }))
  expect(await own.findByText('Completed')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Accept: Azores' })).toBeDefined()
})

test('a place says why with figures, what speaks against it, and that there are no figures of its cost', async () => {
  show()
  const card = within(await screen.findByRole('article', { name: /^Dahab/ }))
  expect(card.getByText(/25 m visibility, from 41 dive reports/)).toBeDefined()
  expect(card.getByText('Strong current at 3 of 12 sites.')).toBeDefined()
  expect(card.getByText('No figures yet')).toBeDefined()
  expect(card.getByText('From 41 dive reports')).toBeDefined()
  await user.click(card.getByRole('button', { name: 'Plan a trip to Dahab' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dahab'))
})

test('without trips there are three proposals near home, and the form', async () => {
  const places = ['Dahab', 'Hurghada', 'Marsa Alam', 'Safaga'].map((name) =>
    buildRecommendation({ id: name, name }),
  )
  const asked = vi.fn()
  network.answer(tripAdvice.recommendations, (_, sent) => {
    asked((sent as { destination: string | null }).destination)
    return { ...answer, items: places }
  })
  show()
  const proposals = within(await screen.findByRole('region', { name: 'Three proposals' }))
  expect(proposals.getAllByRole('listitem')).toHaveLength(3)
  expect(asked).toHaveBeenCalledWith('Egypt')
})

test('a part that fails says so alone, and is asked for again', async () => {
  network.refuse(tripAdvice.recommendations, 503, 'Too many people ask for that right now.')
  lists([buildTripLine()])
  show()
  const part = within(await screen.findByRole('region', { name: 'Recommended Destinations' }))
  expect(await part.findByText('Recommended destinations couldn’t be loaded')).toBeDefined()
  expect(await screen.findByText('Red Sea in spring')).toBeDefined()
  network.answer(tripAdvice.recommendations, answer)
  await user.click(part.getByRole('button', { name: 'Try again' }))
  expect(await part.findByRole('article', { name: /^Dahab/ })).toBeDefined()
})

test('a visitor sees where one could go, and is asked to log in to plan', async () => {
  nobodyIsSignedIn()
  show()
  expect(await screen.findByText('Log in to plan trips')).toBeDefined()
  expect(await screen.findByRole('article', { name: /^Dahab/ })).toBeDefined()
  expect(screen.queryByRole('form', { name: 'Create Trip' })).toBeNull()
})

test('without a connection a trip waits on this device and stands among the others', async () => {
  lists([buildTripLine()])
  show()
  await screen.findByText('Red Sea in spring')
  network.lose()
  await user.type(screen.getByLabelText('Name'), 'On the boat')
  await user.type(screen.getByLabelText('Destination', { selector: 'input' }), 'Gozo')
  await user.type(screen.getByLabelText('Start date'), '2099-05-01')
  await user.type(screen.getByLabelText('End date'), '2099-05-05')
  await user.click(screen.getByRole('button', { name: 'Create Trip' }))
  const waiting = within(await screen.findByRole('region', { name: 'On this device' }))
  expect(waiting.getByText(/^On the boat/)).toBeDefined()
})
