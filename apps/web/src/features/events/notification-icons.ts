import type { eventNotifications } from '@soundings/contract/events'
import {
  type Icon,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarOff,
  IconMessage,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react'

/** What notifications of events look like, where their type says too little. */
export const eventNotificationIcons: { [Kind in keyof typeof eventNotifications]?: Icon } = {
  'event-joined': IconUserPlus,
  'event-promoted': IconCalendarCheck,
  'event-offered': IconTicket,
  'event-changed': IconCalendarEvent,
  'event-cancelled': IconCalendarOff,
  'event-message': IconMessage,
  'event-reminder': IconCalendarEvent,
}
