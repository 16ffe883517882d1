import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { base, ofGroup } from './groups-addresses.ts'
import { groupLimits } from './groups-fields.ts'
import { GroupChange, GroupForm, GroupsQuery } from './groups-forms.ts'
import { inviteRoutes } from './groups-invites.ts'
import { logbookRoutes } from './groups-logbook.ts'
import { Group, GroupLine, GroupMember, GroupRole, MemberState, Standing } from './groups-shapes.ts'
import { company, contributions, type NotificationKinds } from './notification-kinds.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './groups-forms.ts'
export * from './groups-shapes.ts'
export * from './groups-words.ts'

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

const ofMember = z.object({ groupId: Uuid, userId: Uuid })

const Members = Paging.extend({ state: MemberState.default('in') })

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
  ...inviteRoutes,
  ...logbookRoutes,
})
