import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { route } from './route.ts'
import { ApprovalStatus } from './site-words.ts'
import { SitePhoto } from './sites.ts'

/** What the water and the sky were like. */
export const conditions = [
  'calm',
  'light-current',
  'strong-current',
  'surge',
  'clear',
  'overcast',
  'rainy',
  'windy',
] as const
export const Condition = z.enum(conditions)
export type Condition = z.output<typeof Condition>

/** Lengths in characters, visibility in metres, temperatures in degrees Celsius. */
export const reportLimits = {
  title: 120,
  content: 10_000,
  notes: 10_000,
  animals: 2_000,
  /** So many of those that a text names are known of a report. */
  species: 200,
  photos: 20,
  rating: { min: 1, max: 5, default: 5 },
  visibility: { min: 0, max: 150 },
  waterTemp: { min: -3, max: 45, step: 0.1 },
  firstDate: '1900-01-01',
  /** Of a list, and of the choice of a site. */
  page: 20,
  sites: 12,
  /** So many reports a person may have that no moderator has looked at. */
  pending: 200,
} as const

export const reportTitle = 'Dive Report'

/** Under what reports are given away as open data. */
export const reportLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** What is told in the form and by the server alike. */
export const reportTexts = {
  site: 'Please select a site from the list',
  date: 'Please select a date',
  dateRequired: 'Dive date is required.',
  future: 'This day has not come yet.',
  tooLongAgo: 'Dives before 1900 cannot be reported.',
  visibility: `Visibility is from 0 to ${reportLimits.visibility.max} m.`,
  waterTemp: `Water temperature is from ${reportLimits.waterTemp.min} to ${reportLimits.waterTemp.max} °C.`,
  tooManyPending:
    'So many of your reports wait for review already that no more can be added for now. Please wait for a moderator.',
  foreignPhoto: 'Only your own photos can be part of your report.',
  empty: 'No dive reports yet for this site.',
  withoutPhotos: 'Photo upload failed. Dive report will be saved without photos.',
  unsaved: 'You have unsaved changes. If you continue, they will be lost.',
  failed: 'Failed to create report',
} as const

/** What photos of a report say of themselves. */
export const reportPhotoWords = (siteName: string) => ({
  caption: `${siteName} - Dive Report`,
  description: 'Photos from dive report',
  tags: 'dive-report',
})

/** The day of a dive where it took place, `2026-11-21`. */
export const DiveDate = z.iso
  .date({ error: reportTexts.date, abort: true })
  .refine((day) => day >= reportLimits.firstDate, reportTexts.tooLongAgo)
/** The time it began there, `14:05`. */
export const DiveTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 14:05')

const { visibility, waterTemp, rating } = reportLimits
const media = z
  .array(Uuid)
  .max(reportLimits.photos, `At most ${reportLimits.photos} photos belong to a report`)
  .refine((ids) => new Set(ids).size === ids.length, 'A photo is named twice')

/** What a diver tells of a dive. What is left out is not known. */
export const ReportFacts = z.object({
  rating: z.number().int().min(rating.min).max(rating.max).default(rating.default),
  title: text(reportLimits.title)
    .transform((title) => title || reportTitle)
    .default(reportTitle),
  /** The notes, where it is left out. */
  content: text(reportLimits.content).optional(),
  diveDate: DiveDate,
  diveTime: DiveTime.nullable().default(null),
  /** In metres, kept to the hundredth. */
  visibility: z
    .number()
    .min(visibility.min, reportTexts.visibility)
    .max(visibility.max, reportTexts.visibility)
    .nullable()
    .default(null),
  /** In degrees Celsius, kept to the hundredth. */
  waterTemp: z
    .number()
    .min(waterTemp.min, reportTexts.waterTemp)
    .max(waterTemp.max, reportTexts.waterTemp)
    .nullable()
    .default(null),
  conditions: z.array(Condition).max(conditions.length).default([]),
  /** Free text; the species that it names are found in it. */
  animalsSeen: text(reportLimits.animals).nullable().default(null),
  /** Markdown, of which a few things are shown. */
  diveNotes: text(reportLimits.notes).nullable().default(null),
  /** Own photos, in the order in which they are shown. */
  media: media.default([]),
})
export type ReportFacts = z.output<typeof ReportFacts>

export const NewReport = ReportFacts.extend({
  diveSiteId: z.uuid(reportTexts.site),
  /** What the sender calls this report: sent again under the same name, it is answered and not stored again. */
  clientKey: Uuid.optional(),
  recaptchaToken: z.string().max(4_000).optional(),
})
export type NewReport = z.output<typeof NewReport>

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

/** Half of all values lie between `low` and `high`; `reports` is how many values there are. */
export const Spread = z.object({
  median: z.number(),
  low: z.number(),
  high: z.number(),
  reports: z.number().int(),
})
export type Spread = z.output<typeof Spread>

const Month = z.number().int().min(1).max(12)

/** What the approved reports of a site say together; visibility in metres, temperatures in degrees Celsius. */
export const Digest = z.object({
  /** How many reports stand behind it. */
  reports: z.number().int(),
  averageRating: z.number(),
  visibility: Spread.nullable(),
  waterTemp: Spread.nullable(),
  /** Those months that enough divers tell about. */
  months: z.array(
    z.object({
      month: Month,
      reports: z.number().int(),
      visibility: Spread.nullable(),
      waterTemp: Spread.nullable(),
    }),
  ),
  /** How often each condition was met, most often first; `share` from 0 to 1. */
  conditions: z.array(z.object({ condition: Condition, share: z.number() })),
  /** What is seen here, most often first, and in which months. */
  seen: z.array(
    z.object({
      species: z.string(),
      name: z.string(),
      scientific: z.string().nullable(),
      reports: z.number().int(),
      months: z.array(Month),
    }),
  ),
  /** The months that divers praise and see well in; empty where the reports do not tell. */
  bestMonths: z.array(Month),
  latest: z
    .object({
      diveDate: z.iso.date(),
      visibility: z.number().nullable(),
      waterTemp: z.number().nullable(),
      conditions: z.array(Condition),
    })
    .nullable(),
})
export type Digest = z.output<typeof Digest>

/** In what files reports are given away. */
export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportTypes = { csv: 'text/csv', json: 'application/json' } as const

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
