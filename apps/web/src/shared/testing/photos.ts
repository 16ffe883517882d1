import { type Photo, photoSizes } from '@soundings/contract/media'

let built = 0

/** A photo that is published and ready; name what matters to the test. */
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
