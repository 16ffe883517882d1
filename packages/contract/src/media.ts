import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { contributions, type NotificationKinds, objections } from './notification-kinds.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { PhotoSize, PhotoState } from './photo-kinds.ts'
import { photoFormats } from './photo-sizes.ts'
import { feature, route } from './route.ts'
import { approvalStatuses } from './site-fields.ts'

export * from './photo-sizes.ts'

/** What may be sent. Judged by its bytes, whatever it is called. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const

/** Lengths in characters, sizes in bytes, picture sizes in pixels, distances in kilometres. */
export const mediaLimits = {
  bytes: 50 * 1024 * 1024,
  /** Of one request. */
  files: 10,
  /** Width times height times frames; a 100-megapixel camera fits. */
  pixels: 120_000_000,
  side: 16_384,
  frames: 120,
  caption: 200,
  description: 2_000,
  tag: 40,
  tags: 20,
  /** How many photos a person may have awaiting review, and how many in all. */
  pending: 500,
  perPerson: 10_000,
  rating: { min: 1, max: 5 },
  /** A site so near to where a photo was taken is proposed. */
  near: 2,
  /** Of a gallery. */
  page: 32,
  badge: 99,
  gridCells: 16,
} as const

/** Why a file cannot be used; the same texts in the page and on the server. */
export const photoTexts = {
  tooLarge: 'This file is larger than 50 MB.',
  empty: 'This file is empty.',
  notPhoto: 'This file isn’t a supported photo. Use JPG, PNG, GIF, WebP or AVIF.',
  heic: 'HEIC photos aren’t supported. Save the photo as JPG and try again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  broken: 'This file is damaged or incomplete.',
  tooManyPixels: 'This image is too large. The maximum is 16,384 pixels per side and 120 megapixels.',
  tooManyFrames: 'This animation has too many frames. The maximum is 120.',
  tooManyFiles: 'You can send up to 10 photos at once.',
  oneFile: 'Please send a single image.',
  tooManyPending: 'You have too many photos awaiting review to add more right now.',
  siteGone: 'The site it belongs to was removed. Choose another site and send it again.',
  noFile: 'Choose a photo first.',
  /** Of a photo that was taken in and could not be made ready. */
  unfinished: 'This photo couldn’t be processed. Please add it again.',
  tooManyPhotos: 'You’ve reached the maximum number of photos.',
  privateSite: 'A private photo can’t be shown at a dive site.',
} as const

/** Where a photo stands with moderators. A `private` one is its uploader’s alone; moderators see it only as a card shown to them. */
export const photoStandings = [...approvalStatuses, 'private'] as const
export const PhotoStanding = z.enum(photoStandings)
export type PhotoStanding = z.output<typeof PhotoStanding>

/** The site that a photo shows. */
export const PhotoSite = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
})

/** A photo as galleries and the viewer show it. Addresses are null until its renditions are made. */
export const Photo = z.object({
  id: Uuid,
  /** What its addresses are made of; made by the server. */
  s3Key: z.string(),
  /** 300 pixels wide at most, and 1920. */
  thumbnailUrl: z.string().nullable(),
  fullUrl: z.string().nullable(),
  /** The address of every size. */
  imageKeys: z.record(PhotoSize, z.string()).nullable(),
  /** Of the original size, in pixels as it is seen; 0 until it is known. */
  width: wholeNumber(),
  height: wholeNumber(),
  /** Base64 of a thumbhash: what is shown while the photo loads; `color` is its dominant colour as #rrggbb. */
  thumbhash: z.string().nullable(),
  color: z.string().nullable(),
  caption: z.string().nullable(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  diveSiteId: Uuid.nullable(),
  diveSite: PhotoSite.nullable(),
  uploadedBy: Uuid.nullable(),
  uploaderHandle: z.string().nullable(),
  averageRating: number().nullable(),
  ratingCount: wholeNumber(),
  approvalStatus: PhotoStanding,
  /** What the last moderator said who rejected it; its uploader and moderators read it, null for everybody else. */
  rejectionReason: z.string().nullable(),
  state: PhotoState,
  /** Why a broken one is broken, in words for its uploader. */
  problem: z.string().nullable(),
  /** When and with what it was taken, where the file says so: local time without a zone, and `maker model`. */
  takenAt: z.iso.datetime({ local: true }).nullable(),
  camera: z.string().nullable(),
  /** Drawn and no photo: pictures of a demonstration. */
  isIllustration: z.boolean(),
  createdAt: Instant,
})
export type Photo = z.output<typeof Photo>

export const Ratings = z.object({ average: number().nullable(), count: wholeNumber() })
export type Ratings = z.output<typeof Ratings>

const tags = z.array(text(mediaLimits.tag).min(1)).max(mediaLimits.tags)
const Words = z.object({
  caption: text(mediaLimits.caption).nullable(),
  description: text(mediaLimits.description).nullable(),
  tags,
})

/** What is said about photos when they are sent: fields of a form, so tags come as one text with commas. */
export const PhotoForm = z.object({
  caption: text(mediaLimits.caption).optional(),
  description: text(mediaLimits.description).optional(),
  tags: text(mediaLimits.tags * (mediaLimits.tag + 2))
    .transform((list) => [...new Set(list.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== ''))
    .pipe(tags)
    .optional(),
  diveSiteId: Uuid.optional(),
  /** An event that the sender was at, which the photos are then shown with. */
  eventId: Uuid.optional(),
  /** What the sender calls this upload: sent again under the same name, it is answered and not stored again. */
  clientKey: Uuid.optional(),
  recaptchaToken: z.string().max(4_000).optional(),
})
export type PhotoForm = z.output<typeof PhotoForm>

/** A site near to where a photo was taken; `distance` in kilometres. The place itself is told to nobody. */
export const SuggestedSite = PhotoSite.extend({ distance: number() })

/** A photo just sent. `suggested`: sites near to where it was taken, where no site was named. */
export const Uploaded = Photo.extend({ suggested: z.array(SuggestedSite) })
export type Uploaded = z.output<typeof Uploaded>

const params = z.object({ mediaId: Uuid })
const Gallery = Paging.extend({
  limit: wholeNumberText().min(1).max(mediaLimits.page).default(mediaLimits.page),
})
const bytes = Object.values(photoFormats)
/** The name of a stored picture: 32 hexadecimal digits, made by the server. */
export const PictureKey = z.string().regex(/^[0-9a-f]{32}$/, 'This isn’t a valid picture key')

/** The notifications about photos that people added or reported. */
export const photoNotifications = {
  'photo-approved': { type: 'success', group: contributions },
  'photo-rejected': { type: 'warning', group: contributions },
  'photo-removed': { type: 'warning', group: contributions },
  'flagged-photo-removed': { type: 'success', group: objections },
} as const satisfies NotificationKinds

/** What one request may bring. */
const files = {
  max: mediaLimits.files,
  bytes: mediaLimits.bytes,
  tooMany: photoTexts.tooManyFiles,
  tooLarge: photoTexts.tooLarge,
} as const

export const media = feature('Photos: galleries, uploads, ratings and the image files.', {
  list: route('/api/media', {
    method: 'GET',
    access: 'public',
    summary: 'List approved photos of all sites, newest first',
    query: Gallery,
    reply: page(Photo),
  }),
  mine: route('/api/media/mine', {
    method: 'GET',
    access: 'member',
    summary: 'List the photos you’ve added for everyone, whatever their status, newest first',
    query: Gallery.extend({ diveSiteId: Uuid.optional() }),
    reply: page(Photo),
  }),
  ofSite: route('/api/media/site/:siteId', {
    method: 'GET',
    access: 'public',
    summary:
      'List approved photos of a site, best rated first, then newest; your own pending photos come first',
    params: z.object({ siteId: Uuid }),
    query: Gallery,
    reply: page(Photo),
  }),
  get: route('/api/media/:mediaId', {
    method: 'GET',
    access: 'public',
    summary:
      'Get a photo; if it isn’t public, only its uploader and moderators can, and a private one only its uploader',
    params,
    reply: Photo,
    errors: [404],
  }),
  upload: route('/api/media/upload', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Add photos; they stay pending until a moderator approves them. If one file can’t be used, none is added',
    form: PhotoForm,
    files,
    reply: z.array(Uploaded),
    status: 201,
    errors: [409],
  }),
  uploadPrivate: route('/api/media/upload/private', {
    method: 'POST',
    access: 'member',
    summary:
      'Add private photos, for your dives and cards: nobody else sees them, and one that neither names goes after a day or two',
    form: PhotoForm.pick({ caption: true, clientKey: true, recaptchaToken: true }),
    files,
    reply: z.array(Photo),
    status: 201,
    errors: [409],
  }),
  change: route('/api/media/:mediaId', {
    method: 'PATCH',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Edit the details and the site of your photo. For an approved photo you can’t change the site, and it’s reviewed again',
    params,
    body: Words.extend({ diveSiteId: Uuid.nullable() }).partial(),
    reply: Photo,
    errors: [404, 409, 429],
  }),
  remove: route('/api/media/:mediaId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Permanently delete your photo; moderators can delete any photo that isn’t private',
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  ownRating: route('/api/media/:mediaId/user-rating', {
    method: 'GET',
    access: 'member',
    summary: 'Get your rating of a photo; 404 if you haven’t rated it',
    params,
    reply: z.object({ rating: wholeNumber() }),
    errors: [404],
  }),
  rate: route('/api/media/:mediaId/rate', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary: 'Rate a published photo from 1 to 5; a new rating replaces your previous one',
    params,
    body: z.strictObject({
      rating: wholeNumber().min(mediaLimits.rating.min).max(mediaLimits.rating.max),
    }),
    reply: z.object({ updatedRatings: Ratings }),
    errors: [404, 409, 429],
  }),
  serve: route('/api/media/serve/:size/:key', {
    method: 'GET',
    access: 'public',
    summary:
      'Get a picture in one size, as AVIF if the client accepts it, otherwise as JPEG. Pictures that aren’t public are only for their uploader and moderators, private ones only for their uploader',
    params: z.object({ size: PhotoSize, key: PictureKey }),
    reply: { bytes },
    errors: [404],
  }),
  serveById: route('/api/media/serve/upload/:mediaId', {
    method: 'GET',
    access: 'public',
    summary: 'Get the largest size of a photo by its id',
    params,
    reply: { bytes },
    errors: [404],
  }),
})

/** Where a picture is served; a path of the API. */
export const photoPath = (size: PhotoSize, key: string): string =>
  media.serve.path.replace(':size', size).replace(':key', key)
