import type { EventOnCard, LinkCard } from '@soundings/contract/cards'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { LinkCards } from './LinkCards.tsx'
import { groupText, roomText } from './link-cards.view.ts'

const event: EventOnCard = {
  time: '08:30',
  endDate: null,
  endTime: '15:00',
  zone: 'Africa/Cairo',
  startsAt: '2099-11-28T06:30:00.000Z',
  endsAt: '2099-11-28T13:00:00.000Z',
  isCancelled: false,
  placesLeft: 2,
}
const show = (...all: LinkCard[]) => renderPart(withLinks(<LinkCards label="Attached" all={all} />))
const eventCard = (known: Partial<EventOnCard> = {}): LinkCard => ({
  kind: 'event',
  id: '1',
  card: {
    title: 'Boat to the wreck',
    about: 'Ras Mohammed',
    path: '/community/events/1',
    picture: null,
    depth: null,
    event: { ...event, ...known },
  },
})

test('the card of an event says when it is at its place, where, and how many places are left', () => {
  show(eventCard())
  const card = screen.getByRole('link', { name: /^Boat to the wreck/ })
  expect(card.getAttribute('href')).toBe('/community/events/1')
  expect(card.textContent).toMatch(/2099.*8:30.*Ras Mohammed2 places left$/)
})

test('that it was cancelled stands in place of the places', () => {
  show(eventCard({ isCancelled: true, placesLeft: null }))
  expect(screen.getByRole('link').textContent).toMatch(/Ras MohammedCancelled$/)
})

test('the card of a group says who gets in and how many are in it', () => {
  const card = { title: 'Night Divers', about: null, path: '/community/groups/1', picture: null, depth: null }
  show({ kind: 'group', id: '1', card: { ...card, group: { kind: 'private', members: 1 } } })
  expect(screen.getByRole('link').textContent).toBe('Night DiversPrivate group, 1 member')
})

test('what the reader may not see says so, whatever it is', () => {
  show({ kind: 'event', id: '1', card: null }, { kind: 'group', id: '2', card: null })
  expect(screen.getAllByText('This isn’t there any more, or not for you to see.')).toHaveLength(2)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each<[Partial<EventOnCard>, string | null]>([
  [{}, '2 places left'],
  [{ placesLeft: 1 }, '1 place left'],
  [{ placesLeft: 0 }, 'Full'],
  [{ placesLeft: null }, null],
  [{ startsAt: '2020-01-01T00:00:00.000Z' }, null],
  [{ isCancelled: true, startsAt: '2020-01-01T00:00:00.000Z' }, 'Cancelled'],
])('room in an event, of %j: %s', (known, expected) =>
  expect(roomText({ ...event, ...known }, Date.parse('2026-06-01'))).toBe(expected),
)

test('a group is told by its kind and its members', () => {
  expect(groupText({ kind: 'open', members: 42 })).toBe('Open group, 42 members')
  expect(groupText({ kind: 'request', members: 2 })).toBe('Group on request, 2 members')
})
