import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { siteQuery } from './sites.queries.ts'

export { hoverStore } from './hover-store.ts'
export { SiteBrowser } from './list/SiteBrowser.tsx'
export { SiteCount } from './list/SiteCount.tsx'
export { isFinding, type Question } from './question.view.ts'
export { placesQuery, siteHintsQuery } from './sites.queries.ts'

/** The details are a file of their own: the list stands before they arrive. Render inside Suspense. */
export const SiteDetails = lazyRouteComponent(() => import('./details/SiteDetails.tsx'), 'SiteDetails')

/** The card of a selected site; the file is fetched as that of the details is. Render inside Suspense. */
export const SitePreview = lazyRouteComponent(() => import('./details/SitePreview.tsx'), 'SitePreview')

/** Fetches the code of card and details ahead of the first selection; a failure will show when it matters. */
export const preloadSiteDetails = (): void => {
  void SitePreview.preload?.()
  void SiteDetails.preload?.()
}

/** Fetches a site and the code of its details, so that they can stand at once; what fails will show when it matters. */
export const loadSite = async (queries: QueryClient, siteId: string): Promise<void> => {
  await Promise.all([SiteDetails.preload?.(), queries.prefetchQuery(siteQuery(siteId))])
}
