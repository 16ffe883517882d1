import { z } from 'zod'
import { healthStates, jobStates, sizeNames } from './administration-fields.ts'
import { Instant, Uuid } from './common.ts'
import { BroadcastMessage } from './configuration.ts'
import { number, wholeNumber } from './numbers.ts'
import { groups } from './people.ts'

const state = z.enum(healthStates)
const bytes = () => wholeNumber(Number.MAX_SAFE_INTEGER)

/** How many jobs are in each state, and since when the oldest one that is due has waited. */
export const JobCounts = z.object({
  failed: wholeNumber(),
  retrying: wholeNumber(),
  waiting: wholeNumber(),
  running: wholeNumber(),
  oldestDue: Instant.nullable(),
})
export type JobCounts = z.output<typeof JobCounts>

/** How the parts of the server do. What could not be told is null. */
export const Health = z.object({
  at: Instant,
  /** `answersIn` is in milliseconds. */
  database: z.object({
    state,
    answersIn: number(),
    bytes: bytes().nullable(),
    connections: wholeNumber(),
    maxConnections: wholeNumber(),
  }),
  /** Of the data folder. */
  disk: z.object({ state, free: bytes().nullable(), total: bytes().nullable() }),
  jobs: JobCounts.extend({ state }),
  mail: z.object({
    state,
    /** `kept` where there is no mail server: nobody gets them. */
    delivery: z.enum(['sent', 'kept']),
    waiting: wholeNumber(),
    retrying: wholeNumber(),
    lastError: z.string().nullable(),
  }),
  files: z.object({ state, store: z.enum(['disk', 'bucket']) }),
})
export type Health = z.output<typeof Health>

/** A running server. `isSilent` where it has given no sign of life for longer than it should. */
export const Instance = z.object({
  id: Uuid,
  host: z.string(),
  pid: wholeNumber(),
  version: z.string(),
  node: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  isThis: z.boolean(),
  isSilent: z.boolean(),
})
export type Instance = z.output<typeof Instance>

export const Versions = z.object({
  app: z.string(),
  node: z.string(),
  postgres: z.string(),
  /** How many steps the database has taken, and when the last. */
  migrations: wholeNumber(),
  migratedAt: Instant.nullable(),
})
export type Versions = z.output<typeof Versions>

/** A job of the queue. What it works on may be private, and is not told. */
export const Job = z.object({
  id: z.string(),
  task: z.string(),
  state: z.enum(jobStates),
  attempts: wholeNumber(),
  maxAttempts: wholeNumber(),
  runAt: Instant,
  createdAt: Instant,
  lastError: z.string().nullable(),
})
export type Job = z.output<typeof Job>

/** A thing that is counted, or bytes. `added` came in the last 30 days; null while that is not known. */
export const Size = z.object({ name: z.enum(sizeNames), now: bytes(), added: bytes().nullable() })

export const Sizes = z.object({
  /** Null until they were measured for the first time, which has begun. */
  measuredAt: Instant.nullable(),
  items: z.array(Size),
})
export type Sizes = z.output<typeof Sizes>

/** An announcement with when it is shown; null where it has no beginning or end of its own. */
export const Broadcast = BroadcastMessage.extend({
  createdAt: Instant,
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  state: z.enum(['scheduled', 'shown', 'ended']),
})
export type Broadcast = z.output<typeof Broadcast>

export const NewBroadcast = z.strictObject({
  value: BroadcastMessage.shape.value,
  cancellable: z.boolean(),
  startsAt: Instant.nullable().default(null),
  endsAt: Instant.nullable().default(null),
})
export type NewBroadcast = z.output<typeof NewBroadcast>

export const SponsoredSite = z.object({
  id: Uuid,
  siteName: z.string(),
  sponsoredBy: z.string(),
  sponsorURL: z.string().nullable(),
  logoURL: z.string().nullable(),
})
export type SponsoredSite = z.output<typeof SponsoredSite>

const group = z.enum(groups)

/** Somebody as admins find them. The address is told in part, unless it was searched for as a whole. */
export const Account = z.object({
  id: Uuid,
  handle: z.string().nullable(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  groups: z.array(group),
  createdAt: Instant,
  /** How many devices are signed in, and when one of them was last used. */
  sessions: wholeNumber(),
  usedAt: Instant.nullable(),
  /** What a moderator decided that takes rights from them. */
  held: z.enum(['silenced', 'suspended']).nullable(),
})
export type Account = z.output<typeof Account>

/** A feature flag as it is for different people, and where that comes from. */
export const FlagStand = z.object({
  key: z.string(),
  /** What the app takes it for where nobody sets it; null for a flag that the app does not know. */
  usual: z.boolean().nullable(),
  /** Null where the source does not set it. */
  values: z.object({
    visitor: z.string().nullable(),
    member: z.string().nullable(),
    admin: z.string().nullable(),
  }),
  /** In the source’s words, such as STATIC or TARGETING_MATCH; null where it does not set the flag. */
  reason: z.string().nullable(),
})
export type FlagStand = z.output<typeof FlagStand>

export const Flags = z.object({
  /** The file, by its path, or the host of the server. */
  source: z.object({ kind: z.enum(['file', 'server']), name: z.string() }),
  items: z.array(FlagStand),
})
export type Flags = z.output<typeof Flags>

/** Something that was done with a special permission. `actor` is null for a command on the server itself. */
export const AuditEntry = z.object({
  id: Uuid,
  at: Instant,
  actor: z.object({ id: Uuid, handle: z.string().nullable() }).nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof AuditEntry>
