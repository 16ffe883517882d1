import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { groupFilters, groupLimits } from './groups-fields.ts'
import {
  Group,
  GroupInvite,
  GroupKind,
  GroupLine,
  GroupMember,
  GroupRole,
  LogbookEntry,
  LogbookTotals,
  MemberState,
} from './groups-shapes.ts'
import { company, contributions, type NotificationKinds } from './notification-kinds.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { PositionText } from './position-texts.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './groups-shapes.ts'

/** Who is in one group and what it says of itself, by its id; those who asked to join hear of their answer. */
export const groupTopic = topicKind('group')

/** The notifications about groups. */
export const groupNotifications = {
  'group-request': { type: 'info', group: company },
  'group-accepted': { type: 'success', group: company },
  'group-declined': { type: 'info', group: company },
  'group-invited': { type: 'info', group: company },
  'group-role': { type: 'info', group: company },
  'group-inherited': { type: 'info', group: company },
  'group-removed': { type: 'info', group: company },
  'group-archived': { type: 'info', group: company },
  'group-approved': { type: 'success', group: contributions },
  'group-rejected': { type: 'warning', group: contributions },
} as const satisfies NotificationKinds

/** Refusals that the page and the server say in the same words. */
export const groupTexts = {
  noGroup: 'This group doesn’t exist',
  noName: 'Give the group a name',
  noInvitation: 'This invitation has ended or was taken back. Please ask for a new one.',
  cannotJoin: 'You can’t join this group',
  invitedOnly: 'This group is by invitation only',
  lastOwner: 'You’re the only owner. Hand the group over to somebody else first, or archive it.',
  membersOnly: 'Join the group to write here',
  archived: 'This group is archived: it can be read, but nothing new can be added',
  changedSince: 'Somebody changed this group a moment ago. Please look at it again.',
  noRequest: 'This request is no longer there',
  notYours: 'Only organisers of the group can do this',
  notOwner: 'Only owners of the group can do this',
  noEntry: 'You have no such dive or report',
  noPhoto: 'Choose one of your own photos',
  noSite: 'This site doesn’t exist',
  tooMany: 'This is more than a group can have',
} as const

const ofGroup = z.object({ groupId: Uuid })
const ofMember = z.object({ groupId: Uuid, userId: Uuid })
const ofToken = z.object({ token: z.string().min(1).max(100) })
const base = '/api/community/groups'

const Avatar = Uuid.nullable()
const name = text(groupLimits.name).refine(
  (value) => value.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') !== '',
  groupTexts.noName,
)
const facts = {
  name,
  description: text(groupLimits.description),
  kind: GroupKind,
  country: text(100).nullable(),
  /** One of the photos of whoever sets it; null takes it away. */
  avatarPhotoId: Avatar,
  /** Sites, in the order in which they are shown. */
  homeSites: z.array(Uuid).max(groupLimits.homeSites),
}

export const GroupForm = z.strictObject({
  ...facts,
  description: facts.description.default(''),
  kind: facts.kind.default('open'),
  country: facts.country.default(null),
  avatarPhotoId: facts.avatarPhotoId.default(null),
  homeSites: facts.homeSites.default([]),
  /** Made by the device; the same key is one group however often it comes. */
  clientKey: Uuid.optional(),
})
export type GroupForm = z.output<typeof GroupForm>

/** What changes; the rest stays. */
export const GroupChange = z.strictObject({
  ...z.strictObject(facts).partial().shape,
  /** Opens an archived group again, or archives it; for owners. */
  isArchived: z.boolean().optional(),
  version: wholeNumber(),
})
export type GroupChange = z.output<typeof GroupChange>

export const GroupsQuery = Paging.extend({
  filter: z.enum(groupFilters).default('all'),
  q: text(100).optional(),
  country: text(100).optional(),
  /** `lat,lng`: those with a home site around it, the nearest first. */
  near: PositionText.optional(),
  radius: wholeNumberText().min(1).max(groupLimits.radius.max).default(groupLimits.radius.default),
})
export type GroupsQuery = z.output<typeof GroupsQuery>

/** Where somebody stands after they joined or left. */
const Standing = z.object({
  state: z.enum(['in', 'requested']).nullable(),
  isMember: z.boolean(),
  members: wholeNumber(),
})

const Members = Paging.extend({ state: MemberState.default('in') })
const Home = page(LogbookEntry).extend({ totals: LogbookTotals })

export const groups = feature('Groups: clubs and circles, who is in them, and what they share.', {
  list: route(base, {
    method: 'GET',
    access: 'public',
    summary:
      'List groups, the most active first; `mine` are the reader’s own and those they asked to join, `popular` the 12 with the most active members. With `near`, those with a home site around a place, the nearest first. Private ones are listed to their members and to whom they invited',
    query: GroupsQuery,
    reply: page(GroupLine),
    errors: [401],
  }),
  create: route(base, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Create a group; 403 `too-new` says when new members can. The same clientKey is one group, however often it’s sent',
    body: GroupForm,
    reply: Group,
    status: 201,
    errors: [403, 409, 429],
  }),
  get: route(`${base}/:groupId`, {
    method: 'GET',
    access: 'public',
    summary: 'Get a group',
    params: ofGroup,
    reply: Group,
    errors: [404],
  }),
  change: route(`${base}/:groupId`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Change what a group says of itself; for its organisers. 409 if somebody changed it since',
    params: ofGroup,
    body: GroupChange,
    reply: Group,
    errors: [403, 404, 409],
  }),
  archive: route(`${base}/:groupId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Archive a group: it’s read and not written in; for its owners. Safe to repeat',
    params: ofGroup,
    reply: Group,
    errors: [403, 404],
  }),
  join: route(`${base}/:groupId/join`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Join a group, ask to where its organisers decide, or follow an invitation. Safe to repeat',
    params: ofGroup,
    body: z.strictObject({ note: text(groupLimits.note).optional() }).prefault({}),
    reply: Standing,
    errors: [403, 404, 409, 429],
  }),
  leave: route(`${base}/:groupId/join`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Leave a group, withdraw a request or turn an invitation down; 409 `last-owner` for its only owner. Safe to repeat',
    params: ofGroup,
    reply: Standing,
    errors: [404, 409],
  }),
  watch: route(`${base}/:groupId/watch`, {
    method: 'PUT',
    access: 'member',
    summary: 'Say whether you hear of new threads of a group that you are in',
    params: ofGroup,
    body: z.strictObject({ watches: z.boolean() }),
    reply: z.object({ watches: z.boolean() }),
    errors: [404],
  }),
  members: route(`${base}/:groupId/members`, {
    method: 'GET',
    access: 'member',
    summary:
      'List the members of a group, owners and organisers first; those who asked, are invited or banned, for its organisers',
    params: ofGroup,
    query: Members,
    reply: page(GroupMember),
    errors: [403, 404],
  }),
  changeMember: route(`${base}/:groupId/members/:userId`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Accept a request (`state: in`), invite somebody (`invited`), or give a role. Owners make and unmake organisers and owners; 409 `answered` says who was faster, 409 `last-owner` keeps the only one',
    params: ofMember,
    body: z.strictObject({
      state: z.enum(['in', 'invited']).optional(),
      role: GroupRole.optional(),
    }),
    reply: GroupMember,
    errors: [403, 404, 409, 429],
  }),
  removeMember: route(`${base}/:groupId/members/:userId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Decline a request, take an invitation back, remove somebody, or lift a ban; `ban` keeps them out, whatever invites them. Safe to repeat',
    params: ofMember,
    query: z.object({ ban: z.enum(['true', 'false']).default('false') }),
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
  invites: route(`${base}/:groupId/invites`, {
    method: 'GET',
    access: 'member',
    summary: 'List the invitation links of a group, newest first; for its organisers',
    params: ofGroup,
    reply: z.object({ items: z.array(GroupInvite) }),
    errors: [403, 404],
  }),
  invite: route(`${base}/:groupId/invites`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Make an invitation link. It’s told this once, and lets in so many people until it ends',
    params: ofGroup,
    body: z
      .strictObject({
        uses: wholeNumber().min(1).max(groupLimits.uses.max).default(groupLimits.uses.default),
        days: wholeNumber().min(1).max(groupLimits.inviteDays.max).default(groupLimits.inviteDays.default),
      })
      .prefault({}),
    reply: GroupInvite.extend({ token: z.string(), path: z.string() }),
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  revokeInvite: route(`${base}/:groupId/invites/:inviteId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take an invitation link back; safe to repeat',
    params: z.object({ groupId: Uuid, inviteId: Uuid }),
    reply: z.object({}),
    errors: [403, 404],
  }),
  invitation: route('/api/community/group-invites/:token', {
    method: 'GET',
    access: 'public',
    summary: 'Get the group that an invitation link leads to, also a private one',
    params: ofToken,
    reply: z.object({ group: GroupLine, by: z.string().nullable(), expiresAt: Instant }),
    errors: [404, 429],
  }),
  acceptInvitation: route('/api/community/group-invites/:token', {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Join a group by an invitation link; safe to repeat',
    params: ofToken,
    reply: Standing.extend({ groupId: Uuid, slug: z.string() }),
    errors: [404, 409, 429],
  }),
  logbook: route(`${base}/:groupId/logbook`, {
    method: 'GET',
    access: 'public',
    summary:
      'Get what members share of their dives, the latest dive first, with totals. Only members read the entries; others read the totals',
    params: ofGroup,
    query: Paging,
    reply: Home,
    errors: [404],
  }),
  share: route(`${base}/:groupId/logbook/:itemId`, {
    method: 'POST',
    access: 'member',
    shares: true,
    summary: 'Share one of your own dives or dive reports with a group; safe to repeat',
    params: z.object({ groupId: Uuid, itemId: Uuid }),
    reply: LogbookEntry,
    errors: [403, 404, 409],
  }),
  unshare: route(`${base}/:groupId/logbook/:itemId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Take a dive or report out of the logbook of a group; organisers may take out any. Safe to repeat',
    params: z.object({ groupId: Uuid, itemId: Uuid }),
    reply: z.object({}),
    errors: [403, 404],
  }),
})
