import { tripAdvice } from '@soundings/contract/trip-advice'
import { trips } from '@soundings/contract/trips'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildTrip } from '#shared/testing/trips.ts'
import { toast } from '#shared/ui/toast.tsx'
import { NewTrip } from './NewTrip.tsx'
import { beginTrip, takeBegun } from './trip-start.ts'

const user = userEvent.setup()
const personId = buildMe().id
const onCreated = vi.fn()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  setUser(buildMe())
  takeBegun()
  onCreated.mockClear()
  network = stubNetwork()
  network.answer(tripAdvice.destinations, { items: [], misspelt: false })
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
})

const show = () => renderPart(<NewTrip personId={personId} onTyped={() => undefined} onCreated={onCreated} />)
// Its list has the same label.
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const create = () => user.click(screen.getByRole('button', { name: 'Create Trip' }))
const fill = async (endDate = '2099-03-17') => {
  await user.type(field('Name'), 'Red Sea in spring')
  await user.type(field('Destination'), 'Dahab')
  await user.type(field('Start date'), '2099-03-14')
  await user.type(field('End date'), endDate)
}

test('what is missing stands at its field, and a trip that ends on its first day is refused', async () => {
  show()
  await create()
  expect(await screen.findByText('Give the trip a name.')).toBeDefined()
  expect(screen.getByText('Say where you’re going.')).toBeDefined()
  expect(screen.getByText('Choose a start date.')).toBeDefined()
  expect(screen.getByText('Choose an end date.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await fill('2099-03-14')
  await create()
  expect(await screen.findByText('End date must be after start date')).toBeDefined()
  expect(network.asked.some((asked) => asked.startsWith('POST'))).toBe(false)
})

test('a trip is sent with all that was said, under a key of its own', async () => {
  const sent = vi.fn()
  network.answer(trips.create, (_, body) => {
    sent(body)
    return buildTrip()
  })
  show()
  await fill()
  await user.click(screen.getByRole('checkbox', { name: 'Wreck' }))
  await user.click(screen.getByRole('checkbox', { name: 'Reef' }))
  await user.type(field('Budget (USD)'), '1200')
  await user.type(field('Description'), 'Easy dives.')
  await create()
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    name: 'Red Sea in spring',
    startDate: '2099-03-14',
    endDate: '2099-03-17',
    destination: 'Dahab',
    budget: 1200,
    currency: 'USD',
    description: 'Easy dives.',
    preferences: ['reef', 'wreck'],
    clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  // The next one begins with nothing.
  expect(field('Name').value).toBe('')
})

test('what was typed stands there again, and can be started over', async () => {
  const { unmount } = show()
  await user.type(field('Name'), 'Half a plan')
  unmount()
  show()
  expect(screen.getByText(/This is your saved draft/)).toBeDefined()
  expect(field('Name').value).toBe('Half a plan')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Name').value).toBe('')
})

test('a place that was chosen elsewhere fills the form and keeps the dates that stand there', async () => {
  show()
  await user.type(field('Start date'), '2099-03-14')
  act(() =>
    beginTrip({
      name: 'Dahab',
      destination: 'Dahab, Egypt',
      country: 'Egypt',
      position: [34.5, 28.5],
      site: { id: '0190f200-0000-7000-8000-000000000001', siteName: 'Blue Hole' },
    }),
  )
  await waitFor(() => expect(field('Destination').value).toBe('Dahab, Egypt'))
  expect(field('Start date').value).toBe('2099-03-14')
  expect(screen.getByText('Blue Hole will be the first idea of this trip.')).toBeDefined()
})

test('a field that the server finds wrong says so', async () => {
  network.refuse(trips.create, 409, 'You have 1000 trips. Delete some that you don’t need any more.')
  show()
  await fill()
  await create()
  expect(await screen.findByText(/You have 1000 trips/)).toBeDefined()
  expect(field('Name').value).toBe('Red Sea in spring')
})
