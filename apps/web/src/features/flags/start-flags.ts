import { useConnection } from '#shared/lib/connection.ts'
import { sessionChecked, useSession } from '#shared/session/session-store.ts'
import { useFlags } from './flag-store.ts'

let asked = 0

const ask = async (): Promise<void> => {
  const mine = ++asked
  useFlags.setState({ values: null })
  try {
    const { evaluateFlags } = await import('./open-feature.ts')
    const values = await evaluateFlags(useSession.getState().user?.id)
    if (mine === asked) useFlags.setState({ values })
  } catch {
    // Not ready then: what is behind flags stays away.
  }
}

/** Asks for the feature flags once it is known who is here, and again when that changes. Returns how to stop. */
export const startFlags = (): (() => void) => {
  void sessionChecked().then(ask)
  const stops = [
    useSession.subscribe((now, before) => {
      if (before.authChecked && now.user?.id !== before.user?.id) void ask()
    }),
    useConnection.subscribe(({ isOffline }) => {
      if (!isOffline && useSession.getState().authChecked && !useFlags.getState().values) void ask()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
