import { z } from 'zod'
import { Coordinates, emptyByDefault, Instant, Paging, page, text, Uuid } from './common.ts'
import { contributions, type NotificationKinds } from './notification-kinds.ts'
import { number, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'
import { siteLimits } from './site-fields.ts'
import { NearbySite, Site, SiteFacts, Sponsor } from './sites.ts'

/** How far the map reaches: sites nearer to a pole cannot be shown. */
const latitudeLimit = 85

/** Limits of adding and changing sites. Lengths in characters, distances in kilometres, times in milliseconds. */
export const editingLimits = {
  note: 500,
  reason: 500,
  /** So near, any two sites may be one. */
  sameSpot: 0.06,
  /** A point farther than this from any water is pointed out. */
  farInland: 5,
  restorable: 30 * 24 * 3_600_000,
} as const

const Place = z
  .tuple([number(), number()])
  .refine(([, lat]) => Math.abs(lat) <= latitudeLimit, {
    error: `Latitude must be between -${latitudeLimit} and ${latitudeLimit}. Are latitude and longitude swapped?`,
    abort: true,
  })
  .refine(([lng]) => Math.abs(lng) <= 180, { error: 'Longitude must be between -180 and 180' })

/** What a person types about a site: as `SiteFacts`, with the four fields that nobody may leave open. */
export const SiteForm = z.object(emptyByDefault(SiteFacts.shape)).extend({
  coordinates: Place,
  country: text(siteLimits.place).min(1, 'Country is required'),
  region: text(siteLimits.place).min(1, 'Region is required'),
  description: text(siteLimits.description).min(1, 'Description is required'),
})
export type SiteForm = z.output<typeof SiteForm>

/** The same of a site that is there: what nobody knew of it may stay unknown, as its source left it. */
export const SiteEdit = SiteFacts.extend({ coordinates: Place })
export type SiteEdit = z.output<typeof SiteEdit>

/** What a request says anew of a site that is there: what it leaves out stays as it is. */
export const ChangedFacts = SiteEdit.partial()
export type ChangedFacts = z.output<typeof ChangedFacts>

/** What cannot become unknown again. */
export const lastingFacts = { country: 'Country', region: 'Region', description: 'Description' } as const

/** The fields of a site that people change, by name. */
export const factNames = Object.keys(SiteFacts.shape) as (keyof SiteFacts)[]
export const FactName = z.enum(factNames)
export type FactName = z.output<typeof FactName>

/** One field before and after. */
export const FactChange = z.object({ field: FactName, before: z.unknown(), after: z.unknown() })
export type FactChange = z.output<typeof FactChange>

/** The same for several fields, by name. */
export type FieldChanges = Partial<Record<FactName, Omit<FactChange, 'field'>>>

export const changeKinds = [
  'created',
  'edited',
  'approved',
  'rejected',
  'reopened',
  'proposal-applied',
  'undone',
  'merged',
  'unmerged',
  'removed',
  'restored',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** One entry of a site's history, newest first. `canUndo`: nothing that it changed was changed since. */
export const SiteChange = z.object({
  id: Uuid,
  version: wholeNumber(),
  at: Instant,
  kind: z.enum(changeKinds),
  actorHandle: z.string().nullable(),
  /** Of a proposal that was taken over: who proposed it. */
  proposerHandle: z.string().nullable(),
  note: z.string().nullable(),
  changes: z.array(FactChange),
  canUndo: z.boolean(),
  /** Of a merge that can be taken back, at the site that stayed: the one that is part of it. */
  mergedFrom: Uuid.nullable(),
})
export type SiteChange = z.output<typeof SiteChange>

export const proposalStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

/** What somebody would change about a published site. */
export const SiteProposal = z.object({
  id: Uuid,
  siteId: Uuid,
  createdAt: Instant,
  note: z.string().nullable(),
  status: z.enum(proposalStatuses),
  reason: z.string().nullable(),
  changes: z.array(FactChange),
})
export type SiteProposal = z.output<typeof SiteProposal>

const site = z.object({ siteId: Uuid })
const version = wholeNumber().min(1)
const note = text(editingLimits.note).optional()
const recaptchaToken = z.string().max(4_000).optional()

/** The notifications about sites that people added, changed or reported. */
export const siteNotifications = {
  'site-approved': { type: 'success', group: contributions },
  'site-rejected': { type: 'warning', group: contributions },
  'site-removed': { type: 'warning', group: contributions },
  'site-merged': { type: 'info', group: contributions },
  'site-restored': { type: 'success', group: contributions },
  'site-deleted': { type: 'warning', group: contributions },
  'change-undone': { type: 'info', group: contributions },
  'proposal-accepted': { type: 'success', group: contributions },
  'proposal-undone': { type: 'info', group: contributions },
  'proposal-rejected': { type: 'warning', group: contributions },
} as const satisfies NotificationKinds

/** A site to add. The same `key` never makes two. */
export const NewSite = SiteForm.extend({ key: Uuid, recaptchaToken })

/** A site as it was read, and what should be different. */
export const SiteUpdate = z.object({ facts: ChangedFacts, version, note })

/** Who sponsors a site. */
export const NewSponsor = z.object(emptyByDefault(Sponsor.shape))

export const siteEditing = feature('Adding and editing dive sites, and their history.', {
  similar: route('/api/sites/similar', {
    method: 'POST',
    access: 'member',
    summary: 'Find possible duplicates: sites with a similar name within 200 m, or any site within 60 m',
    body: z.object({ siteName: text(siteLimits.name), coordinates: Coordinates, except: Uuid.optional() }),
    reply: z.object({ items: z.array(NearbySite) }),
  }),
  create: route('/api/sites', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Add a site; it stays pending until a moderator approves it. Repeating a request with the same `key` adds only one',
    body: NewSite,
    reply: Site,
    status: 201,
    errors: [404, 429],
  }),
  update: route('/api/sites/:siteId', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Edit a site: editors can edit any, members their own until it’s approved. 409 if `version` isn’t the latest',
    params: site,
    body: SiteUpdate,
    reply: Site,
    errors: [404, 409, 429],
  }),
  remove: route('/api/sites/:siteId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Remove a site; a moderator can restore it for 30 days',
    params: site,
    query: z.object({ reason: text(editingLimits.reason).optional() }),
    reply: z.object({ removed: z.literal(true) }),
    errors: [404, 409],
  }),
  restore: route('/api/sites/:siteId/restore', {
    method: 'POST',
    access: 'moderator',
    summary: 'Restore a site that was removed in the last 30 days',
    params: site,
    reply: Site,
    errors: [404, 409],
  }),
  propose: route('/api/sites/:siteId/proposals', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Propose changes to a published site for a moderator to review. `version` is the version of the site you started from',
    params: site,
    body: SiteUpdate,
    reply: SiteProposal,
    status: 201,
    errors: [404, 409, 429],
  }),
  proposals: route('/api/sites/:siteId/proposals', {
    method: 'GET',
    access: 'member',
    summary: 'List your proposals for this site, newest first',
    params: site,
    reply: z.object({ items: z.array(SiteProposal) }),
  }),
  withdraw: route('/api/sites/proposals/:proposalId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Withdraw your proposal, as long as it’s pending',
    params: z.object({ proposalId: Uuid }),
    reply: SiteProposal,
    errors: [404, 409],
  }),
  history: route('/api/sites/:siteId/history', {
    method: 'GET',
    access: 'editor',
    summary: 'List the changes to a site: who, what and when, newest first',
    params: site,
    query: Paging,
    reply: page(SiteChange),
    errors: [404],
  }),
  undo: route('/api/sites/:siteId/history/:changeId/undo', {
    method: 'POST',
    access: 'moderator',
    summary: 'Undo one change; 409 if the same details have been changed since',
    params: site.extend({ changeId: Uuid }),
    reply: Site,
    errors: [404, 409],
  }),
  merge: route('/api/sites/:siteId/merge', {
    method: 'POST',
    access: 'editor',
    summary:
      'Merge this site into another one: its favorites move, its address redirects, and its name becomes an alias',
    params: site,
    body: z.object({ into: Uuid }),
    reply: Site,
    errors: [404, 409],
  }),
  unmerge: route('/api/sites/:siteId/unmerge', {
    method: 'POST',
    access: 'editor',
    summary: 'Undo a merge: the site is separate again, with everything that belonged to it',
    params: site,
    reply: Site,
    errors: [404, 409],
  }),
  sponsor: route('/api/sites/:siteId/sponsor', {
    method: 'PUT',
    access: 'admin',
    summary: 'Set the sponsor of a site, or send null to remove it',
    params: site,
    body: z.object({ sponsor: NewSponsor.nullable() }),
    reply: Site,
    errors: [404],
  }),
})
