// Parts that few visits ever see, by their files. It is a file of its own, fetched with the first of them: the list of all
// that they need would be a considerable share of the first scripts of every page.

export const loadSiteInReview = () => import('./review/SiteInReview.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
export const loadRemovedList = () => import('./removed/removed-list.ts')
export const loadFlagDialog = () => import('./history/FlagDialog.tsx')
export const loadAddSite = () => import('./form/AddSite.tsx')
export const loadEditSite = () => import('./form/edit/EditSite.tsx')
export const loadOpenInMaps = () => import('./details/OpenInMaps.tsx')
export const loadSiteLine = () => import('./details/SiteLine.tsx')
export const loadNearbySites = () => import('./details/NearbySites.tsx')
export const loadSiteRows = () => import('./list/SiteRows.tsx')
export const loadFoundList = () => import('./list/FoundList.tsx')
export const loadSiteCard = () => import('./details/SiteCard.tsx')
export const loadSiteField = () => import('./choice/SiteField.tsx')
export const loadSiteNameField = () => import('./choice/SiteNameField.tsx')
export const loadCoordinatesField = () => import('./form/place/CoordinatesField.tsx')
export const loadPlaceSearch = () => import('./form/place/PlaceSearch.tsx')
