import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import css from './Toasts.module.css'

/** Around the toasts, in pixels. */
const room = 24

/** Says on the page how high the toasts are now, in pixels, so that a phone's page can make room for them. */
const useToastRoom = (): void => {
  useEffect(() => {
    const corner = document.querySelector(`.${css.place}[data-position="bottom-right"]`)
    if (!corner) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      const { height } = corner.getBoundingClientRect()
      if (height > 0) root.style.setProperty('--toast-room', `${Math.ceil(height) + room}px`)
      else root.style.removeProperty('--toast-room')
    })
    observer.observe(corner)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--toast-room')
    }
  }, [])
}

/** The corner where toasts appear. */
export const Toasts = () => {
  useToastRoom()
  return <Corner />
}

const Corner = () => (
  <Notifications
    position="bottom-right"
    containerWidth={380}
    limit={3}
    classNames={{ root: css.place, notification: css.toast }}
  />
)
