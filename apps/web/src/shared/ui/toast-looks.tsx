import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { icon } from './icons.ts'
import type { ToastKind } from './toast-history.ts'

/** How each kind of message looks; `name` says the same to screen readers. */
export const toastLooks = {
  success: { color: 'success', icon: <IconCheck {...icon} />, name: 'Success' },
  error: { color: 'error', icon: <IconAlertCircle {...icon} />, name: 'Error' },
  warning: { color: 'warning', icon: <IconAlertTriangle {...icon} />, name: 'Warning' },
  info: { color: 'tide', icon: <IconInfoCircle {...icon} />, name: 'Information' },
} as const satisfies Record<ToastKind, unknown>
