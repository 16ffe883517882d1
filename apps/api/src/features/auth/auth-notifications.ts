import { authNotifications } from '@soundings/contract/auth'
import { notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(authNotifications)

/** Somebody signed in on a device that the person never used. */
export const newDevice = (device: string) =>
  notification('new-device', {
    message: `New sign-in from ${device}. If this wasn’t you, sign that device out and change your password.`,
    link: '/explore?settings=sessions',
  })
