import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { siteQuery } from './sites.queries.ts'

export type { ChosenSite } from './choice/choice.view.ts'
export type { SiteSlots } from './details/slots.ts'
export { hoverStore } from './hover-store.ts'
export { SiteBrowser } from './list/SiteBrowser.tsx'
export { SiteCount } from './list/SiteCount.tsx'
export type { PersonalFilters } from './list/SiteScope.tsx'
export { isPart, type Question } from './question.view.ts'
export { knownSites, placesQuery, siteHintsQuery, siteQuery, siteReads } from './sites.queries.ts'

/** The details are a file of their own: the list stands before they arrive. Render inside Suspense. */
export const SiteDetails = lazyRouteComponent(() => import('./details/SiteDetails.tsx'), 'SiteDetails')

const lateParts = () => import('./late-parts.ts')

/** What changed of a site, field by field. Render inside Suspense. */
export const FactChanges = lazy(async () => {
  const { FactChanges } = await (await lateParts()).loadFactChanges()
  return { default: FactChanges }
})

/** A site as everybody would read it, all in sight at once. Render inside Suspense. */
export const SiteForReview = lazy(async () => {
  const { SiteForReview } = await (await lateParts()).loadSiteForReview()
  return { default: SiteForReview }
})

/** What somebody objects to in something published. Render inside Suspense. */
export const FlagNote = lazy(async () => {
  const { FlagNote } = await (await lateParts()).loadFlagNote()
  return { default: FlagNote }
})

/** Says to the moderators what is wrong with something published. Render inside Suspense. */
export const FlagDialog = lazy(async () => {
  const { FlagDialog } = await (await lateParts()).loadFlagDialog()
  return { default: FlagDialog }
})

/** A dive site, found by its name. Render inside Suspense. */
export const SiteField = lazy(async () => {
  const { SiteField } = await (await lateParts()).loadSiteField()
  return { default: SiteField }
})

/** A site in a short list. Render inside Suspense. */
export const SiteLine = lazy(async () => {
  const { SiteLine } = await (await lateParts()).loadSiteLine()
  return { default: SiteLine }
})

/** Sites below each other as the list of Explore shows them, but all of them at once. Render inside Suspense. */
export const SiteRows = lazy(async () => {
  const { SiteRows } = await (await lateParts()).loadSiteRows()
  return { default: SiteRows }
})

/** The sites that a question finds, where the question itself is asked elsewhere. Render inside Suspense. */
export const FoundList = lazy(async () => {
  const { FoundList } = await (await lateParts()).loadFoundList()
  return { default: FoundList }
})

/** A site on its picture. Render inside Suspense. */
export const SiteCard = lazy(async () => {
  const { SiteCard } = await (await lateParts()).loadSiteCard()
  return { default: SiteCard }
})

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

/** Adding and changing sites are files of their own, too. Render inside Suspense. */
export const AddSite = lazyRouteComponent(async () => (await lateParts()).loadAddSite(), 'AddSite')
export const EditSite = lazyRouteComponent(async () => (await lateParts()).loadEditSite(), 'EditSite')
