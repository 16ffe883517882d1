import type { Wanted } from './page-topics.ts'

/** What all tabs of a browser want together; `onChange` hears of it. A tab that is closed wants nothing any more. */
export const createTabUnion = (onChange: (wanted: Wanted) => void) => {
  const tabs = new Map<string, Wanted>()
  const over = new AbortController()

  const tell = () => {
    const all = new Map<string, number>()
    for (const [topic, knownAt] of [...tabs.values()].flatMap((wanted) => [...wanted]))
      all.set(topic, Math.min(all.get(topic) ?? Number.POSITIVE_INFINITY, knownAt))
    onChange(all)
  }
  const forget = (tab: string) => {
    if (over.signal.aborted || !tabs.delete(tab)) return
    tell()
  }

  return {
    put: (tab: string, wanted: Wanted): void => {
      const isNew = !tabs.has(tab)
      tabs.set(tab, wanted)
      tell()
      // A tab holds the lock of its name for as long as it lives.
      if (isNew && navigator.locks)
        navigator.locks.request(tab, { signal: over.signal }, async () => forget(tab)).catch(() => undefined)
    },
    stop: (): void => over.abort(),
  }
}
