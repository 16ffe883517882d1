import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

export const dismissalsKey = 'soundings.dismissed-broadcasts'

const readIds = (): string[] => {
  try {
    const kept: unknown = JSON.parse(readStored(dismissalsKey) ?? '[]')
    return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : []
  } catch {
    return []
  }
}

/** The ids of the messages that this device dismissed. Without storage they come back with the next visit. */
export const useDismissals = create<{ ids: string[] }>()(() => ({ ids: readIds() }))

const write = (ids: string[]) => {
  writeStored(dismissalsKey, JSON.stringify(ids))
  useDismissals.setState({ ids })
}

export const dismiss = (id: string): void => write([...new Set([...useDismissals.getState().ids, id])])

/** Forgets dismissals of messages that exist no more. */
export const keepDismissalsOf = (existing: string[]): void => {
  const { ids } = useDismissals.getState()
  const kept = ids.filter((id) => existing.includes(id))
  if (kept.length < ids.length) write(kept)
}

/** Follows what other tabs dismiss. Returns how to stop. */
export const watchDismissals = (): (() => void) => {
  const reread = ({ key }: StorageEvent) => {
    if (key === dismissalsKey || key === null) useDismissals.setState({ ids: readIds() })
  }
  window.addEventListener('storage', reread)
  return () => window.removeEventListener('storage', reread)
}
