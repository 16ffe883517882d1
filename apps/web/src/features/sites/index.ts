import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { preloadList } from './list/SiteBrowser.tsx'
import type { Question } from './question.view.ts'
import { siteListQuery, siteQuery } from './sites.queries.ts'

export { AccessBadge } from './access/AccessBadge.tsx'
export type { ChosenSite } from './choice/choice.view.ts'
export type { SiteSlots } from './details/slots.ts'
export { hoverStore } from './hover-store.ts'
export { FacetBar } from './list/FacetBar.tsx'
export { SiteBrowser } from './list/SiteBrowser.tsx'
export { SiteCount } from './list/SiteCount.tsx'
export type { PersonalFilters } from './list/SiteScope.tsx'
export { siteNotificationIcons } from './notification-icons.ts'
export { isPart, type Question } from './question.view.ts'
export { siteShortcuts } from './site-shortcuts.ts'
export { sitesFeature } from './sites.feature.ts'
export {
  knownSites,
  placesQuery,
  siteHintsQuery,
  siteQuery,
  siteReads,
  sitesAroundQuery,
} from './sites.queries.ts'

/** The details are a file of their own: the list stands before they arrive. Render inside Suspense. */
export const SiteDetails = lazyRouteComponent(() => import('./details/SiteDetails.tsx'), 'SiteDetails')

const lazyComponents = () => import('./lazy-components.ts')

/** Where a site lies and how everybody would read it, for moderators. Render inside Suspense. */
export const SiteInReview = lazy(async () => {
  const { SiteInReview } = await (await lazyComponents()).loadSiteInReview()
  return { default: SiteInReview }
})

/** The kinds of what moderators decide about sites. */
export const loadSiteReviewKinds = async () => (await lazyComponents()).loadReviewKinds()

/** Removed sites, for the desk of the moderators. */
export const loadRemovedList = async () => (await (await lazyComponents()).loadRemovedList()).removedList

/** Says to the moderators what is wrong with something published. Render inside Suspense. */
export const FlagDialog = lazy(async () => {
  const { FlagDialog } = await (await lazyComponents()).loadFlagDialog()
  return { default: FlagDialog }
})

/** A dive site, found by its name. Render inside Suspense. */
export const SiteField = lazy(async () => {
  const { SiteField } = await (await lazyComponents()).loadSiteField()
  return { default: SiteField }
})

/** The name of a dive site, of the catalogue or as it is typed. Render inside Suspense. */
export const SiteNameField = lazy(async () => {
  const { SiteNameField } = await (await lazyComponents()).loadSiteNameField()
  return { default: SiteNameField }
})

/** The ways to see a place in somebody’s own maps app. Render inside Suspense. */
export const OpenInMaps = lazy(async () => {
  const { OpenInMaps } = await (await lazyComponents()).loadOpenInMaps()
  return { default: OpenInMaps }
})

/** A site in a short list. Render inside Suspense. */
export const SiteLine = lazy(async () => {
  const { SiteLine } = await (await lazyComponents()).loadSiteLine()
  return { default: SiteLine }
})

/** Sites below each other as the list of Explore shows them, but all of them at once. Render inside Suspense. */
export const SiteRows = lazy(async () => {
  const { SiteRows } = await (await lazyComponents()).loadSiteRows()
  return { default: SiteRows }
})

/** The sites that a question finds, where the question itself is asked elsewhere. Render inside Suspense. */
export const FoundList = lazy(async () => {
  const { FoundList } = await (await lazyComponents()).loadFoundList()
  return { default: FoundList }
})

/** The nearest other sites. Render inside Suspense. */
export const NearbySites = lazy(async () => {
  const { NearbySites } = await (await lazyComponents()).loadNearbySites()
  return { default: NearbySites }
})

/** A site on its picture. Render inside Suspense. */
export const SiteCard = lazy(async () => {
  const { SiteCard } = await (await lazyComponents()).loadSiteCard()
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

/** Fetches the first sites that a question finds and the code of their rows, likewise. */
export const loadSiteList = async (queries: QueryClient, question: Question): Promise<void> => {
  await Promise.all([preloadList(), queries.prefetchInfiniteQuery(siteListQuery(question))])
}

/** Adding and changing sites are files of their own, too. Render inside Suspense. */
export const AddSite = lazyRouteComponent(async () => (await lazyComponents()).loadAddSite(), 'AddSite')
export const EditSite = lazyRouteComponent(async () => (await lazyComponents()).loadEditSite(), 'EditSite')

/** A place in figures. Render inside Suspense. */
export const CoordinatesField = lazy(async () => {
  const { CoordinatesField } = await (await lazyComponents()).loadCoordinatesField()
  return { default: CoordinatesField }
})

/** Finds a country, region or town by its name. Render inside Suspense. */
export const PlaceSearch = lazy(async () => {
  const { PlaceSearch } = await (await lazyComponents()).loadPlaceSearch()
  return { default: PlaceSearch }
})

/** Who paid for being named at a site, for admins. Render inside Suspense. */
export const SponsorDialog = lazy(async () => {
  const { SponsorDialog } = await (await lazyComponents()).loadSponsorDialog()
  return { default: SponsorDialog }
})
