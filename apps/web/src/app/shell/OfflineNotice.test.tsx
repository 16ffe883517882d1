import { system } from '@soundings/contract/system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

const words = 'You’re offline. Pages you’ve already viewed still work.'
const notice = () => screen.queryByText(words)
const told = () => useToastHistory.getState().kept.map(({ message }) => message)

let network = stubNetwork()

beforeEach(() => {
  network = stubNetwork()
  noteReach(true)
  useToastHistory.setState({ kept: [] })
  renderPart(<OfflineNotice />)
})
afterEach(() => {
  // TanStack Query waits for this event as well, in the tests of other files too.
  window.dispatchEvent(new Event('online'))
  noteReach(true)
})

test('with a connection there is nothing to say', () => {
  expect(notice()).toBeNull()
  expect(network.asked).toEqual([])
  expect(screen.getByRole('status')).toBeDefined()
})

test('a device that loses its network says so, and that it is back', async () => {
  network.cut(system.live)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(notice()).not.toBeNull())
  expect(told()).toEqual([])
  network.answer(system.live, { status: 'ok' })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(told()).toEqual(['Back online']))
  expect(notice()).toBeNull()
})

test('a reply from before the loss, or one that slips through in the moment after it, does not hide it', async () => {
  network.answer(system.live, { status: 'ok' })
  const begunAt = performance.now()
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => noteReach(true, begunAt))
  await waitFor(() => expect(network.asked).toEqual(['GET /api/health/live']))
  await waitFor(() => expect(notice()).not.toBeNull())
})

test('a call that the server never answered says so too', async () => {
  network.cut(system.live)
  act(() => noteReach(false))
  await waitFor(() => expect(notice()).not.toBeNull())
})

test('one call that failed is not worth a word when the next is answered', async () => {
  network.answer(system.live, { status: 'ok' })
  act(() => noteReach(false))
  await waitFor(() => expect(network.asked).toEqual(['GET /api/health/live']))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(notice()).toBeNull()
  expect(told()).toEqual([])
})

test('an answer that tells of trouble is still an answer', async () => {
  network.refuse(system.live, 503, 'The server is stopping')
  vi.spyOn(console, 'error').mockReturnValue()
  act(() => noteReach(false))
  await waitFor(() => expect(network.asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(notice()).toBeNull()
})
