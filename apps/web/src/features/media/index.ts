import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'

export { mediaFeature } from './media.feature.ts'
export { ownPhotosQuery } from './own-photos.queries.ts'
export { galleryLink, photoLink, photoParts, readPhotoParts } from './photo-address.ts'
export { openAddPhoto, useAddPhoto } from './upload/add-photo-store.ts'

const parts = () => import('./components.ts')

/** How photos are sent, for what is sent together with them. */
export const loadPhotoCalls = async () => (await parts()).loadUploadCalls()

/** The photos of one site. Render inside Suspense. */
export const SiteGallery = lazy(async () => {
  const { SiteGallery } = await (await parts()).loadSiteGallery()
  return { default: SiteGallery }
})

/** Photos in equal cells, each a link to it. Render inside Suspense. */
export const PhotoGrid = lazy(async () => ({ default: (await (await parts()).loadPhotoGrid()).PhotoGrid }))

/** The kinds of what moderators decide about photos. */
export const loadPhotoReviewKinds = async () => (await parts()).loadReviewKinds()

/** The photos that go with a form. Render inside Suspense. */
export const PhotosField = lazy(async () => {
  const { PhotosField } = await (await parts()).loadPhotosField()
  return { default: PhotosField }
})

/** The ways by which photos of this device come into a form. Render inside Suspense. */
export const PhotoAdder = lazy(async () => {
  const { PhotoAdder } = await (await parts()).loadPhotoAdder()
  return { default: PhotoAdder }
})

/** The photos that the person has added for everyone, to choose from. Render inside Suspense. */
export const OwnPhotosChoice = lazy(async () => {
  const { OwnPhotosChoice } = await (await parts()).loadOwnPhotosChoice()
  return { default: OwnPhotosChoice }
})

/** The photos that go with a new site. Render inside Suspense. */
export const NewSitePhotos = lazy(async () => {
  const { NewSitePhotos } = await (await parts()).loadNewSitePhotos()
  return { default: NewSitePhotos }
})

/** Sends them, once the site is there. */
export const sendToNewSite = async (queries: QueryClient, siteId: string): Promise<void> =>
  (await (await parts()).loadNewSiteSending()).sendToNewSite(queries, siteId)

/** The person's own picture, in their settings. Render inside Suspense. */
export const AvatarChoice = lazy(() =>
  import('./avatar/AvatarChoice.tsx').then((module) => ({ default: module.AvatarChoice })),
)
