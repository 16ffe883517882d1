import { vi } from 'vitest'

/** Everything is in view, as on a screen without an end. */
export const seeEverything = (): void => {
  class Observer {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element) {
      const seen = { target, isIntersecting: true, rootBounds: null } as IntersectionObserverEntry
      queueMicrotask(() => this.#tell([seen], this as unknown as IntersectionObserver))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}
