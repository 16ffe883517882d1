import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { contributions, type NotificationKinds, objections } from './notification-kinds.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { Digest } from './report-digest.ts'
import { Condition, NewReport, ReportFacts } from './report-facts.ts'
import { exportFormats, exportTypes, reportLimits } from './report-fields.ts'
import { feature, route } from './route.ts'
import { ApprovalStatus } from './site-fields.ts'
import { SitePhoto } from './sites.ts'

export * from './report-digest.ts'
export * from './report-facts.ts'
export * from './report-fields.ts'

/** The site that a dive report is about. */
export const ReportSite = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
})

/** A dive report as it is read. */
export const Report = z.object({
  id: Uuid,
  diveSiteId: Uuid,
  diveSite: ReportSite,
  rating: wholeNumber(),
  title: z.string(),
  content: z.string(),
  diveDate: z.iso.date(),
  diveTime: z.string().nullable(),
  visibility: number().nullable(),
  waterTemp: number().nullable(),
  conditions: z.array(Condition),
  animalsSeen: z.string().nullable(),
  /** The known species in it, by id. */
  species: z.array(z.string()),
  diveNotes: z.string().nullable(),
  /** The photos that the reader may see: by id, and as they are shown. */
  media: z.array(Uuid),
  photos: z.array(SitePhoto),
  authorId: Uuid.nullable(),
  authorHandle: z.string().nullable(),
  helpfulCount: wholeNumber(),
  /** Of the person who asks; false for a visitor. */
  isHelpful: z.boolean(),
  isMine: z.boolean(),
  approvalStatus: ApprovalStatus,
  /** What the last moderator said who rejected it; its author and moderators read it, null for everybody else. */
  rejectionReason: z.string().nullable(),
  /** Counts its changes: who saves says which one they read. */
  version: wholeNumber(),
  createdAt: Instant,
  lastUpdated: Instant,
})
export type Report = z.output<typeof Report>

const params = z.object({ reportId: Uuid })
const siteId = z.object({ siteId: Uuid })
const Pages = Paging.extend({ limit: wholeNumberText().min(1).max(100).default(reportLimits.page) })

/** The notifications about dive reports that people wrote or reported. */
export const reportNotifications = {
  'report-approved': { type: 'success', group: contributions },
  'report-rejected': { type: 'warning', group: contributions },
  'report-removed': { type: 'warning', group: contributions },
  'flagged-report-removed': { type: 'success', group: objections },
} as const satisfies NotificationKinds

/** A report as it should be; what is left out is not known. */
export const ReportUpdate = ReportFacts.extend({ version: wholeNumber().min(1).optional() })

export const reports = feature('Dive reports, and their summary for each site.', {
  ofSite: route('/api/reports/site/:siteId', {
    method: 'GET',
    access: 'public',
    summary:
      'List approved reports of a site, newest dive first; your own pending reports come first. Filter by `month` and `author`',
    params: siteId,
    query: Pages.extend({
      month: wholeNumberText().min(1).max(12).optional(),
      /** The handle of a diver. */
      author: text(60).min(1).optional(),
    }),
    reply: page(Report),
  }),
  digest: route('/api/reports/site/:siteId/digest', {
    method: 'GET',
    access: 'public',
    summary: 'Get a summary of a site’s reports; `digest` is null if there are too few',
    params: siteId,
    reply: z.object({
      reports: wholeNumber(),
      /** Of each month, January first. */
      byMonth: z.array(wholeNumber()).length(12),
      digest: Digest.nullable(),
    }),
  }),
  mine: route('/api/reports/mine', {
    method: 'GET',
    access: 'member',
    summary: 'List your own reports, whatever their status, newest dive first',
    query: Pages,
    reply: page(Report),
  }),
  export: route('/api/reports/export', {
    method: 'GET',
    access: 'public',
    summary: 'Download all approved reports as one file, under the licence stated in it',
    query: z.object({ format: z.enum(exportFormats).default('csv') }),
    reply: { bytes: Object.values(exportTypes) },
    errors: [429],
  }),
  get: route('/api/reports/:reportId', {
    method: 'GET',
    access: 'public',
    summary: 'Get a report; if it isn’t public, only its author and moderators can',
    params,
    reply: Report,
    errors: [404],
  }),
  create: route('/api/reports', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Add a dive report; it stays pending until a moderator approves it. Repeating a request with the same `clientKey` adds only one',
    body: NewReport,
    reply: Report,
    status: 201,
    errors: [409, 429],
  }),
  change: route('/api/reports/:reportId', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Edit your report; it’s reviewed again. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params,
    body: ReportUpdate,
    reply: Report,
    errors: [404, 409, 429],
  }),
  remove: route('/api/reports/:reportId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Permanently delete your report, but not its photos; moderators can delete any report',
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  praise: route('/api/reports/:reportId/helpful', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary: 'Mark someone else’s published report as helpful; safe to repeat',
    params,
    reply: z.object({ helpfulCount: wholeNumber(), isHelpful: z.literal(true) }),
    errors: [404, 409, 429],
  }),
  unpraise: route('/api/reports/:reportId/helpful', {
    method: 'DELETE',
    access: 'member',
    summary: 'Remove your helpful mark',
    params,
    reply: z.object({ helpfulCount: wholeNumber(), isHelpful: z.literal(false) }),
    errors: [404, 429],
  }),
})
