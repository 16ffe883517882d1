import type { SiteEvents } from '#extension-points/site-follower.ts'
import { siteEventsOf as eventsOf } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { features } from '#src/app/app-features.ts'

/** Who is notified of what happens to sites, as in the app. */
export const siteEventsOf = (deps: Pick<Dependencies, 'db' | 'clock' | 'jobs'>): SiteEvents =>
  eventsOf({ ...deps, siteFollowers: features.flatMap((feature) => feature.siteFollowers) })
