import type { Notification } from '@soundings/contract/notifications'
import type { KeptToast, ToastAction, ToastKind } from '#shared/ui/toast-history.ts'

/** One line of the list; `at` in milliseconds since 1970. */
export type Entry = {
  key: string
  at: number
  /** What happened, where the server told it. */
  kind: string | undefined
  type: ToastKind
  message: string
  read: boolean
  /** A path of the app. */
  link: string | null
  action: ToastAction | undefined
}

const ofToast = ({ id, type, message, read, action }: KeptToast): Entry => ({
  key: String(id),
  at: id,
  kind: undefined,
  type,
  message,
  read,
  link: null,
  action,
})

const ofStored = ({ id, kind, createdAt, type, message, read, link }: Notification): Entry => ({
  key: id,
  at: Date.parse(createdAt),
  kind,
  type,
  message,
  read,
  link,
  action: undefined,
})

/** What this device told and what the server keeps, as one list with the newest first. */
export const entriesOf = (toasts: KeptToast[], stored: Notification[]): Entry[] =>
  [...toasts.map(ofToast), ...stored.map(ofStored)].sort((a, b) => b.at - a.at)
