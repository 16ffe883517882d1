import { objectionNotifications } from '@soundings/contract/moderation'
import { reasonText } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(objectionNotifications)

/** `isTaken`: it was public until a moderator agreed with the objection. */
export const objectionUpheld = (title: string, isTaken: boolean): NewNotification =>
  notification('objection-upheld', {
    message: isTaken
      ? `Thanks for your report. “${title}” was taken down.`
      : `Thanks for your report. “${title}” is no longer public.`,
    link: null,
  })

export const objectionDismissed = (
  title: string,
  { reason, link }: { reason: string | null; link: string | null },
): NewNotification =>
  notification('objection-dismissed', {
    message: `Thanks for your report. A moderator reviewed “${title}” and left it unchanged.${reasonText(reason)}`,
    link,
  })

/** `why` is a sentence. */
export const takenDown = (
  title: string,
  { why, link }: { why: string; link: string | null },
): NewNotification =>
  notification('taken-down', {
    message: `“${title}” was taken down. ${why} You can edit it and submit it again.`,
    link,
  })
