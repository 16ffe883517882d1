import { configuration } from '@soundings/contract/configuration'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { Banners } from './Banners.tsx'
import { dismiss, dismissalsKey, useDismissals } from './dismissals.ts'

const storm = { _id: '1', value: 'Storm on Saturday', cancellable: true }
const fills = { _id: '2', value: 'Fills from 09:00, see https://example.org', cancellable: true }
const fixed = { _id: '3', value: 'Maintenance tonight', cancellable: false }

let network = stubNetwork()
const onNoneLeft = vi.fn()

beforeEach(() => {
  network = stubNetwork()
  onNoneLeft.mockClear()
  useDismissals.setState({ ids: [] })
})

const show = () => renderPart(<Banners onNoneLeft={onNoneLeft} />)
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const buttons = () => screen.getAllByRole('button', { name: 'Dismiss announcement' })

test('every message has a line, and only some can be dismissed', async () => {
  network.answer(configuration.messages, [storm, fills, fixed])
  const { container } = show()
  await screen.findByText(storm.value)
  expect(lines()).toEqual([storm.value, fills.value, fixed.value])
  expect(buttons()).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Announcements' })).toBeDefined()
  expect(container.querySelector('[aria-live=polite]')?.textContent).toContain(storm.value)
  expect(container.querySelector('a')).toBeNull()
})

test('a dismissed message stays away, and focus goes to the next', async () => {
  network.answer(configuration.messages, [storm, fills, fixed])
  const { unmount } = show()
  await screen.findByText(storm.value)
  const user = userEvent.setup()
  await user.click(buttons()[0] as HTMLElement)
  expect(lines()).toEqual([fills.value, fixed.value])
  expect(document.activeElement).toBe(buttons()[0])
  await user.click(buttons()[0] as HTMLElement)
  expect(onNoneLeft).toHaveBeenCalledOnce()
  unmount()
  show()
  expect(await screen.findByText(fixed.value)).toBeDefined()
  expect(lines()).toEqual([fixed.value])
  expect(localStorage.getItem(dismissalsKey)).toBe('["1","2"]')
})

test('dismissals of messages that are gone are forgotten', async () => {
  dismiss('1')
  dismiss('old')
  network.answer(configuration.messages, [storm])
  show()
  await waitFor(() => expect(localStorage.getItem(dismissalsKey)).toBe('["1"]'))
  expect(lines()).toEqual([])
})

test('a message that may not be dismissed shows even if it was dismissed before', async () => {
  dismiss(fixed._id)
  network.answer(configuration.messages, [fixed])
  show()
  expect(await screen.findByText(fixed.value)).toBeDefined()
})

test('what another tab dismisses goes here too', async () => {
  network.answer(configuration.messages, [storm])
  show()
  await screen.findByText(storm.value)
  localStorage.setItem(dismissalsKey, '["1"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: dismissalsKey })))
  expect(lines()).toEqual([])
})

test('no message, no line', async () => {
  network.answer(configuration.messages, [])
  show()
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

test('the messages of the last visit stand at once, and go when the server has none or does not answer', async () => {
  const before = () => {
    localStorage.setItem('soundings.broadcasts', JSON.stringify([storm]))
    const shown = show()
    expect(lines()).toEqual([storm.value])
    return shown
  }
  network.answer(configuration.messages, [])
  const { unmount } = before()
  await waitFor(() => expect(lines()).toEqual([]))
  unmount()
  network.refuse(configuration.messages, 500, 'No')
  before()
  await waitFor(() => expect(lines()).toEqual([]))
})

test.each(['{', '{"a":1}', '[{"_id":1}]'])('a spoilt memory (%s) is ignored', async (spoilt) => {
  localStorage.setItem('soundings.broadcasts', spoilt)
  network.answer(configuration.messages, [fixed])
  show()
  expect(lines()).toEqual([])
  expect(await screen.findByText(fixed.value)).toBeDefined()
})

test('a browser without storage dismisses for this visit', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
    clear: () => {},
  })
  network.answer(configuration.messages, [storm])
  show()
  await screen.findByText(storm.value)
  await userEvent.click(buttons()[0] as HTMLElement)
  expect(lines()).toEqual([])
})
