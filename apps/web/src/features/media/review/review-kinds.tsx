import type { FlaggedPhoto, PhotoPreview } from '@soundings/contract/photo-review'
import { IconPhoto } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'
import { mediaReads } from '../media-reads.ts'
import { SimilarPhotos } from './SimilarPhotos.tsx'

const PendingPhoto = lazy(async () => ({ default: (await import('./PendingPhoto.tsx')).PendingPhoto }))

/** New photos. */
export const photoKind = reviewKind<PhotoPreview>({
  type: 'media',
  filterLabel: 'Media',
  label: 'Photo',
  icon: IconPhoto,
  reads: mediaReads,
  reasons: [
    'This photo has already been added.',
    'The photo doesn’t show this dive site.',
    'The photo is too blurred or dark to see anything.',
    'The photo shows recognisable people.',
    'The photo is advertising.',
    'The photo appears to belong to someone else.',
  ],
  consequence: () => 'Approving publishes this photo.',
  main: (preview, map) => <PendingPhoto preview={preview} map={map} />,
  rail: ({ similar }) => similar.length > 0 && <SimilarPhotos photos={similar} />,
})

/** Photos that people object to. */
export const flaggedPhoto = flaggedKind<FlaggedPhoto>({
  type: 'media',
  reads: mediaReads,
  takenDown: () => 'Approving takes the flagged photo down.',
  main: (about, map) => <PendingPhoto preview={about} map={map} />,
})
