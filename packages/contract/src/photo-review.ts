import { z } from 'zod'
import { Uuid } from './common.ts'
import { Photo } from './media.ts'
import { flaggedKind, reviewKind, version } from './review.ts'
import { Site } from './sites.ts'

/** A photo, and the site that it shows, if any. */
const placed = { photo: Photo, site: Site.nullable() }

/** New photos, and those whose words their uploader changed. */
export const photoReviewKind = reviewKind('media', {
  item: { siteId: Uuid.nullable(), version },
  shown: {
    ...placed,
    /** Photos already here that look alike, most alike first. */
    similar: z.array(Photo),
  },
})
export type PendingPhoto = z.output<typeof photoReviewKind.item>
export type PhotoShown = z.output<typeof photoReviewKind.shown>
export type PhotoPreview = z.output<typeof photoReviewKind.preview>

export const flaggedPhotoKind = flaggedKind('media', placed)
export type FlaggedPhoto = z.output<typeof flaggedPhotoKind.shown>
