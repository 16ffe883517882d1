import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './breath.ts'

/** Only while the app starts there is something to wait for. */
let isThere = true

/** Says that the app is about to draw its first screen. */
export const beginFirstScreen = (): void => {
  isThere = false
}

/**
 * Whether the first screen is there and the page had a moment to rest since. What nobody reads or presses on it waits
 * for that; afterwards nothing waits any more.
 */
export const useFirstScreen = (): boolean => {
  const [is, setIs] = useState(isThere)
  useEffect(() => {
    if (is) return
    return whenIdle(() => {
      isThere = true
      startTransition(() => setIs(true))
    })
  }, [is])
  return is
}
