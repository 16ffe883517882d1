import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { toast } from './toast.tsx'
import { maxKept, useToastHistory } from './toast-history.ts'

const kept = () => useToastHistory.getState().kept

beforeEach(() => {
  useToastHistory.setState({ kept: [] })
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  )
})
afterEach(() => {
  act(() => notifications.clean())
  vi.useRealTimers()
})

const isShown = (message: string) => screen.queryByText(message) !== null

/** A toast takes its leave in less than this, in milliseconds. */
const leave = 500

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

const expectToStay = (message: string, duration: number) => {
  pass(duration - 10)
  expect(isShown(message)).toBe(true)
  for (let left = leave; left > 0; left -= 100) pass(100)
  expect(isShown(message)).toBe(false)
}

test.each([
  ['success', 3_000],
  ['error', 5_000],
  ['warning', 4_000],
  ['info', 3_000],
] as const)('a toast of the kind %s stays %i ms', (kind, duration) => {
  vi.useFakeTimers()
  act(() => toast[kind]('Ahoy'))
  expectToStay('Ahoy', duration)
  expect(kept()).toMatchObject([{ type: kind, message: 'Ahoy', duration, read: false }])
})

test('without more said, a toast informs for 5 s', () => {
  vi.useFakeTimers()
  act(() => toast.notify({ message: 'Ahoy' }))
  expectToStay('Ahoy', 5_000)
  expect(kept()).toMatchObject([{ type: 'info', duration: 5_000 }])
})

test.each([0, -1])('a duration of %i stays until it is dismissed', async (duration) => {
  vi.useFakeTimers()
  act(() => toast.notify({ message: 'Stay', duration }))
  pass(60_000)
  expect(isShown('Stay')).toBe(true)
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(isShown('Stay')).toBe(false))
  expect(kept()).toHaveLength(1)
})

test('an offer is taken once and its toast goes', async () => {
  const taken = vi.fn()
  act(() => toast.notify({ message: 'New', duration: 0, action: { label: 'Reload', act: taken } }))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(taken).toHaveBeenCalledOnce()
  await waitFor(() => expect(isShown('New')).toBe(false))
})

test('the newest 50 are kept, each with an id of its own', () => {
  act(() => {
    for (let n = 1; n <= maxKept + 5; n++) toast.info(`Message ${n}`)
  })
  expect(kept()).toHaveLength(50)
  expect(kept()[0]?.message).toBe('Message 55')
  expect(kept().at(-1)?.message).toBe('Message 6')
  const ids = kept().map(({ id }) => id)
  expect(new Set(ids).size).toBe(50)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('what stands in the list anyway is shown and not kept twice', () => {
  act(() => toast.notify({ message: 'New sign-in', isKept: false }))
  expect(isShown('New sign-in')).toBe(true)
  expect(kept()).toEqual([])
})
