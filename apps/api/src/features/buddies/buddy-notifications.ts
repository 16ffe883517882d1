import { buddyNotifications } from '@soundings/contract/buddies'
import { buddiesPages } from '@soundings/contract/buddies-pages'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(buddyNotifications)
const link = buddiesPages.buddies

export const buddyRequested = (handle: string): NewNotification =>
  notification('buddy-request', { message: `@${handle} wants to be your dive buddy.`, link })

export const buddyAccepted = (handle: string): NewNotification =>
  notification('buddy-accepted', { message: `You and @${handle} are now dive buddies.`, link })
