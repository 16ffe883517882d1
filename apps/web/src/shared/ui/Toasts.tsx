import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import css from './Toasts.module.css'

/** The corner where toasts appear. */
export const Toasts = () => (
  <Notifications
    position="bottom-right"
    containerWidth={380}
    limit={3}
    classNames={{ root: css.place, notification: css.toast }}
  />
)
