import { authNotifications } from '@soundings/contract/auth'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { unknownDevice } from '#src/sessions/device-name.ts'

const notification = notificationsOf(authNotifications)

/** Somebody signed in on a device that the person never used. */
export const newDevice = (device: string) =>
  notification('new-device', {
    message:
      device === unknownDevice
        ? 'New sign-in from an unknown device. If this wasn’t you, sign that device out and change your password.'
        : `New sign-in from ${device}. If this wasn’t you, sign that device out and change your password.`,
    link: '/explore?settings=sessions',
  })
