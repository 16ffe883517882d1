import { type Photo, photoSizes } from '@soundings/contract/media'
import type { Site } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'

// For tests: photos that are published and ready; name what matters to the test.

let built = 0

export const buildPhoto = (known: Partial<Photo> = {}): Photo => {
  const number = String(++built)
  const key = number.padStart(32, '0')
  const address = (size: string) => `/api/media/serve/${size}/${key}`
  return {
    id: `01970000-0000-7000-8000-${number.padStart(12, '0')}`,
    s3Key: key,
    thumbnailUrl: address('thumbnail'),
    fullUrl: address('original'),
    imageKeys: Object.fromEntries(photoSizes.map((size) => [size, address(size)])) as Photo['imageKeys'],
    width: 1920,
    height: 1280,
    thumbhash: null,
    color: '#1b4a5c',
    caption: `Photo ${number}`,
    description: null,
    tags: [],
    diveSiteId: null,
    diveSite: null,
    uploadedBy: '01980000-0000-7000-8000-000000000009',
    uploaderHandle: 'nico_d',
    averageRating: null,
    ratingCount: 0,
    approvalStatus: 'approved',
    rejectionReason: null,
    state: 'ready',
    problem: null,
    takenAt: null,
    camera: null,
    isIllustration: false,
    createdAt: '2026-05-01T09:00:00Z',
    ...known,
  }
}

/** The site that a photo shows. */
export const buildPhotoSite = (
  known: Partial<NonNullable<Photo['diveSite']>> = {},
): NonNullable<Photo['diveSite']> => ({
  id: '00000000-0000-4000-9000-000000000001',
  slug: 'blue-hole',
  siteName: 'Blue Hole',
  country: 'Egypt',
  region: 'Dahab',
  ...known,
})

/** The same with all that its page would say, which is little. */
export const buildSite = (): Site => ({
  ...nothingKnown(),
  ...buildPhotoSite(),
  mapId: 1,
  coordinates: [34.5366, 28.5721],
  provenance: { source: 'soundings', licence: 'CC BY 4.0', externalId: null, sourceUrl: null },
  sponsor: null,
  averageRating: null,
  imageUrl: null,
  thumbnailUrl: null,
  photos: [],
  media: [],
  isFavorited: false,
  isMySite: false,
  createdBy: null,
  creatorHandle: null,
  approvedBy: null,
  approverHandle: null,
  approvalStatus: 'approved',
  rejectionReason: null,
  version: 1,
  createdAt: '2026-03-01T08:00:00Z',
  lastUpdated: '2026-04-02T08:00:00Z',
})
