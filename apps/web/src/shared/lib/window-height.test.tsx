import { expect, test, vi } from 'vitest'
import { followWindow, windowHeight } from './window-height.ts'

const resize = (height: number) => {
  window.innerHeight = height
  window.dispatchEvent(new Event('resize'))
}

test('the height of the window is told when it changes, and not asked for again', () => {
  resize(700)
  const asked = vi.spyOn(window, 'innerHeight', 'get')
  expect(windowHeight()).toBe(700)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()

  const tell = vi.fn()
  const stop = followWindow(null, tell)
  expect(tell).toHaveBeenLastCalledWith({ width: 0, height: 700 })
  resize(400)
  expect(tell).toHaveBeenLastCalledWith({ width: 0, height: 400 })
  stop()
  resize(900)
  expect(tell).toHaveBeenCalledTimes(2)
  expect(windowHeight()).toBe(900)
})
