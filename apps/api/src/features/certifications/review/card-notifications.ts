import { certificationNotifications } from '@soundings/contract/certifications'
import { certificationsPages } from '@soundings/contract/certifications-pages'
import { reasonText } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(certificationNotifications)
const link = certificationsPages.certifications

export const cardSeen = (title: string): NewNotification =>
  notification('card-seen', {
    message: `A moderator has seen your card: ${title}. It now says so beside it.`,
    link,
  })

export const cardNotSeen = (title: string, reason: string | null): NewNotification =>
  notification('card-not-seen', {
    message: `A moderator couldn’t confirm your card: ${title}.${reasonText(reason)} You can add another photo and ask again.`,
    link,
  })
