import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The test browser lays nothing out: give list rows and their scroller the sizes that virtual lists ask for.
const height = {
  get(this: HTMLElement) {
    return this.tagName === 'LI' ? 63 : 630
  },
}
const width = { get: () => 340 }
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: height,
  clientHeight: height,
  offsetWidth: width,
  clientWidth: width,
})

// For the same reason dialogs find nothing in them to focus, and Mantine prints each of them with all that React knows.
const { warn } = console
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).startsWith('[@mantine/hooks/use-focus-trap]')) warn(...said)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
