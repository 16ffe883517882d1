import { events } from '@soundings/contract/events'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { buildLine } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { SeriesDates } from './SeriesDates.tsx'

const user = userEvent.setup()
const seriesId = '0190e000-0000-7000-8000-0000000000cc'
const first = buildLine({ date: '2099-11-24', seriesId, repeats: { every: 'week', more: 2 } })
const later = (n: number, known = {}) =>
  buildLine({ id: `0190e000-0000-7000-8000-00000000001${n}`, date: `2099-12-0${n}`, seriesId, ...known })
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  network = stubNetwork()
})

test('a series says on which day it is and how many more there are, and opens to its other dates', async () => {
  network.answer(events.list, onePage([first, later(1, { isJoined: true }), later(8)]))
  renderPart(withLinks(<SeriesDates event={first} />))
  expect(screen.getByText(/Every Tuesday/)).toBeDefined()
  const more = screen.getByRole('button', { name: '2 more dates: Boat to the wreck' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  const dates = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(dates).toHaveLength(2)
  expect(dates[0]?.textContent).toContain('You’re in')
  await user.click(more)
  expect(screen.queryByRole('list')).toBeNull()
})

test('dates that could not be loaded say so where they would stand', async () => {
  network.refuse(events.list, 503, 'Please try again later.')
  renderPart(withLinks(<SeriesDates event={first} />))
  await user.click(screen.getByRole('button', { name: /2 more dates/ }))
  expect(await screen.findByText('Please try again later.')).toBeDefined()
})

test('the last of a series has no other dates, and what takes place once says nothing of it', () => {
  const { unmount } = renderPart(
    withLinks(<SeriesDates event={buildLine({ repeats: { every: 'month', more: 0 } })} />),
  )
  expect(screen.getByText('Every month')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderPart(withLinks(<SeriesDates event={buildLine()} />))
  expect(screen.queryByText(/Every/)).toBeNull()
})
