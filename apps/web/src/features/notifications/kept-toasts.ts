import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { type KeptToast, maxKept, toastKinds, useToastHistory } from '#shared/ui/toast-history.ts'

/** Where the messages told to a person are kept on this device, by their id; those of visitors for null. */
const keyOf = (personId: string | null) =>
  personId === null ? 'soundings-told' : `soundings-told.${personId}`

const isToast = (value: unknown): value is Omit<KeptToast, 'action'> => {
  const { id, message, type } = (value ?? {}) as Partial<KeptToast>
  return typeof id === 'number' && typeof message === 'string' && toastKinds.some((kind) => kind === type)
}

/** What another version of this page wrote, and this one cannot read, is left out. */
const read = (personId: string | null): KeptToast[] => {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(personId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isToast).map((toast) => ({ ...toast, action: undefined })) : []
  } catch {
    return []
  }
}

/** What can be done about a message goes with the page, and so does one that stands until it is dismissed. */
const write = (personId: string | null, kept: readonly KeptToast[]): void => {
  const lasting = kept.filter(({ duration }) => duration > 0).map(({ action: _, ...toast }) => toast)
  if (lasting.length === 0) dropStored(keyOf(personId))
  else writeStored(keyOf(personId), JSON.stringify(lasting))
}

const show = (kept: readonly KeptToast[]) => useToastHistory.setState({ kept: kept.slice(0, maxKept) })

/**
 * Keeps what was told on this device until it is cleared, each person's apart. A visitor who signs in goes on with what
 * they were told. Returns how to stop.
 */
export const keepToasts = (): (() => void) => {
  let shownTo = personNow()
  const shown = () => useToastHistory.getState().kept
  const known = new Set(shown().map(({ id }) => id))
  show([...shown(), ...read(shownTo).filter(({ id }) => !known.has(id))])

  const stopWriting = useToastHistory.subscribe(({ kept }) => write(shownTo, kept))
  const stopFollowing = useSession.subscribe(() => {
    const next = personNow()
    if (next === shownTo) return
    const brought = shownTo === null ? shown() : []
    if (shownTo === null) write(null, [])
    shownTo = next
    show([...brought, ...read(next)])
  })
  /** Another tab told something, or cleared the list. */
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(shownTo)) show(read(shownTo))
  }
  window.addEventListener('storage', follow)
  return () => {
    stopWriting()
    stopFollowing()
    window.removeEventListener('storage', follow)
  }
}
