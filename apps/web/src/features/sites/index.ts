export { hoverStore } from './hover-store.ts'
export { isFinding, type Question } from './question.view.ts'

import { lazy } from 'react'

export { SitePreview } from './details/SitePreview.tsx'
export { SiteBrowser } from './list/SiteBrowser.tsx'

const loadDetails = () => import('./details/SiteDetails.tsx')

/** The details are a file of their own: the list stands before they arrive. Render inside Suspense. */
export const SiteDetails = lazy(() => loadDetails().then((details) => ({ default: details.SiteDetails })))

/** Fetches the details' code ahead of the first selection; a failure will show when it matters. */
export const preloadSiteDetails = (): void => {
  loadDetails().catch(() => undefined)
}
