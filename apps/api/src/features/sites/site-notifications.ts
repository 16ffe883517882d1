import { siteNotifications } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { reasonText } from '@soundings/rules/moderation'
import { sitePath } from '@soundings/rules/share'
import type { SiteChapter } from '@soundings/rules/site-news'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

type Named = Pick<Site, 'id' | 'slug' | 'siteName'>

const notification = notificationsOf(siteNotifications)

export const siteApproved = (site: Named): NewNotification =>
  notification('site-approved', {
    message: `Your site “${site.siteName}” has been approved. Everyone can see it now.`,
    link: sitePath(site),
  })

export const siteRejected = (site: Named, reason: string | null): NewNotification =>
  notification('site-rejected', {
    message: `Your site “${site.siteName}” wasn’t approved.${reasonText(reason)} You can edit it and submit it again.`,
    link: sitePath(site),
  })

/** What happened to a site with something of theirs, as `packages/rules/src/site-news.ts` words it. */
export const siteHappened = (
  kind: SiteChapter['kind'],
  news: Pick<NewNotification, 'type' | 'message' | 'link'>,
): NewNotification => notification(kind, news)

export const changeUndone = (site: Named): NewNotification =>
  notification('change-undone', {
    message: `Your change to “${site.siteName}” was undone.`,
    link: sitePath(site),
  })

export const proposalAccepted = (site: Named): NewNotification =>
  notification('proposal-accepted', {
    message: `Thanks! Your changes to “${site.siteName}” are now on the map.`,
    link: sitePath(site),
  })

export const proposalUndone = (site: Named): NewNotification =>
  notification('proposal-undone', {
    message: `Your changes to “${site.siteName}” were accepted, but have since been undone.`,
    link: sitePath(site),
  })

export const proposalRejected = (site: Named, reason: string | null): NewNotification =>
  notification('proposal-rejected', {
    message: `Your changes to “${site.siteName}” weren’t accepted.${reasonText(reason)}`,
    link: sitePath(site),
  })
