import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a browser and the libraries in it. The app itself begins anew for each, or what one file left in a store
// would be met by the next.
vi.resetModules()

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

// It knows no streams of events either: this one never says anything.
globalThis.EventSource ??= class extends EventTarget {
  close() {}
} as unknown as typeof EventSource

// A page loads its parts when they are first seen, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
})
