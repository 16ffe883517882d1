import type { LiveEvent } from '@soundings/contract/live'
import { useConnection } from '#shared/lib/connection.ts'
import { askIfSignedIn, eventsAddress } from './live.queries.ts'

/** How many times the browser itself tries again before this checks what is wrong. */
const patience = 3
/** In milliseconds; doubled after every try that failed. */
const wait = { first: 2_000, max: 60_000 }
/** So long a sign-out from this very browser has to come about by itself, in milliseconds. */
const signOutTime = 1_000

type Told = {
  /** The stream stands, for the first time or again. */
  onOpen: () => void
  onEvent: (event: LiveEvent) => void
}

/**
 * Keeps a stream of events open. The browser resumes it after a short cut. When the server refuses it, the tokens may
 * have run out or the session may be over: a call finds that out, and then it is tried again. Offline it rests. Returns
 * how to stop.
 */
export const keepStream = ({ onOpen, onEvent }: Told): (() => void) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  const askAndOpen = async () => {
    const mine = timer
    try {
      await askIfSignedIn()
    } catch {
      // Closed, or opened again, while the answer was on its way.
      if (timer === mine) tryLater()
      return
    }
    if (timer === mine) open()
  }

  const tryLater = (after = Math.min(wait.first * 2 ** failures, wait.max)) => {
    close()
    failures++
    timer = setTimeout(askAndOpen, after)
  }

  const open = () => {
    close()
    timer = undefined
    const next = new EventSource(eventsAddress)
    source = next
    next.onopen = () => {
      failures = 0
      onOpen()
    }
    next.onmessage = ({ data }) => {
      const event: LiveEvent = JSON.parse(data)
      if (event.kind === 'signed-out') tryLater(signOutTime)
      else onEvent(event)
    }
    next.onerror = () => {
      if (next.readyState === EventSource.CLOSED || failures >= patience) tryLater()
      else failures++
    }
  }

  const rest = () => {
    close()
    timer = undefined
    failures = 0
  }
  const stopWatching = useConnection.subscribe(({ isOffline }, before) => {
    if (isOffline === before.isOffline) return
    rest()
    if (!isOffline) open()
  })
  if (!useConnection.getState().isOffline) open()

  return () => {
    stopWatching()
    rest()
  }
}
