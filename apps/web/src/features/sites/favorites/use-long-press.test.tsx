import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress, useLongPress } from './use-long-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Link = ({ act, onOpen }: { act: (() => void) | null; onOpen: () => void }) => {
  const press = useLongPress(act)
  return (
    <a
      href="/sites/1"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
      {...press}
    >
      Blue Hole
    </a>
  )
}

const show = ({ isWanted = true } = {}) => {
  const [onLong, onOpen] = [vi.fn(), vi.fn()]
  const { unmount } = render(<Link act={isWanted ? onLong : null} onOpen={onOpen} />)
  return { onLong, onOpen, unmount, link: screen.getByRole('link') }
}

const finger = { button: 0, isPrimary: true, pointerType: 'touch', clientX: 40, clientY: 40 }
const hold = (time: number) => act(() => vi.advanceTimersByTime(time))
const click = (link: HTMLElement) => fireEvent.click(link, { detail: 1 })

test('a press of half a second acts once and opens nothing', () => {
  const { link, onLong, onOpen } = show()
  fireEvent.pointerDown(link, finger)
  hold(longPress - 1)
  expect(onLong).not.toHaveBeenCalled()
  hold(1)
  expect(onLong).toHaveBeenCalledOnce()
  fireEvent.pointerUp(link, finger)
  click(link)
  expect(onOpen).not.toHaveBeenCalled()
  click(link)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a short press opens and does nothing else, by mouse as well', () => {
  const { link, onLong, onOpen } = show()
  fireEvent.pointerDown(link, { ...finger, pointerType: 'mouse' })
  hold(longPress - 1)
  fireEvent.pointerUp(link, finger)
  click(link)
  hold(longPress)
  expect(onOpen).toHaveBeenCalledOnce()
  expect(onLong).not.toHaveBeenCalled()
})

test.each([
  ['moves', (link: HTMLElement) => fireEvent.pointerMove(link, { ...finger, clientY: 60 })],
  ['scrolls', (link: HTMLElement) => fireEvent.scroll(link.parentElement as HTMLElement)],
  ['is taken over by the browser', (link: HTMLElement) => fireEvent.pointerCancel(link, finger)],
  ['drags the link', (link: HTMLElement) => fireEvent.dragStart(link)],
])('a press that %s is no long one', (_, happens) => {
  const { link, onLong } = show()
  fireEvent.pointerDown(link, { ...finger, pointerType: 'mouse' })
  hold(300)
  happens(link)
  hold(longPress)
  expect(onLong).not.toHaveBeenCalled()
})

test('a finger that trembles still presses', () => {
  const { link, onLong } = show()
  fireEvent.pointerDown(link, finger)
  fireEvent.pointerMove(link, { ...finger, clientX: 44 })
  hold(longPress)
  expect(onLong).toHaveBeenCalledOnce()
})

test('the menu of a link stays away from a finger that presses long, not from the right button', () => {
  const { link, onLong } = show()
  fireEvent.pointerDown(link, finger)
  expect(fireEvent.contextMenu(link)).toBe(false)
  hold(longPress)
  fireEvent.pointerUp(link, finger)
  fireEvent.pointerDown(link, { ...finger, pointerType: 'mouse', button: 2 })
  hold(longPress)
  expect(onLong).toHaveBeenCalledOnce()
  fireEvent.pointerDown(link, { ...finger, pointerType: 'mouse' })
  expect(fireEvent.contextMenu(link)).toBe(true)
})

test('the keyboard opens right after a long press', () => {
  const { link, onOpen } = show()
  fireEvent.pointerDown(link, finger)
  hold(longPress)
  fireEvent.click(link, { detail: 0 })
  expect(onOpen).toHaveBeenCalledOnce()
})

test('where nobody has favourites, a press is a press however long', () => {
  const { link, onOpen } = show({ isWanted: false })
  fireEvent.pointerDown(link, finger)
  hold(longPress * 2)
  expect(fireEvent.contextMenu(link)).toBe(true)
  click(link)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a row that is gone acts no more', () => {
  const { link, onLong, unmount } = show()
  fireEvent.pointerDown(link, finger)
  unmount()
  hold(longPress)
  expect(onLong).not.toHaveBeenCalled()
})
