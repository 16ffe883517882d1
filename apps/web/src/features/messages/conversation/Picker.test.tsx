import { events } from '@soundings/contract/events'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildLine, eventId } from '#shared/testing/events.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { Picker } from './Picker.tsx'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
})
const show = () => {
  const onPick = vi.fn()
  renderPart(<Picker kind="event" onPick={onPick} onClose={() => undefined} />)
  return onPick
}

test('an event that takes place is chosen among one’s own', async () => {
  network.answer(events.list, () => ({
    items: [
      buildLine(),
      buildLine({ id: eventId.replace(/1$/, '2'), title: 'Called off', state: 'cancelled' }),
      buildLine({ id: eventId.replace(/1$/, '3'), title: 'Awaiting', state: 'held' }),
    ],
    nextCursor: null,
    total: 3,
  }))
  const onPick = show()
  const choice = await screen.findByRole('button', { name: /Boat to the wreck/ })
  expect(choice.textContent).toMatch(/2099.*8:30.*Harbour, second jetty/)
  expect(screen.queryByText('Called off')).toBeNull()
  expect(screen.queryByText('Awaiting')).toBeNull()
  expect(network.asked[0]).toContain('when=mine')
  await userEvent.click(choice)
  await waitFor(() =>
    expect(onPick).toHaveBeenCalledExactlyOnceWith({
      kind: 'event',
      id: eventId,
      title: 'Boat to the wreck',
    }),
  )
})

test('who is in no event reads so', async () => {
  network.answer(events.list, { items: [], nextCursor: null, total: 0 })
  show()
  expect(await screen.findByText('You have no events to come yet.')).toBeDefined()
})
