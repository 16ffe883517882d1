import {
  type NotificationPreferences,
  type NotificationPreferencesChange,
  notificationPreferences,
  type PushDevice,
  type PushSubscription,
} from '@soundings/contract/notification-preferences'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** How the person wants to be told of things. */
export const preferencesQuery = read(notificationPreferences.get, {})

/** The browsers that get push messages, and the key with which one more joins. */
export const pushDevicesQuery = read(notificationPreferences.devices, {})

export const changePreferences = (change: NotificationPreferencesChange): Promise<NotificationPreferences> =>
  call(notificationPreferences.change, { body: change })

export const addPushDevice = (subscription: PushSubscription): Promise<PushDevice> =>
  call(notificationPreferences.addDevice, { body: { subscription } })

export const removePushDevice = async (id: string): Promise<void> => {
  await call(notificationPreferences.removeDevice, { body: { id } })
}
