import type { FlaggedPhoto, PhotoPreview } from '@soundings/contract/photo-review'
import { SiteInReview } from '#features/sites/index.ts'
import type { PlaceMap } from '#shared/review/review-kind.ts'
import { PhotoForReview } from './PhotoForReview.tsx'

type Props = { preview: PhotoPreview | FlaggedPhoto; map: PlaceMap }

/** A photo, and the site that it shows; one that waits, or one that somebody objects to. */
export const PendingPhoto = ({ preview, map }: Props) => (
  <>
    <PhotoForReview photo={preview.photo} />
    {preview.site && <SiteInReview site={preview.site} title="Current site" map={map} />}
  </>
)
