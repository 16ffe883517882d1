/**
 * Has something done in one tab of this browser at a time; when that tab goes, another one takes over. `act` begins it
 * and returns how to end it. Without a way to agree (pages over plain http from elsewhere), every tab does it. Returns
 * how to stop.
 */
export const inOneTab = (name: string, act: () => () => void): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  const run = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const end = act()
      signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  // A wait that is broken off rejects, which is what was wanted.
  if (navigator.locks) navigator.locks.request(name, { signal }, run).catch(() => undefined)
  else void run()
  return () => over.abort()
}

/** Does something in the tab of this browser that gets to it first, within a number of milliseconds. */
export const onceInAllTabs = async (name: string, act: () => void, within: number): Promise<void> => {
  if (!navigator.locks) return act()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    act()
    await new Promise((resolve) => setTimeout(resolve, within))
  })
}
