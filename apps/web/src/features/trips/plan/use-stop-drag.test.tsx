import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStopDrag } from './use-stop-drag.ts'

const onDrop = vi.fn()

/** Two days of rows that are 40 pixels high each, one below the other. */
const rows = [
  ['2099-03-14', ['a', 'b']],
  ['', ['c']],
] as const

const List = () => {
  const { drag, handle } = useStopDrag(onDrop)
  return (
    <>
      {rows.map(([day, stops]) => (
        <ol key={day} data-plan-day={day}>
          {stops.map((stop) => (
            <li key={stop} data-stop={stop}>
              <button type="button" {...handle(stop)}>
                {stop}
              </button>
            </li>
          ))}
        </ol>
      ))}
      <output>{drag ? `${drag.id} ${drag.place?.day} ${drag.place?.after}` : 'still'}</output>
    </>
  )
}

beforeEach(() => {
  onDrop.mockClear()
  render(<List />)
  const all = [...document.querySelectorAll<HTMLElement>('[data-stop]')]
  for (const [at, row] of all.entries()) row.getBoundingClientRect = () => new DOMRect(0, at * 40, 300, 40)
  document.elementFromPoint = (_, y) => all[Math.min(all.length - 1, Math.floor(y / 40))] ?? null
  HTMLElement.prototype.setPointerCapture = () => undefined
})

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
const press = (stop: string, y: number) =>
  fireEvent.pointerDown(screen.getByRole('button', { name: stop }), { button: 0, pointerId: 1, clientY: y })
const moveTo = (stop: string, y: number) =>
  fireEvent.pointerMove(screen.getByRole('button', { name: stop }), { pointerId: 1, clientY: y })
const letGo = (stop: string) =>
  fireEvent.pointerUp(screen.getByRole('button', { name: stop }), { pointerId: 1 })

test('a stop comes down behind the one whose middle is above the pointer, on the day of its list', async () => {
  press('c', 100)
  moveTo('c', 65)
  await frame()
  expect(screen.getByRole('status').textContent).toBe('c 2099-03-14 b')
  moveTo('c', 10)
  letGo('c')
  expect(onDrop).toHaveBeenLastCalledWith('c', { day: '2099-03-14', after: null })
  press('a', 10)
  moveTo('a', 110)
  letGo('a')
  expect(onDrop).toHaveBeenLastCalledWith('a', { day: null, after: 'c' })
  expect(screen.getByRole('status').textContent).toBe('still')
})

test('a press that hardly moves is none, and Escape lets go', async () => {
  press('a', 10)
  moveTo('a', 13)
  letGo('a')
  press('a', 10)
  moveTo('a', 100)
  await frame()
  fireEvent.keyDown(window, { key: 'Escape' })
  letGo('a')
  expect(onDrop).not.toHaveBeenCalled()
})
