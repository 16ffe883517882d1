import { events } from '@soundings/contract/events'
import type { Event } from '@soundings/contract/events-shapes'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildEvent, eventId } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { eventQuery, takeEvent } from '../events.queries.ts'
import { JoinButton } from './JoinButton.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
/** As the server has it. */
let now: Event

const seats = (known: Partial<Event>) => {
  now = buildEvent({ ...now, ...known })
  const { isJoined, attendees, maxAttendees, waiting, position } = now
  return { isJoined, attendees, maxAttendees, waiting, position }
}

beforeEach(() => {
  resetSession()
  noteReach(true)
  setUser(buildMe())
  now = buildEvent({ attendees: 9 })
  network = stubNetwork()
  network.answer(events.get, () => now)
  network.answer(events.attendees, onePage([]))
  network.answer(events.conditions, { month: 11, reported: null, sun: null, depth: null })
})

const Shown = () => {
  const { data } = useQuery(eventQuery(eventId))
  return data ? <JoinButton event={data} /> : null
}
const show = async () => {
  const rendered = renderPart(withLinks(<Shown />))
  await screen.findByRole('button')
  return rendered
}
const button = () => screen.getByRole('button')

test('a press joins, and the same button leaves', async () => {
  network.answer(events.join, () => seats({ isJoined: true, attendees: 10 }))
  network.answer(events.leave, () => seats({ isJoined: false, attendees: 9 }))
  await show()
  await user.click(button())
  await waitFor(() => expect(button().textContent).toBe('Leave Event'))
  expect(button().getAttribute('aria-pressed')).toBe('true')
  await user.click(button())
  await waitFor(() => expect(button().textContent).toBe('Join Event'))
})

test('the last place taken by another explains itself and becomes the waitlist, and the next press waits', async () => {
  network.refuse(events.join, 409, 'All places are taken.', undefined, 'full')
  await show()
  now = buildEvent({ attendees: 10, waiting: 2 })
  await user.click(button())
  expect(await screen.findByText(/Somebody else just took the last place/)).toBeDefined()
  expect(button().textContent).toBe('Join waitlist')
  expect(document.activeElement).toBe(button())
  expect(network.asked.some((asked) => asked.includes('/waitlist'))).toBe(false)
  network.answer(events.wait, () => seats({ position: 3, waiting: 3 }))
  await user.click(button())
  expect(await screen.findByText('You’re number 3 in line.')).toBeDefined()
  expect(button().textContent).toBe('Leave waitlist')
})

test('a press at the moment in which news change the button still means to join', async () => {
  network.refuse(events.join, 409, 'All places are taken.', undefined, 'full')
  const { queries } = await show()
  now = buildEvent({ attendees: 10 })
  takeEvent(queries, now)
  await waitFor(() => expect(button().textContent).toBe('Join waitlist'))
  await user.click(button())
  expect(await screen.findByText(/Somebody else just took the last place/)).toBeDefined()
  expect(network.asked).toContain(`POST /api/community/events/${eventId}/join`)
  expect(network.asked.some((asked) => asked.includes('/waitlist'))).toBe(false)
})

test('whoever goes deeper than their certification reads it once before they join', async () => {
  const site = {
    id: '0190e000-0000-7000-8000-0000000000cc',
    slug: 'wreck',
    siteName: 'The wreck',
    maxDepth: 42,
    diveSiteCategory: null,
    waterBodyType: null,
  }
  now = buildEvent({ attendees: 9, site, depthWarning: { siteDepth: 42, ownDepth: 30 } })
  network.answer(events.join, (_, sent) => {
    expect(sent).toEqual({ guests: 0, knowsDepth: true })
    return seats({ isJoined: true, attendees: 10 })
  })
  await show()
  await user.click(button())
  expect((await screen.findByRole('dialog')).textContent).toContain('The site goes to 42')
  await user.click(screen.getByRole('button', { name: 'I know, join' }))
  expect(await screen.findByRole('button', { name: 'Leave Event' })).toBeDefined()
})

test('a place that others wait for is not given up by a slip', async () => {
  now = buildEvent({ attendees: 10, waiting: 2, isJoined: true })
  await show()
  await user.click(button())
  expect((await screen.findByRole('dialog', { name: 'Leave this event?' })).textContent).toContain(
    'next in line',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(network.asked.some((asked) => asked.startsWith('DELETE'))).toBe(false)
})

test('who lacks what the organiser asks for is led to where they state it', async () => {
  network.refuse(events.join, 409, 'The organiser asks for a certification.', undefined, 'certificate')
  await show()
  await user.click(button())
  expect(await screen.findByText(/The organiser asks for a certification/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add a certification' })).toBeDefined()
})

test('a visitor is asked to log in', async () => {
  nobodyIsSignedIn()
  await show()
  await user.click(button())
  await waitFor(() => expect(useModals.getState().why).toBe('Log in to join this event.'))
})

test('without a connection nothing is lost, and that is said', async () => {
  network.cut(events.join)
  await show()
  await user.click(button())
  expect(await screen.findByText(/No connection to the server/)).toBeDefined()
  expect(button().textContent).toBe('Join Event')
})
