import { groups } from '@soundings/contract/groups'
import type { QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { refreshAll } from '../groups.queries.ts'

export const invitesQuery = (groupId: string) => ({
  ...area('/api/community/groups').read(groups.invites, { params: { groupId } }),
  staleTime: 10_000,
})

/** What an invitation leads to, for whoever has its link. */
export const invitationQuery = (token: string) => ({
  ...area('/api/community/group-invites').read(groups.invitation, { params: { token } }),
  staleTime: 10_000,
})

export const makeInvite = async (
  queries: QueryClient,
  groupId: string,
  body: { uses: number; days: number },
) => {
  const invite = await call(groups.invite, { params: { groupId }, body })
  void queries.invalidateQueries(invitesQuery(groupId))
  return invite
}

export const revokeInvite = async (
  queries: QueryClient,
  groupId: string,
  inviteId: string,
): Promise<void> => {
  await call(groups.revokeInvite, { params: { groupId, inviteId } })
  void queries.invalidateQueries(invitesQuery(groupId))
}

export const acceptInvitation = async (queries: QueryClient, token: string) => {
  const accepted = await call(groups.acceptInvitation, { params: { token } })
  refreshAll(queries)
  return accepted
}
