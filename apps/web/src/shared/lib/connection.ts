import { create } from 'zustand'

type Connection = {
  /** Whether the last thing heard of the network was that it does not lead to the server. */
  isOffline: boolean
}

export const useConnection = create<Connection>()(() => ({ isOffline: !navigator.onLine }))

let losses = 0

/** How often the device has lost its network so far. */
export const lossesSoFar = (): number => losses

/**
 * Notes whether a call reached the server. What the browser believes is often wrong; a call knows. But the reply to a
 * call that began before the network was lost, `lossesBefore`, tells nothing of now.
 */
export const noteReach = (hasReached: boolean, lossesBefore = losses): void => {
  if (hasReached && lossesBefore < losses) return
  if (useConnection.getState().isOffline === hasReached) useConnection.setState({ isOffline: !hasReached })
}

/**
 * Hears at once when the device loses its network. That it has one again says little: `found` may go and see. Returns
 * how to stop.
 */
export const watchNetwork = (found: () => void): (() => void) => {
  const lost = () => {
    losses += 1
    noteReach(false)
  }
  // It may have been lost while the page was starting.
  if (navigator.onLine === false) lost()
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', found)
  }
}
