import type { SiteEvents, SiteFollower } from '#extension-points/site-follower.ts'
import { notificationsService } from '#features/notifications/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs'> & { siteFollowers: readonly SiteFollower[] }

/** Who is notified of what happens to a site, and how. */
export const siteEventsOf = ({ siteFollowers, ...deps }: Needs): SiteEvents => ({
  followers: siteFollowers,
  notify: notificationsService(deps).notify,
})
