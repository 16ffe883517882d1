import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { icon } from './icons.ts'

/** How long each kind stays, in milliseconds. */
export const toastDurations = { success: 3000, error: 5000, warning: 4000, info: 3000 } as const
type Kind = keyof typeof toastDurations

const looks = {
  success: { color: 'success', icon: <IconCheck {...icon} /> },
  error: { color: 'error', icon: <IconAlertCircle {...icon} /> },
  warning: { color: 'warning', icon: <IconAlertTriangle {...icon} /> },
  info: { color: 'tide', icon: <IconInfoCircle {...icon} /> },
} as const satisfies Record<Kind, unknown>

const show = (kind: Kind) => (message: string) => {
  notifications.show({
    ...looks[kind],
    message,
    autoClose: toastDurations[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}

/** Tells a person briefly how something they did went. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
}
