import type { QueryClient } from '@tanstack/react-query'
import { sendTray } from './sending.ts'
import { moveTray, uploadsOf } from './uploads-store.ts'

/** Where photos are chosen for a site that is not there yet. */
export const newSiteTray = 'new-site'

/** The site is there: sends it the photos that were chosen with it, which its gallery shows on their way. */
export const sendToNewSite = (queries: QueryClient, siteId: string): void => {
  if (uploadsOf(newSiteTray).length === 0) return
  moveTray(newSiteTray, siteId)
  sendTray(queries, siteId, { diveSiteId: siteId })
}
