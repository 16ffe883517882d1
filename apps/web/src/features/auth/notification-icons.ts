import type { authNotifications } from '@soundings/contract/auth'
import { type Icon, IconDevices } from '@tabler/icons-react'

/** What notifications of an account look like, where their type says too little. */
export const authNotificationIcons: { [Kind in keyof typeof authNotifications]?: Icon } = {
  'new-device': IconDevices,
}
