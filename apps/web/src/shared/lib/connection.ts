import { create } from 'zustand'

type Connection = {
  /** Whether the last thing heard of the network was that it does not lead to the server. */
  isOffline: boolean
}

export const useConnection = create<Connection>()(() => ({ isOffline: !navigator.onLine }))

/** When the device last lost its network, as `performance.now()` tells the time. */
let lostAt = Number.NEGATIVE_INFINITY
/** For how long after a loss a call may still slip through, in milliseconds. */
const settling = 2_000

/**
 * Notes whether a call reached the server. What the browser believes is often wrong; a call knows. But the reply to a
 * call that was begun, `begunAt` on the clock of `performance.now()`, before the loss of the network or in the moments
 * after it, tells nothing of now.
 */
export const noteReach = (hasReached: boolean, begunAt = Number.POSITIVE_INFINITY): void => {
  if (hasReached && begunAt < lostAt + settling) return
  if (useConnection.getState().isOffline === hasReached) useConnection.setState({ isOffline: !hasReached })
}

/**
 * Hears at once when the device loses its network. That it has one again says little: `found` may go and see. Returns
 * how to stop.
 */
export const watchNetwork = (found: () => void): (() => void) => {
  const lost = () => {
    lostAt = performance.now()
    noteReach(false)
  }
  const back = () => {
    lostAt = Number.NEGATIVE_INFINITY
    found()
  }
  // It may have been lost while the page was starting.
  if (navigator.onLine === false && !useConnection.getState().isOffline) lost()
  window.addEventListener('offline', lost)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', back)
  }
}
