import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { Digest } from './report-digest.ts'
import { NewReport, ReportFacts } from './report-facts.ts'
import { Condition, exportFormats, exportTypes, reportLimits } from './report-words.ts'
import { route } from './route.ts'
import { ApprovalStatus } from './site-words.ts'
import { SitePhoto } from './sites.ts'

export * from './report-digest.ts'
export * from './report-facts.ts'
export * from './report-words.ts'

const ReportSite = z.object({
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
  rating: z.number().int(),
  title: z.string(),
  content: z.string(),
  diveDate: z.iso.date(),
  diveTime: z.string().nullable(),
  visibility: z.number().nullable(),
  waterTemp: z.number().nullable(),
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
  helpfulCount: z.number().int(),
  /** Of the person who asks; false for a visitor. */
  isHelpful: z.boolean(),
  isMine: z.boolean(),
  approvalStatus: ApprovalStatus,
  /** What the last moderator said who rejected it; its author and moderators read it, null for everybody else. */
  rejectionReason: z.string().nullable(),
  /** Counts its changes: who saves says which one they read. */
  version: z.number().int(),
  createdAt: Instant,
  lastUpdated: Instant,
})
export type Report = z.output<typeof Report>

const params = z.object({ reportId: Uuid })
const siteId = z.object({ siteId: Uuid })
const Pages = Paging.extend({ limit: z.coerce.number().int().min(1).max(100).default(reportLimits.page) })

export const reports = {
  ofSite: route('/api/reports/site/:siteId', {
    method: 'GET',
    access: 'public',
    summary:
      'Approved reports of a site, the newest dive first; a person’s own that wait come before them. `month` and `author` narrow the list',
    params: siteId,
    query: Pages.extend({
      month: z.coerce.number().int().min(1).max(12).optional(),
      /** The handle of a diver. */
      author: text(60).min(1).optional(),
    }),
    reply: page(Report),
  }),
  digest: route('/api/reports/site/:siteId/digest', {
    method: 'GET',
    access: 'public',
    summary: 'What divers report of a site, taken together; `digest` is null where too few did',
    params: siteId,
    reply: z.object({
      reports: z.number().int(),
      /** Of each month, January first. */
      byMonth: z.array(z.number().int()).length(12),
      digest: Digest.nullable(),
    }),
  }),
  mine: route('/api/reports/mine', {
    method: 'GET',
    access: 'member',
    summary: 'The person’s own reports of every status, the newest dive first',
    query: Pages,
    reply: page(Report),
  }),
  export: route('/api/reports/export', {
    method: 'GET',
    access: 'public',
    summary: 'All approved reports as one file, under the licence that it states',
    query: z.object({ format: z.enum(exportFormats).default('csv') }),
    reply: { bytes: Object.values(exportTypes) },
  }),
  get: route('/api/reports/:reportId', {
    method: 'GET',
    access: 'public',
    summary: 'One report; one that is not public answers its author and moderators',
    params,
    reply: Report,
  }),
  create: route('/api/reports', {
    method: 'POST',
    access: 'member',
    summary:
      'Adds a dive report; it is pending until a moderator approves it. Sent again with its `clientKey`, it is one',
    body: NewReport,
    reply: Report,
    status: 201,
  }),
  change: route('/api/reports/:reportId', {
    method: 'PUT',
    access: 'member',
    summary:
      'Changes an own report, which waits for review again. 409 `changed-since` when it says something else and `version` is not what is stored',
    params,
    body: ReportFacts.extend({ version: z.number().int().min(1).optional() }),
    reply: Report,
  }),
  remove: route('/api/reports/:reportId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Takes an own report away for good, not its photos; a moderator may take any',
    params,
    reply: z.object({ success: z.literal(true) }),
  }),
  praise: route('/api/reports/:reportId/helpful', {
    method: 'POST',
    access: 'member',
    summary: 'Says that a published report of somebody else helped; once, however often this is called',
    params,
    reply: z.object({ helpfulCount: z.number().int(), isHelpful: z.literal(true) }),
  }),
  unpraise: route('/api/reports/:reportId/helpful', {
    method: 'DELETE',
    access: 'member',
    summary: 'Takes that back',
    params,
    reply: z.object({ helpfulCount: z.number().int(), isHelpful: z.literal(false) }),
  }),
} as const
