// The parts of this feature, by their files. It is a file of its own, fetched with the first part that is wanted: the
// list of all that they need would be a considerable share of the first scripts of every page.

export const loadOverlays = () => import('./LoadedOverlays.tsx')
export const loadPhotoGrid = () => import('./gallery/PhotoGrid.tsx')
export const loadSiteGallery = () => import('./gallery/SiteGallery.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
export const loadAddPhotoWindow = () => import('./upload/AddPhotoWindow.tsx')
export const loadPhotosField = () => import('./upload/PhotosField.tsx')
export const loadPhotoAdder = () => import('./upload/PhotoAdder.tsx')
export const loadOwnPhotosChoice = () => import('./upload/OwnPhotosChoice.tsx')
export const loadNewSitePhotos = () => import('./upload/NewSitePhotos.tsx')
export const loadNewSiteSending = () => import('./upload/new-site-photos.ts')
export const loadUploadCalls = () => import('./upload/upload.queries.ts')
export const loadActions = () => import('./photo-actions.ts')
