import { z } from 'zod'
import { administrationLimits, jobStates } from './administration-fields.ts'
import {
  Account,
  AuditEntry,
  Broadcast,
  Flags,
  Health,
  Instance,
  Job,
  JobCounts,
  NewBroadcast,
  Sizes,
  SponsoredSite,
  Versions,
} from './administration-shapes.ts'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { wholeNumber } from './numbers.ts'
import { groups } from './people.ts'
import { feature, route } from './route.ts'

export * from './administration-fields.ts'
export * from './administration-shapes.ts'

const { search } = administrationLimits
const job = z.object({ jobId: z.string().regex(/^\d{1,18}$/, 'This isn’t the id of a job') })
const person = z.object({ userId: Uuid })
const grouped = z.object({ userId: Uuid, group: z.enum(groups) })

export const AuditFilter = z.object({
  /** A username, an id, or `command` for what was done on the server itself. */
  actor: text(search).optional(),
  action: text(search).optional(),
  /** The kind of thing, such as `site`. */
  type: text(search).optional(),
  /** The id of the thing. */
  subject: text(search).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const administration = feature('What those who run a server see and do. For admins only.', {
  health: route('/api/admin/health', {
    method: 'GET',
    access: 'admin',
    summary: 'Check the database, disk, job queue, mail and file store',
    reply: Health,
  }),
  instances: route('/api/admin/instances', {
    method: 'GET',
    access: 'admin',
    summary: 'List the running instances and when each last gave a sign of life',
    reply: z.object({ items: z.array(Instance) }),
  }),
  versions: route('/api/admin/versions', {
    method: 'GET',
    access: 'admin',
    summary: 'Get the versions of the app, Node, PostgreSQL and the database’s tables',
    reply: Versions,
  }),
  sizes: route('/api/admin/sizes', {
    method: 'GET',
    access: 'admin',
    summary: 'Get how much there is of everything, as measured once a day, and what the last 30 days added',
    reply: Sizes,
  }),
  jobs: route('/api/admin/jobs', {
    method: 'GET',
    access: 'admin',
    summary: 'List the jobs of the queue in one state, the latest first',
    query: Paging.extend({ state: z.enum(jobStates).default('failed') }),
    reply: page(Job).extend({ counts: JobCounts }),
  }),
  retryJob: route('/api/admin/jobs/:jobId/retry', {
    method: 'POST',
    access: 'admin',
    summary: 'Run a job again now; one that has failed gets all its tries back',
    params: job,
    reply: Job,
    errors: [404, 409],
  }),
  discardJob: route('/api/admin/jobs/:jobId', {
    method: 'DELETE',
    access: 'admin',
    summary: 'Take a job out of the queue: what it was to do isn’t done',
    params: job,
    reply: z.object({}),
    errors: [404, 409],
  }),
  broadcasts: route('/api/admin/broadcasts', {
    method: 'GET',
    access: 'admin',
    summary: 'List announcements: scheduled, shown, and ended within the last week; the newest first',
    query: Paging,
    reply: page(Broadcast),
  }),
  addBroadcast: route('/api/admin/broadcasts', {
    method: 'POST',
    access: 'admin',
    summary: 'Add an announcement, shown at once or from a time on, until it is ended or a time has come',
    body: NewBroadcast,
    reply: Broadcast,
    status: 201,
  }),
  endBroadcast: route('/api/admin/broadcasts/:broadcastId', {
    method: 'DELETE',
    access: 'admin',
    summary: 'Take an announcement down',
    params: z.object({ broadcastId: Uuid }),
    reply: z.object({}),
    errors: [404],
  }),
  sponsors: route('/api/admin/sponsors', {
    method: 'GET',
    access: 'admin',
    summary: 'List the sites that have a sponsor, by name',
    query: Paging,
    reply: page(SponsoredSite),
  }),
  people: route('/api/admin/people', {
    method: 'GET',
    access: 'admin',
    summary: 'List accounts, the newest first, or search them by name, username or whole email address',
    query: Paging.extend({ q: text(search).optional(), group: z.enum(groups).optional() }),
    reply: page(Account),
  }),
  person: route('/api/admin/people/:userId', {
    method: 'GET',
    access: 'admin',
    summary: 'Get one account',
    params: person,
    reply: Account,
    errors: [404],
  }),
  grant: route('/api/admin/people/:userId/groups/:group', {
    method: 'PUT',
    access: 'admin',
    summary: 'Add someone to a group; their other devices are signed out',
    params: grouped,
    reply: Account,
    errors: [404],
  }),
  revoke: route('/api/admin/people/:userId/groups/:group', {
    method: 'DELETE',
    access: 'admin',
    summary: 'Remove someone from a group; the last admin stays one',
    params: grouped,
    reply: Account,
    errors: [404, 409],
  }),
  endSessions: route('/api/admin/people/:userId/sessions', {
    method: 'DELETE',
    access: 'admin',
    summary: 'Sign someone out on all their devices; yourself, on all but this one',
    params: person,
    reply: z.object({ ended: wholeNumber() }),
    errors: [404],
  }),
  flags: route('/api/admin/flags', {
    method: 'GET',
    access: 'admin',
    summary: 'List the feature flags as they are for visitors, members and admins, and where they come from',
    reply: Flags,
    errors: [503],
  }),
  audit: route('/api/admin/audit', {
    method: 'GET',
    access: 'admin',
    summary:
      'List the audit log, the latest first; `total` counts up to 10,000, and `isMore` says if there are more',
    query: Paging.extend(AuditFilter.shape),
    reply: page(AuditEntry).extend({ isMore: z.boolean() }),
  }),
  auditActions: route('/api/admin/audit/actions', {
    method: 'GET',
    access: 'admin',
    summary: 'List the actions and kinds of things that the audit log names',
    reply: z.object({ actions: z.array(z.string()), types: z.array(z.string()) }),
  }),
  auditFile: route('/api/admin/audit.csv', {
    method: 'GET',
    access: 'admin',
    summary: 'Download the audit log as CSV, the latest first, at most 100,000 entries',
    query: AuditFilter,
    reply: { bytes: ['text/csv'] },
  }),
})
