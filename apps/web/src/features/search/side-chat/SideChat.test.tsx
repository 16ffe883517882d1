import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { delayOf, replyOf } from './reply.ts'
import { SideChat } from './SideChat.tsx'

afterEach(() => vi.useRealTimers())

test('a reply seems to take between one and three seconds', () => {
  expect([delayOf(0), delayOf(0.5), delayOf(1)]).toEqual([1_000, 2_000, 3_000])
})

test('a question gets a reply that says it is simulated', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderPart(<SideChat />)
  await user.click(screen.getByRole('button', { name: 'Open the simulated chat' }))
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Hello{Enter}')
  expect(screen.getByText('Typing…')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByText(replyOf(0))).toBeDefined()
})

test('it opens where one types, and Escape leads back to its button', async () => {
  renderPart(<SideChat />)
  const button = screen.getByRole('button', { name: 'Open the simulated chat' })
  await userEvent.click(button)
  const field = screen.getByRole('textbox', { name: 'Your question' })
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})
