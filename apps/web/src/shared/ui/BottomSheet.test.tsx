import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import type { SheetStop } from './bottom-sheet.view.ts'

const Host = ({ first, onStop }: { first: SheetStop; onStop: (stop: SheetStop) => void }) => {
  const [stop, setStop] = useState(first)
  const change = (next: SheetStop) => {
    onStop(next)
    setStop(next)
  }
  return (
    <BottomSheet labelledBy="name" stop={stop} onStop={change} head={<h1 id="name">Dive Sites</h1>}>
      <button type="button">1000 Steps</button>
    </BottomSheet>
  )
}

const open = (first: SheetStop) => {
  const onStop = vi.fn()
  renderPart(<Host first={first} onStop={onStop} />)
  return { onStop, user: userEvent.setup(), sheet: screen.getByRole('region', { name: 'Dive Sites' }) }
}

const stops = () => screen.getAllByRole('button', { name: /height|Lowest/ })
const pressed = () => stops().find((stop) => stop.getAttribute('aria-pressed') === 'true')?.textContent
const isReachable = () => screen.getByText('1000 Steps').closest('[inert]') === null

/** A drag of the head by a number of pixels, in a number of milliseconds. The sheet is 630 high in the test browser. */
const drag = (by: number, within: number) => {
  const head = screen.getByRole('heading').parentElement
  if (!head) throw new Error('The sheet has no head')
  head.setPointerCapture = () => undefined
  const at = (type: string, y: number, time: number) => {
    const event = new PointerEvent(type, {
      clientY: y,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      bubbles: true,
    })
    Object.defineProperty(event, 'timeStamp', { value: time })
    head.dispatchEvent(event)
  }
  at('pointerdown', 500, 0)
  at('pointermove', 500 + by / 2, within / 2)
  at('pointermove', 500 + by, within)
  at('pointerup', 500 + by, within)
}

test('the keyboard puts the sheet to any stop', async () => {
  const { user } = open('peek')
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Lowest', 'Half height', 'Full height'])
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(pressed()).toBe('Half height')
  await user.tab()
  await user.keyboard(' ')
  expect(pressed()).toBe('Full height')
})

test('at its lowest nothing below the head can be reached', async () => {
  const { user } = open('peek')
  expect(isReachable()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Half height' }))
  expect(isReachable()).toBe(true)
})

test('presses on the grip lead through the stops', async () => {
  const { user, sheet, onStop } = open('peek')
  const grip = sheet.querySelector('button[aria-hidden]')
  if (!grip) throw new Error('The sheet has no grip')
  for (let presses = 0; presses < 3; presses++) await user.click(grip)
  expect(onStop.mock.calls.flat()).toEqual(['half', 'full', 'peek'])
})

test('a slow drag ends at the nearest stop, a flick at the next one', () => {
  const { onStop } = open('half')
  act(() => drag(-200, 2_000))
  act(() => drag(40, 30))
  act(() => drag(30, 2_000))
  expect(onStop.mock.calls.flat()).toEqual(['full', 'half', 'half'])
})

test('a trembling finger drags nothing', () => {
  const { onStop, sheet } = open('half')
  act(() => drag(4, 100))
  expect(onStop).not.toHaveBeenCalled()
  expect(sheet.hasAttribute('data-dragging')).toBe(false)
})

/** A browser tells an observer of the first size as well; the one of the tests lays nothing out. */
class FirstSize implements ResizeObserver {
  observe: ResizeObserver['observe']
  unobserve = vi.fn()
  disconnect = vi.fn()
  constructor(hear: ResizeObserverCallback) {
    this.observe = () => hear([], this)
  }
}

test('what is told for a moment stands above the sheet, and a full sheet makes room of its own', async () => {
  vi.stubGlobal('ResizeObserver', FirstSize)
  const lift = () => document.documentElement.style.getPropertyValue('--toast-lift')
  const { user } = open('half')
  expect(lift()).toMatch(/^\d+px$/)
  await user.click(screen.getByRole('button', { name: 'Full height' }))
  expect(lift()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Lowest' }))
  expect(lift()).toMatch(/^\d+px$/)
  cleanup()
  expect(lift()).toBe('')
})
