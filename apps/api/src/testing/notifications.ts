import { security } from '@soundings/contract/notification-kinds'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf({
  note: { type: 'info', group: security },
  alarm: { type: 'warning', group: security },
})

/** A notification of a kind that no feature has. */
export const note = (message: string): NewNotification => notification('note', { message, link: null })

/** One that warns and leads somewhere. */
export const alarm = (message: string, link: string): NewNotification =>
  notification('alarm', { message, link })
