import { lazy } from 'react'

export { mediaReads } from './media-reads.ts'
/** Gallery and viewer over any page, as the address asks for them. */
export { PhotoOverlays } from './PhotoOverlays.tsx'
export { galleryLink, photoLink, photoParts, readPhotoParts } from './photo-address.ts'
export { openAddPhoto, useAddPhoto } from './upload/add-photo-store.ts'
export { AddPhotoModal } from './upload/lazy-add-photo.tsx'

const parts = () => import('./parts.ts')

/** How photos are sent, for what is sent together with them. */
export const loadPhotoCalls = async () => (await parts()).loadUploadCalls()

/** The photos of one site. Render inside Suspense. */
export const SiteGallery = lazy(async () => {
  const { SiteGallery } = await (await parts()).loadSiteGallery()
  return { default: SiteGallery }
})

/** A photo that waits for a decision. Render inside Suspense. */
export const PhotoForReview = lazy(async () => {
  const { PhotoForReview } = await (await parts()).loadPhotoForReview()
  return { default: PhotoForReview }
})

/** Photos here that look like it. Render inside Suspense. */
export const SimilarPhotos = lazy(async () => {
  const { SimilarPhotos } = await (await parts()).loadSimilarPhotos()
  return { default: SimilarPhotos }
})

/** The photos that go with a form. Render inside Suspense. */
export const PhotosField = lazy(async () => {
  const { PhotosField } = await (await parts()).loadPhotosField()
  return { default: PhotosField }
})

/** The person's own picture, in their settings. Render inside Suspense. */
export const AvatarChoice = lazy(() =>
  import('./avatar/AvatarChoice.tsx').then((module) => ({ default: module.AvatarChoice })),
)
