import { notifications } from '@mantine/notifications'
import { SecondsLeft } from './SecondsLeft.tsx'
import css from './Toasts.module.css'
import { keepToast, type ToastAction, type ToastKind } from './toast-history.ts'
import { toastLooks } from './toast-looks.tsx'

/** How long each kind stays, in milliseconds. */
export const toastDurations = { success: 3000, error: 5000, warning: 4000, info: 3000 } as const

const usualDuration = 5000

type Told = {
  message: string
  type?: ToastKind
  /** In milliseconds; 0 or less stays until it is dismissed. */
  duration?: number
  action?: ToastAction
  /** Whether the button says how many seconds it is still there. */
  isCounting?: boolean
  /** A name of its own, for `hide`. */
  id?: string
  /** False for what stands in the list behind the bell anyway. */
  isKept?: boolean
}

/** Shows a message in the corner and keeps it in the list behind the bell. */
const notify = ({
  message,
  type = 'info',
  duration = usualDuration,
  action,
  isCounting = false,
  id: given,
  isKept = true,
}: Told): void => {
  if (isKept) keepToast({ type, message, duration, action })
  const { color, icon } = toastLooks[type]
  const until = Date.now() + duration
  const id = notifications.show({
    ...(given && { id: given }),
    color,
    icon,
    message: action ? (
      <span className={css.offer}>
        {message}
        <button
          type="button"
          className={css.action}
          onClick={() => {
            notifications.hide(id)
            action.act()
          }}
        >
          {action.label}
          {isCounting && <SecondsLeft until={until} />}
        </button>
      </span>
    ) : (
      message
    ),
    autoClose: duration > 0 ? duration : false,
    role: type === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}

const say = (type: ToastKind) => (message: string) =>
  notify({ message, type, duration: toastDurations[type] })

/** Tells a person briefly how something they did went. */
export const toast = {
  notify,
  /** Takes away one that was given an id. */
  hide: (id: string): void => void notifications.hide(id),
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
}
