import { PushSubscription as PushSubscriptionField } from '@soundings/contract/notification-preferences'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import { addPushDevice } from './notification-settings.queries.ts'

/** The id under which the server knows this browser. */
const idKey = 'soundings-push'

export const pushIdHere = (): string | null => readStored(idKey)

/** Whether this browser can show push messages at all; an iPhone can once Soundings is on its home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export class PushBlocked extends Error {}

/** Asks for the person's permission and joins this browser. Only after they pressed for it. */
export const joinPush = async (key: string): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushBlocked()
  const { pushManager } = await navigator.serviceWorker.ready
  // One from before may belong to another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  try {
    const { endpoint, keys } = subscription.toJSON()
    const device = await addPushDevice(PushSubscriptionField.parse({ endpoint, keys }))
    writeStored(idKey, device.id)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

/** This browser hears nothing more. */
export const leavePush = async (): Promise<void> => {
  dropStored(idKey)
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
