/** Lets the page draw and answer a finger before a long work goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The longest that something waits for a page that is never idle, in milliseconds. */
const longest = 3_000

/** Does what nobody waits for once the page has nothing else to do. Returns how to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no word for it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: longest })
  return () => cancelIdleCallback(handle)
}
