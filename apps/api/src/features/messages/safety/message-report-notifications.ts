import { messageReportNotifications } from '@soundings/contract/message-review'
import { reasonText } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(messageReportNotifications)

export const messageUpheld = (): NewNotification =>
  notification('message-upheld', {
    message: 'Thanks for your report of a message. A moderator agreed, and it counts against who wrote it.',
    link: null,
  })

export const messageDismissed = (reason: string | null): NewNotification =>
  notification('message-dismissed', {
    message: `Thanks for your report of a message. A moderator read it and found nothing against the rules.${reasonText(reason)}`,
    link: null,
  })
