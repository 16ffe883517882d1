import { useEffectEvent, useRef } from 'react'

/** Does one thing at a time, and once more where it was wanted meanwhile. */
export const useKeepingUp = (work: () => Promise<void>) => {
  const state = useRef({ isRunning: false, isBehind: false })
  return useEffectEvent(async () => {
    const now = state.current
    now.isBehind = true
    if (now.isRunning) return
    now.isRunning = true
    while (now.isBehind) {
      now.isBehind = false
      await work()
    }
    now.isRunning = false
  })
}
