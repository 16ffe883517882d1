import { useSyncExternalStore } from 'react'

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus()

const watchLooking = (changed: () => void) => {
  const stop = new AbortController()
  for (const name of ['focus', 'blur']) window.addEventListener(name, changed, stop)
  document.addEventListener('visibilitychange', changed, stop)
  return () => stop.abort()
}

/** Whether somebody looks at this page now. */
export const useLooking = (): boolean => useSyncExternalStore(watchLooking, isLooking)
