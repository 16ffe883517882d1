import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import { base, ofGroup } from './groups-addresses.ts'
import { groupLimits } from './groups-fields.ts'
import { GroupInvite, GroupLine, Standing } from './groups-shapes.ts'
import { wholeNumber } from './numbers.ts'
import { route } from './route.ts'

const ofToken = z.object({ token: z.string().min(1).max(100) })

/** Links that let people into a group. */
export const inviteRoutes = {
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
}
