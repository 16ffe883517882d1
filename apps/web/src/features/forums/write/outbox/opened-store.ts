import { create } from 'zustand'
import { hold, release } from '#shared/outbox/delivering.ts'
import type { PostEntry } from './post-entry.ts'

/** The reply that waits on this device and lies open in its form; it is not sent as it was meanwhile. */
export const useOpened = create<{ entry: PostEntry | null }>()(() => ({ entry: null }))

export const noteOpened = (entry: PostEntry | null): void => {
  const before = useOpened.getState().entry
  useOpened.setState({ entry })
  if (before?.key === entry?.key) return
  if (before) release([before.key])
  if (entry) hold([entry.key])
}
