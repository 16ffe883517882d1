import { z } from 'zod'
import { Coordinates, Instant, Paging, page, text, Uuid } from './common.ts'
import { Photo } from './media.ts'
import { Report } from './reports.ts'
import { route } from './route.ts'
import { editingLimits, FactChange } from './site-editing.ts'
import { NearbySite, Site } from './sites.ts'

/** What waits for a moderator. */
export const pendingTypes = ['dive_sites', 'media', 'reports', 'proposals', 'flags'] as const
export const PendingType = z.enum(pendingTypes)
export type PendingType = z.output<typeof PendingType>

/** Times in milliseconds: so long a decision can be undone, and only then is the author told. */
export const moderationLimits = { undo: 10_000, grace: 5_000, atOnce: 50, nearby: 10 } as const

/** What a moderator says most often when rejecting something; free text is possible too. */
export const stockReasons = [
  'This site is already on the map.',
  'The position does not fit the description.',
  'Please describe the site in your own words.',
  'Too little is known to find or dive this site safely.',
  'The name or text is advertising.',
  'This is not a dive site.',
] as const

/** The same of photos. */
export const photoReasons = [
  'This photo is here already.',
  'The photo does not show this dive site.',
  'The photo is too blurred or dark to see anything.',
  'The photo shows people who can be recognised.',
  'The photo is advertising.',
  'The photo seems to be somebody else’s.',
] as const

/** The same of dive reports. */
export const reportReasons = [
  'This report is here already.',
  'The report is about another dive site.',
  'The report says too little to help anybody.',
  'The report insults or names people.',
  'The report is advertising.',
] as const

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

/** How often an author's contributions were approved and rejected, and since when they are a member. */
export const AuthorRecord = z.object({
  handle: z.string().nullable(),
  memberSince: Instant,
  approved: z.number().int(),
  rejected: z.number().int(),
})

export type AuthorRecord = z.output<typeof AuthorRecord>

/** One line of the list. `title` names it; the other texts are those of its kind: of a proposal and a flag, their note. */
export const PendingItem = z.object({
  id: Uuid,
  type: PendingType,
  createdAt: Instant,
  title: z.string(),
  siteId: Uuid.nullable(),
  siteName: z.string().nullable(),
  caption: z.string().nullable(),
  description: z.string().nullable(),
  content: z.string().nullable(),
  authorHandle: z.string().nullable(),
  /** What a decision about it is for: it is refused when its author changed the item since. */
  version: z.number().int().nullable(),
  flag: z.object({ reason: FlagReason, note: z.string().nullable() }).nullable(),
})
export type PendingItem = z.output<typeof PendingItem>

/** Everything that a decision rests on. */
export const PendingPreview = PendingItem.extend({
  coordinates: Coordinates.nullable(),
  /** The site that it is about, as it would be published. */
  site: Site.nullable(),
  /** The photo that it is about, and photos already here that look alike, most alike first. */
  photo: Photo.nullable(),
  similar: z.array(Photo),
  /** The dive report that it is about. */
  report: Report.nullable(),
  /** Of a proposal: what it changes, and what has changed at the site since it was made. */
  changes: z.array(FactChange),
  conflicts: z.array(FactChange),
  /** Sites around it, those that it may repeat first. */
  nearby: z.array(NearbySite),
  author: AuthorRecord.nullable(),
})
export type PendingPreview = z.output<typeof PendingPreview>

/** What may be flagged once it is published. */
export const flaggedTypes = ['dive_sites', 'media', 'reports'] as const
export type FlaggedType = (typeof flaggedTypes)[number]

const item = z.object({ type: PendingType, itemId: Uuid })
const Counts = z.record(PendingType, z.number().int())
/** The version that was previewed, if the caller says so. */
const seen = z.object({ version: z.coerce.number().int().min(1).optional() })
const Decided = z.object({ decisionId: Uuid, undoUntil: Instant })

export const moderation = {
  pending: route('/api/moderator/pending-items', {
    method: 'GET',
    access: 'moderator',
    summary: 'What waits for review, oldest first, and how much of each kind',
    query: Paging.extend({ type: PendingType.optional() }),
    reply: z.object({
      success: z.literal(true),
      items: z.array(PendingItem),
      nextCursor: z.string().nullable(),
      total: z.number().int(),
      counts: Counts,
    }),
  }),
  preview: route('/api/moderator/:type/:itemId', {
    method: 'GET',
    access: 'moderator',
    summary: 'Everything about one item that waits; 409 with who decided it when it waits no more',
    params: item,
    reply: PendingPreview,
  }),
  approve: route('/api/moderator/:type/:itemId/approve', {
    method: 'POST',
    access: 'moderator',
    summary:
      'Approves an item: a site is published, a proposal applied, a flag upheld by taking down what it names. 409 when somebody was first, or it is not what was previewed, or a proposal no longer fits',
    params: item,
    query: seen,
    reply: Decided,
  }),
  reject: route('/api/moderator/:type/:itemId/reject', {
    method: 'POST',
    access: 'moderator',
    summary:
      'Rejects an item; the author sees the reason. 409 when somebody was first, or it is not what was previewed',
    params: item,
    query: seen,
    body: z.strictObject({ reason: text(editingLimits.reason).optional() }),
    reply: Decided,
  }),
  approvePhoto: route('/api/media/:mediaId/approve', {
    method: 'POST',
    access: 'moderator',
    summary: 'Approves a photo that waits; 409 when somebody was first',
    params: z.object({ mediaId: Uuid }),
    reply: Decided,
  }),
  rejectPhoto: route('/api/media/:mediaId/reject', {
    method: 'POST',
    access: 'moderator',
    summary: 'Rejects a photo that waits; its uploader sees the reason. 409 when somebody was first',
    params: z.object({ mediaId: Uuid }),
    body: z.strictObject({ reason: text(editingLimits.reason).optional() }),
    reply: Decided,
  }),
  undo: route('/api/moderator/decisions/:decisionId/undo', {
    method: 'POST',
    access: 'moderator',
    summary: 'Takes an own decision back while its author has not been told',
    params: z.object({ decisionId: Uuid }),
    reply: z.object({ item: PendingItem }),
  }),
  flag: route('/api/flags/:type/:itemId', {
    method: 'POST',
    access: 'member',
    summary:
      'Tells the moderators that something published is wrong; once per person and thing while it is open',
    params: z.object({ type: z.enum(flaggedTypes), itemId: Uuid }),
    body: z.object({ reason: FlagReason, note: text(editingLimits.note).optional() }),
    reply: z.object({ success: z.literal(true) }),
  }),
} as const

/** A site that was taken away and can still be brought back. `by`: who took it away, unless their account is gone. */
export const RemovedSite = z.object({
  id: Uuid,
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  removedAt: Instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  restorableUntil: Instant,
})
export type RemovedSite = z.output<typeof RemovedSite>

export const siteReview = {
  removed: route('/api/moderator/sites/removed', {
    method: 'GET',
    access: 'moderator',
    summary: 'Sites that were taken away and can still be brought back, the last one first',
    query: Paging,
    reply: page(RemovedSite),
  }),
} as const
