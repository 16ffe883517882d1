import { create } from 'zustand'

export const toastKinds = ['info', 'success', 'warning', 'error'] as const
export type ToastKind = (typeof toastKinds)[number]

/** What a person can do about a message, e.g. reload for a new version. */
export type ToastAction = { label: string; act: () => void }

/** A toast as it is kept after it went: `id` is when it came, in milliseconds, and unique. */
export type KeptToast = {
  id: number
  type: ToastKind
  message: string
  duration: number
  read: boolean
  action: ToastAction | undefined
}

/** How many toasts are kept; older ones are forgotten. */
export const maxKept = 50

/** The toasts that were shown, newest first; the bell keeps them until they are cleared. */
export const useToastHistory = create<{ kept: KeptToast[] }>()(() => ({ kept: [] }))

const change = (next: (kept: KeptToast[]) => KeptToast[]) =>
  useToastHistory.setState(({ kept }) => ({ kept: next(kept) }))

export const keepToast = (toast: Omit<KeptToast, 'id' | 'read'>): void =>
  change((kept) => {
    const id = Math.max(Date.now(), (kept[0]?.id ?? 0) + 1)
    return [{ id, read: false, ...toast }, ...kept].slice(0, maxKept)
  })

export const markToastsRead = (): void => {
  if (useToastHistory.getState().kept.some(({ read }) => !read))
    change((kept) => kept.map((toast) => ({ ...toast, read: true })))
}

export const clearToasts = (): void => change(() => [])
