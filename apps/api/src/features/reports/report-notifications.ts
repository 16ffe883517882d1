import { reportNotifications } from '@soundings/contract/reports'
import { reasonText } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

/** A report as it is called in notifications; `link` leads to where it is shown. */
type Named = { siteName: string; link: string }

const notification = notificationsOf(reportNotifications)

/** `isHidden`: its site is not public yet. */
export const reportApproved = ({ siteName, link }: Named, isHidden: boolean): NewNotification =>
  notification('report-approved', {
    message: isHidden
      ? `Your dive report on “${siteName}” has been approved. It will be visible as soon as its site is public.`
      : `Your dive report on “${siteName}” has been approved. Everyone can read it now.`,
    link,
  })

export const reportRejected = ({ siteName, link }: Named, reason: string | null): NewNotification =>
  notification('report-rejected', {
    message: `Your dive report on “${siteName}” wasn’t approved.${reasonText(reason)} You can edit it and submit it again.`,
    link,
  })

/** `diveDate`: the day of the dive, as it was written. */
export const reportRemoved = (title: string, diveDate: string): NewNotification =>
  notification('report-removed', {
    message: `A moderator removed your report “${title}” from ${diveDate}.`,
    link: null,
  })

export const flaggedReportRemoved = (title: string): NewNotification =>
  notification('flagged-report-removed', {
    message: `Thanks for your report. “${title}” has been removed.`,
    link: null,
  })
