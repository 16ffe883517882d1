import type { Site } from '@soundings/contract/sites'
import type { ReactNode } from 'react'

/** What other features know of a site, each in its place of the details. */
export type SiteSlots = {
  /** What hangs in the Gallery tab. */
  gallery: (site: Site) => ReactNode
  /** What stands in the Dive Reports tab. */
  reports: (site: Site) => ReactNode
  /** What divers talk about there: their threads, or how many there are, for the tab; left out where they have no forum. */
  talk?: ((site: Site, form: 'threads' | 'number') => ReactNode) | undefined
  /**
   * What the reports say together: how it is now, month by month, in one line for paper; or how many there are, `from 42
   * dive reports` after the rating and `42` on the tab.
   */
  digest: (site: Site, form: 'now' | 'months' | 'line' | 'words' | 'number') => ReactNode
  /** What people plan there. */
  events: (site: Site) => ReactNode
  /** Where it lies, among the sites around it. */
  map: (site: Site, onOpenSite: (siteId: string) => void) => ReactNode
  /** What members can add to the site. */
  actions: (site: Site) => ReactNode
}
