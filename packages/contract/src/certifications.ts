import { z } from 'zod'
import { Instant, text, Uuid } from './common.ts'
import { contributions, type NotificationKinds } from './notification-kinds.ts'
import { number, wholeNumber } from './numbers.ts'
import { PhotoSize, PhotoState } from './photo-kinds.ts'
import { photoFormats } from './photo-sizes.ts'
import { feature, route } from './route.ts'

/** What a certification is for: how deep one dives, one skill, leading others, or teaching. */
export const certificationKinds = ['core', 'speciality', 'leader', 'instructor'] as const
export const CertificationKind = z.enum(certificationKinds)
export type CertificationKind = z.output<typeof CertificationKind>

/** Lengths in characters, metres, and how many a member can list. */
export const certificationLimits = {
  agency: 100,
  level: 100,
  number: 60,
  depth: { min: 1, max: 350 },
  firstDate: '1940-01-01',
  count: 100,
} as const

export const certificationTexts = {
  agency: 'Agency is required.',
  level: 'Level is required.',
  future: 'The date can’t be in the future.',
  tooLongAgo: 'The date can’t be before 1940.',
  depth: `Depth must be between ${certificationLimits.depth.min} and ${certificationLimits.depth.max} m.`,
  foreignPhoto: 'Choose a private photo of your own that isn’t on another card.',
  tooMany: `You can list up to ${certificationLimits.count} certifications.`,
  noPhoto: 'Add a photo of the card first, so that a moderator can look at it.',
  photoNotReady: 'The photo of the card is still being prepared. Please try again in a moment.',
  alreadySeen: 'A moderator has already seen this card.',
  changedSince:
    'This certification was changed on another device in the meantime. Check the current version, then save again.',
} as const

const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)
const { agency, level, number: cardNumber, depth, firstDate } = certificationLimits

/** What a card says. */
export const CertificationFacts = z.object({
  agency: text(agency).min(1, certificationTexts.agency),
  level: text(level).min(1, certificationTexts.level),
  kind: CertificationKind.default('core'),
  /** In metres, as orientation: how deep it allows to dive. */
  depth: known(number().min(depth.min, certificationTexts.depth).max(depth.max, certificationTexts.depth)),
  issuedOn: known(z.iso.date().refine((day) => day >= firstDate, certificationTexts.tooLongAgo)),
  /** For its holder’s eyes alone, and for moderators while they show them the card. */
  number: known(text(cardNumber)),
})
export type CertificationFacts = z.output<typeof CertificationFacts>

/** A certification as its holder stated it. */
export const Certification = z.object({
  id: Uuid,
  agency: z.string(),
  level: z.string(),
  kind: CertificationKind,
  depth: number().nullable(),
  issuedOn: z.iso.date().nullable(),
  number: z.string().nullable(),
  /** A private photo of the card; its addresses are null until its pictures are made. */
  photo: z
    .object({
      id: Uuid,
      state: PhotoState,
      thumbnailUrl: z.string().nullable(),
      fullUrl: z.string().nullable(),
    })
    .nullable(),
  /** When a moderator saw the card; null while it is stated alone. What others see of it has not changed since. */
  verifiedAt: Instant.nullable(),
  /** Since when the photo waits for a moderator; null where it does not. */
  reviewAskedAt: Instant.nullable(),
  version: wholeNumber(),
  createdAt: Instant,
})
export type Certification = z.output<typeof Certification>

/** A private photo of the card, by id; left out, the one that is there stays, and null takes it away. */
const photoId = Uuid.nullable().optional()

const params = z.object({ certificationId: Uuid })

/** The notifications about cards that moderators were asked to look at. */
export const certificationNotifications = {
  'card-seen': { type: 'success', group: contributions },
  'card-not-seen': { type: 'warning', group: contributions },
} as const satisfies NotificationKinds

export const certifications = feature('The certifications of each member, as they state them.', {
  list: route('/api/profile/certifications', {
    method: 'GET',
    access: 'member',
    summary: 'List your certifications, the latest first',
    reply: z.object({ items: z.array(Certification) }),
  }),
  create: route('/api/profile/certifications', {
    method: 'POST',
    access: 'member',
    summary: 'Add a certification. Repeating a request with the same `clientKey` adds only one',
    body: CertificationFacts.extend({ photoId, clientKey: Uuid.optional() }),
    reply: Certification,
    status: 201,
    errors: [409, 429],
  }),
  change: route('/api/profile/certifications/:certificationId', {
    method: 'PUT',
    access: 'member',
    summary:
      'Change a certification. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params,
    body: CertificationFacts.extend({ photoId, version: wholeNumber().min(1).optional() }),
    reply: Certification,
    errors: [404, 409, 429],
  }),
  remove: route('/api/profile/certifications/:certificationId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete a certification; safe to repeat',
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: [429],
  }),
  askReview: route('/api/profile/certifications/:certificationId/review', {
    method: 'POST',
    access: 'member',
    summary:
      'Ask a moderator to look at the photo of the card. Moderators see it until one has decided, and nobody afterwards. 409 without a photo, and once the card was seen; safe to repeat',
    params,
    reply: Certification,
    errors: [404, 409, 429],
  }),
  withdrawReview: route('/api/profile/certifications/:certificationId/review', {
    method: 'DELETE',
    access: 'member',
    summary: 'Stop showing the photo of the card to moderators; safe to repeat',
    params,
    reply: Certification,
    errors: [404, 429],
  }),
  reviewPicture: route('/api/moderator/certifications/:certificationId/picture/:size', {
    method: 'GET',
    access: 'moderator',
    summary: 'Get the photo of a card, for as long as its holder asks for a look at it',
    params: params.extend({ size: PhotoSize }),
    reply: { bytes: Object.values(photoFormats) },
    errors: [404],
  }),
})

/** Where moderators see the photo of a card that waits for them; a path of the API. */
export const reviewPicturePath = (certificationId: string, size: PhotoSize): string =>
  certifications.reviewPicture.path.replace(':certificationId', certificationId).replace(':size', size)
