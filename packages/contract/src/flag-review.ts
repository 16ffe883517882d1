import { z } from 'zod'
import { Uuid } from './common.ts'
import { flaggedEventKind } from './events-review.ts'
import { flaggedReplyKind, flaggedThreadKind } from './forum-review.ts'
import { flaggedGroupKind } from './group-review.ts'
import { flaggedMessageKind } from './message-review.ts'
import { flaggedPersonKind } from './person-review.ts'
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
  'harassment',
  'unsafe-advice',
  'impersonation',
  'underage',
  'other',
] as const
export const FlagReason = z.enum(flagReasons)
export type FlagReason = z.output<typeof FlagReason>

/** Upholding a report about something for one of these reasons blames nobody. */
export const blamelessReasons = ['wrong', 'duplicate', 'other'] as const satisfies readonly FlagReason[]

/** What may be flagged once it is published. A new kind is one more entry. */
const flaggedKinds = [
  flaggedSiteKind,
  flaggedPhotoKind,
  flaggedReportKind,
  flaggedPersonKind,
  flaggedMessageKind,
  flaggedThreadKind,
  flaggedReplyKind,
  flaggedGroupKind,
  flaggedEventKind,
] as const
const [first, ...rest] = flaggedKinds

/** What a moderator sees of something flagged. */
export const Flagged = z.discriminatedUnion('type', [first.shown, ...rest.map(({ shown }) => shown)])
export type Flagged = z.output<typeof Flagged>
export type FlaggedType = Flagged['type']
export const flaggedTypes = flaggedKinds.map(({ type }) => type)

/** What is offered of it for each kind, in this order. */
export const flagReasonsOf: Record<FlaggedType, readonly FlagReason[]> = {
  dive_sites: ['wrong', 'duplicate', 'dangerous', 'offensive', 'spam', 'copyright', 'other'],
  media: ['wrong', 'duplicate', 'offensive', 'harassment', 'spam', 'copyright', 'underage', 'other'],
  reports: ['wrong', 'unsafe-advice', 'offensive', 'harassment', 'spam', 'copyright', 'other'],
  people: ['harassment', 'unsafe-advice', 'impersonation', 'offensive', 'spam', 'underage', 'other'],
  threads: ['unsafe-advice', 'harassment', 'spam', 'offensive', 'wrong', 'copyright', 'other'],
  replies: ['unsafe-advice', 'harassment', 'spam', 'offensive', 'wrong', 'copyright', 'other'],
  events: ['dangerous', 'wrong', 'harassment', 'spam', 'offensive', 'copyright', 'other'],
  groups: ['spam', 'offensive', 'harassment', 'unsafe-advice', 'impersonation', 'copyright', 'other'],
  messages: ['harassment', 'spam', 'unsafe-advice', 'impersonation', 'underage', 'offensive', 'other'],
}

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
