import { z } from 'zod'
import { Uuid } from './common.ts'
import { flaggedPhotoKind } from './photo-review.ts'
import { flaggedReportKind } from './report-review.ts'
import { reviewKind } from './review.ts'
import { flaggedSiteKind } from './site-review.ts'

/** What people may object to in something published. */
export const flagReasons = [
  'wrong',
  'duplicate',
  'dangerous',
  'offensive',
  'spam',
  'copyright',
  'other',
] as const
export const FlagReason = z.enum(flagReasons)
export type FlagReason = z.output<typeof FlagReason>

/** What may be flagged once it is published. A new kind is one more entry. */
const flaggedKinds = [flaggedSiteKind, flaggedPhotoKind, flaggedReportKind] as const
const [first, ...rest] = flaggedKinds

/** What a moderator sees of something flagged. */
export const Flagged = z.discriminatedUnion('type', [first.shown, ...rest.map(({ shown }) => shown)])
export type Flagged = z.output<typeof Flagged>
export type FlaggedType = Flagged['type']
export const flaggedTypes = flaggedKinds.map(({ type }) => type)

/** What people object to: `description` is their note, `about` what they flagged, null when it is gone. */
export const flagReviewKind = reviewKind('flags', {
  item: {
    siteId: Uuid.nullable(),
    flag: z.object({ reason: FlagReason, note: z.string().nullable() }),
  },
  shown: { about: Flagged.nullable() },
})
export type PendingFlag = z.output<typeof flagReviewKind.item>
export type FlagShown = z.output<typeof flagReviewKind.shown>
export type FlagPreview = z.output<typeof flagReviewKind.preview>
