import type { tripNotifications } from '@soundings/contract/trips'
import {
  type Icon,
  IconCalendarDue,
  IconCalendarOff,
  IconMailOpened,
  IconUserCheck,
  IconUserMinus,
  IconUserStar,
} from '@tabler/icons-react'

/** What notifications of trips look like, where their type says too little. */
export const tripNotificationIcons: { [Kind in keyof typeof tripNotifications]?: Icon } = {
  'trip-invited': IconMailOpened,
  'trip-joined': IconUserCheck,
  'trip-role': IconUserStar,
  'trip-inherited': IconUserStar,
  'trip-removed': IconUserMinus,
  'trip-cancelled': IconCalendarOff,
  'trip-due': IconCalendarDue,
}
