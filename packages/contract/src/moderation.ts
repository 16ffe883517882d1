import { z } from 'zod'
import { certificationReviewKind } from './certification-review.ts'
import { Instant, Paging, text, Uuid } from './common.ts'
import { eventReviewKind } from './events-review.ts'
import { FlagReason, flaggedTypes, flagReviewKind } from './flag-review.ts'
import { postReviewKind } from './forum-review.ts'
import { groupReviewKind } from './group-review.ts'
import { messageLimits } from './messages-fields.ts'
import { contributions, type NotificationKinds, objections } from './notification-kinds.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { photoReviewKind } from './photo-review.ts'
import { reportReviewKind } from './report-review.ts'
import { feature, route } from './route.ts'
import { editingLimits } from './site-editing.ts'
import { proposalReviewKind, siteReviewKind } from './site-review.ts'
import { topicKind } from './topics.ts'

export * from './flag-review.ts'
export type { AuthorRecord, PendingLine } from './review.ts'

/** What waits for a moderator, in the order in which it is counted. A new kind is one more entry. */
const reviewKinds = [
  siteReviewKind,
  photoReviewKind,
  reportReviewKind,
  proposalReviewKind,
  flagReviewKind,
  certificationReviewKind,
  postReviewKind,
  groupReviewKind,
  eventReviewKind,
] as const
const [first, ...rest] = reviewKinds

export const pendingTypes = reviewKinds.map(({ type }) => type)
export const PendingType = z.enum(pendingTypes)
export type PendingType = z.output<typeof PendingType>

/** All that waits, as moderators follow it. */
export const moderationTopic = topicKind('moderation')

/** Times in milliseconds: so long a decision can be undone, and only then is the author told. */
export const moderationLimits = { undo: 10_000, grace: 5_000, atOnce: 50, nearby: 10 } as const

/** One line of the list. */
export const PendingItem = z.discriminatedUnion('type', [first.item, ...rest.map(({ item }) => item)])
export type PendingItem = z.output<typeof PendingItem>

/** Everything that a decision rests on but the record of the author. */
export type PendingShown = z.output<(typeof reviewKinds)[number]['shown']>

/** Everything that a decision rests on. */
export const PendingPreview = z.discriminatedUnion('type', [
  first.preview,
  ...rest.map(({ preview }) => preview),
])
export type PendingPreview = z.output<typeof PendingPreview>

const item = z.object({ type: PendingType, itemId: Uuid })
/** How many of each kind. */
export const PendingCounts = z.record(PendingType, wholeNumber())
/** The version that was previewed, if the caller says so. */
const seen = z.object({ version: wholeNumberText().min(1).optional() })
/** A decision and until when it can be taken back. */
export const Decided = z.object({ decisionId: Uuid, undoUntil: Instant })

/** The notifications about reported content. */
export const objectionNotifications = {
  'objection-upheld': { type: 'success', group: objections },
  'objection-dismissed': { type: 'info', group: objections },
  'taken-down': { type: 'warning', group: contributions },
} as const satisfies NotificationKinds

export const moderation = feature('Moderation: pending items and decisions.', {
  pending: route('/api/moderator/pending-items', {
    method: 'GET',
    access: 'moderator',
    summary: 'List pending items, oldest first, with the number of each kind',
    query: Paging.extend({ type: PendingType.optional() }),
    reply: z.object({
      success: z.literal(true),
      items: z.array(PendingItem),
      nextCursor: z.string().nullable(),
      total: wholeNumber(),
      counts: PendingCounts,
    }),
  }),
  preview: route('/api/moderator/:type/:itemId', {
    method: 'GET',
    access: 'moderator',
    summary: 'Get the details of a pending item; 409 and who decided it if it’s no longer pending',
    params: item,
    reply: PendingPreview,
    errors: [404, 409],
  }),
  approve: route('/api/moderator/:type/:itemId/approve', {
    method: 'POST',
    access: 'moderator',
    summary:
      'Approve an item: publishes a site, applies a proposal, or takes down flagged content. 409 if someone else decided first, the item has changed since you opened it, or a proposal no longer fits',
    params: item,
    query: seen,
    reply: Decided,
    errors: [404, 409],
  }),
  reject: route('/api/moderator/:type/:itemId/reject', {
    method: 'POST',
    access: 'moderator',
    summary:
      'Reject an item; the author sees the reason. 409 if someone else decided first, or the item has changed since you opened it',
    params: item,
    query: seen,
    body: z.strictObject({ reason: text(editingLimits.reason).optional() }),
    reply: Decided,
    errors: [404, 409],
  }),
  approvePhoto: route('/api/media/:mediaId/approve', {
    method: 'POST',
    access: 'moderator',
    summary: 'Approve a pending photo; 409 if someone else decided first',
    params: z.object({ mediaId: Uuid }),
    reply: Decided,
    errors: [404, 409],
  }),
  rejectPhoto: route('/api/media/:mediaId/reject', {
    method: 'POST',
    access: 'moderator',
    summary: 'Reject a pending photo; its uploader sees the reason. 409 if someone else decided first',
    params: z.object({ mediaId: Uuid }),
    body: z.strictObject({ reason: text(editingLimits.reason).optional() }),
    reply: Decided,
    errors: [404, 409],
  }),
  verifyCertification: route('/api/moderator/certifications/:certificationId/verify', {
    method: 'POST',
    access: 'moderator',
    summary:
      'Say that you have seen the card that its holder shows you. 409 if someone else decided first, or it has changed since you opened it; your own is for another moderator',
    params: z.object({ certificationId: Uuid }),
    query: seen,
    reply: Decided,
    errors: [404, 409],
  }),
  undo: route('/api/moderator/decisions/:decisionId/undo', {
    method: 'POST',
    access: 'moderator',
    summary: 'Undo your own decision, as long as the author hasn’t been notified',
    params: z.object({ decisionId: Uuid }),
    reply: z.object({ item: PendingItem }),
    errors: [404, 409],
  }),
  flag: route('/api/flags/:type/:itemId', {
    method: 'POST',
    access: 'member',
    summary:
      'Report a problem with published content, or with a message to you, to the moderators; one open report per person and item',
    params: z.object({ type: z.enum(flaggedTypes), itemId: Uuid }),
    body: z.object({
      reason: FlagReason,
      note: text(editingLimits.note).optional(),
      /** Messages before a reported one that go with it, by their ids. */
      with: z.array(Uuid).max(messageLimits.reportedBefore).optional(),
    }),
    reply: z.object({ success: z.literal(true) }),
    errors: [404, 409, 429],
  }),
})
