import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './breath.ts'

let isThere = false

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
