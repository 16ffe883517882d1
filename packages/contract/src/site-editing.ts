import { z } from 'zod'
import { Coordinates, Instant, Paging, page, text, Uuid } from './common.ts'
import { route } from './route.ts'
import { siteLimits } from './site-words.ts'
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
  .tuple([z.number(), z.number()])
  .refine(([, lat]) => Math.abs(lat) <= latitudeLimit, {
    error: `Latitude must be between -${latitudeLimit} and ${latitudeLimit}. Are latitude and longitude swapped?`,
    abort: true,
  })
  .refine(([lng]) => Math.abs(lng) <= 180, { error: 'Longitude must be between -180 and 180' })

/** What a person types about a site: as `SiteFacts`, with the four fields that nobody may leave open. */
export const SiteForm = SiteFacts.extend({
  coordinates: Place,
  country: text(siteLimits.place).min(1, 'Country is required'),
  region: text(siteLimits.place).min(1, 'Region is required'),
  description: text(siteLimits.description).min(1, 'Description is required'),
})
export type SiteForm = z.output<typeof SiteForm>

/** The same of a site that is there: what nobody knew of it may stay unknown, as its source left it. */
export const SiteEdit = SiteFacts.extend({ coordinates: Place })
export type SiteEdit = z.output<typeof SiteEdit>

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
  version: z.number().int(),
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
const version = z.number().int().min(1)
const note = text(editingLimits.note).optional()
const recaptchaToken = z.string().max(4_000).optional()

export const siteEditing = {
  similar: route('/api/sites/similar', {
    method: 'POST',
    access: 'member',
    summary: 'Sites that one with this name at this place may repeat: alike within 200 m, or any within 60 m',
    body: z.object({ siteName: text(siteLimits.name), coordinates: Coordinates, except: Uuid.optional() }),
    reply: z.object({ items: z.array(NearbySite) }),
  }),
  create: route('/api/sites', {
    method: 'POST',
    access: 'member',
    summary: 'Adds a site; it is pending until a moderator approves it. The same `key` never makes two',
    body: SiteForm.extend({ key: Uuid, recaptchaToken }),
    reply: Site,
    status: 201,
  }),
  update: route('/api/sites/:siteId', {
    method: 'PUT',
    access: 'member',
    summary:
      'Changes a site: editors any, members their own until it is approved. 409 when `version` is not the newest',
    params: site,
    body: z.object({ facts: SiteEdit, version, note }),
    reply: Site,
  }),
  remove: route('/api/sites/:siteId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Takes a site away; for 30 days a moderator can restore it',
    params: site,
    query: z.object({ reason: text(editingLimits.reason).optional() }),
    reply: z.object({ removed: z.literal(true) }),
  }),
  restore: route('/api/sites/:siteId/restore', {
    method: 'POST',
    access: 'moderator',
    summary: 'Brings back a site that was taken away in the last 30 days',
    params: site,
    reply: Site,
  }),
  propose: route('/api/sites/:siteId/proposals', {
    method: 'POST',
    access: 'member',
    summary:
      'Proposes changes to a published site; a moderator decides. `version` is that of the site as it was read',
    params: site,
    body: z.object({ facts: SiteEdit, version, note }),
    reply: SiteProposal,
    status: 201,
  }),
  proposals: route('/api/sites/:siteId/proposals', {
    method: 'GET',
    access: 'member',
    summary: 'What the person proposed for this site, newest first',
    params: site,
    reply: z.object({ items: z.array(SiteProposal) }),
  }),
  withdraw: route('/api/sites/proposals/:proposalId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Takes back an own proposal that nobody has decided',
    params: z.object({ proposalId: Uuid }),
    reply: SiteProposal,
  }),
  history: route('/api/sites/:siteId/history', {
    method: 'GET',
    access: 'editor',
    summary: 'Who changed what of a site and when, newest first',
    params: site,
    query: Paging,
    reply: page(SiteChange),
  }),
  undo: route('/api/sites/:siteId/history/:changeId/undo', {
    method: 'POST',
    access: 'moderator',
    summary: 'Undoes one change; 409 when what it changed was changed again since',
    params: site.extend({ changeId: Uuid }),
    reply: Site,
  }),
  merge: route('/api/sites/:siteId/merge', {
    method: 'POST',
    access: 'editor',
    summary:
      'Makes this site part of another: favourites move along, its address leads there, its name is an alias there',
    params: site,
    body: z.object({ into: Uuid }),
    reply: Site,
  }),
  unmerge: route('/api/sites/:siteId/unmerge', {
    method: 'POST',
    access: 'editor',
    summary: 'Takes a merge back: the site stands on its own again, with all that came with it',
    params: site,
    reply: Site,
  }),
  sponsor: route('/api/sites/:siteId/sponsor', {
    method: 'PUT',
    access: 'admin',
    summary: 'Says who sponsors a site, or, with null, that nobody does',
    params: site,
    body: z.object({ sponsor: Sponsor.nullable() }),
    reply: Site,
  }),
} as const
