import { photoNotifications } from '@soundings/contract/media'
import { reasonText } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

/** A photo as it is called in notifications; `link` leads to where it is shown. */
type Named = { title: string; link: string }

const notification = notificationsOf(photoNotifications)

/** `isHidden`: its site is not public yet. */
export const photoApproved = ({ title, link }: Named, isHidden: boolean): NewNotification =>
  notification('photo-approved', {
    message: isHidden
      ? `Your photo “${title}” has been approved. It will be visible as soon as its site is public.`
      : `Your photo “${title}” has been approved. Everyone can see it now.`,
    link,
  })

export const photoRejected = ({ title, link }: Named, reason: string | null): NewNotification =>
  notification('photo-rejected', {
    message: `Your photo “${title}” wasn’t approved.${reasonText(reason)} You can edit it and submit it again.`,
    link,
  })

export const photoRemoved = (title: string): NewNotification =>
  notification('photo-removed', { message: `A moderator removed your photo “${title}”.`, link: null })

export const flaggedPhotoRemoved = (title: string): NewNotification =>
  notification('flagged-photo-removed', {
    message: `Thanks for your report. The photo “${title}” has been removed.`,
    link: null,
  })
