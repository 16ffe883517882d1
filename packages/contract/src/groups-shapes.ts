import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { groupKinds, groupRoles, groupStates, logbookKinds, memberStates } from './groups-fields.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'

export const GroupKind = z.enum(groupKinds)
export const GroupRole = z.enum(groupRoles)
export const MemberState = z.enum(memberStates)
export const GroupState = z.enum(groupStates)

/** A group as its card shows it. `members` and `posts` say how many. */
export const GroupLine = z.object({
  id: Uuid,
  slug: z.string(),
  name: z.string(),
  /** Markdown; its beginning in lists is for the page to cut. */
  description: z.string(),
  /** The path of its picture. */
  avatar: z.string().nullable(),
  kind: GroupKind,
  country: z.string().nullable(),
  state: GroupState,
  members: wholeNumber(),
  /** Threads and replies in its talk. */
  posts: wholeNumber(),
  /** How many wrote, joined or shared something in the last 30 days. */
  active: wholeNumber(),
  /** Kilometres from where was asked for to its nearest home site. */
  distance: number().nullable(),
  isMember: z.boolean(),
  /** The reader’s own, where they are in it. */
  role: GroupRole.nullable(),
  /** Where the reader stands; `banned` is never said. */
  membership: z.enum(['in', 'requested', 'invited']).nullable(),
})
export type GroupLine = z.output<typeof GroupLine>

/** A site that a group calls its own, with what was lately reported there. */
export const HomeSite = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  country: z.string().nullable(),
  coordinates: Coordinates,
  maxDepth: number().nullable(),
  lately: z
    .object({ reportId: Uuid, title: z.string(), diveDate: z.iso.date(), rating: wholeNumber() })
    .nullable(),
  /** Public reports of the last 30 days. */
  reports: wholeNumber(),
})
export type HomeSite = z.output<typeof HomeSite>

/** What the reader may do in a group. */
const GroupRights = z.object({
  /** Join at once, ask to, or neither. */
  join: z.enum(['join', 'request', 'no']),
  write: z.boolean(),
  /** Read the members by name, and share in the logbook. */
  members: z.boolean(),
  /** Answer requests, invite, remove people, change what it says of itself. */
  organise: z.boolean(),
  /** Give roles, hand it over, archive it. */
  own: z.boolean(),
})
export type GroupRights = z.output<typeof GroupRights>

export const Group = GroupLine.extend({
  version: wholeNumber(),
  createdAt: Instant,
  owners: z.array(Person),
  homeSites: z.array(HomeSite),
  /** Requests that wait; null for who does not answer them. */
  requests: wholeNumber().nullable(),
  /** Whether the reader, as a member, hears of new threads. */
  watches: z.boolean(),
  may: GroupRights,
})
export type Group = z.output<typeof Group>

/** Somebody in a group, or at its door. */
export const GroupMember = Person.extend({
  role: GroupRole,
  state: MemberState,
  /** What they said when they asked; for organisers. */
  note: z.string().nullable(),
  since: Instant,
})
export type GroupMember = z.output<typeof GroupMember>

/** A link that lets people in. The link itself is told once, when it is made. */
export const GroupInvite = z.object({
  id: Uuid,
  by: Person.nullable(),
  uses: wholeNumber(),
  usesLeft: wholeNumber(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Whether it still lets anybody in. */
  isOpen: z.boolean(),
})
export type GroupInvite = z.output<typeof GroupInvite>

/** A dive or a dive report that a member shows to their group. How deep it went is not said: this is no board. */
export const LogbookEntry = z.object({
  /** Of the dive or the report. */
  id: Uuid,
  kind: z.enum(logbookKinds),
  by: Person.nullable(),
  isOwn: z.boolean(),
  date: z.iso.date(),
  minutes: wholeNumber().nullable(),
  siteName: z.string(),
  site: z.object({ id: Uuid, slug: z.string(), siteName: z.string() }).nullable(),
  /** Of a report. */
  title: z.string().nullable(),
  sharedAt: Instant,
})
export type LogbookEntry = z.output<typeof LogbookEntry>

export const LogbookTotals = z.object({
  dives: wholeNumber(),
  minutes: wholeNumber(),
  divers: wholeNumber(),
  sites: wholeNumber(),
})
export type LogbookTotals = z.output<typeof LogbookTotals>

/** Where somebody stands after they joined or left. */
export const Standing = z.object({
  state: z.enum(['in', 'requested']).nullable(),
  isMember: z.boolean(),
  members: wholeNumber(),
})
