import {
  type Group,
  type GroupChange,
  type GroupForm,
  type GroupLine,
  type GroupMember,
  groups,
} from '@soundings/contract/groups'
import type { GroupRole, MemberState } from '@soundings/contract/groups-fields'
import type { Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { followAbout } from '#shared/api/follow.ts'
import { readPages, refresh } from '#shared/api/query.ts'
import type { GroupsSearch } from './list/groups-list.view.ts'

/** In kilometres: how far a home site can be. */
const nearRadius = 200

const hub = area('/api/community/groups')
/** Whoever joins or leaves reads and writes other things in the community. */
const reads = ['/api/community'] as const

/** The groups that an address asks for, page by page. */
export const groupsQuery = ({ q, filter, country, near }: GroupsSearch) =>
  hub.readPages(groups.list, {
    query: {
      ...(q && { q }),
      ...(filter && { filter }),
      ...(country && { country }),
      ...(near && { near, radius: nearRadius }),
    },
  })

/** A group; what is shown of it is asked for anew when it is looked at after half a minute. */
export const groupQuery = (groupId: string) => ({
  ...hub.read(groups.get, { params: { groupId } }),
  staleTime: 30_000,
})

export const membersQuery = (groupId: string, state: MemberState = 'in') => ({
  ...readPages(groups.members, { params: { groupId }, query: state === 'in' ? {} : { state } }),
  staleTime: 30_000,
})

export const logbookQuery = (groupId: string) => ({
  ...hub.readPages(groups.logbook, { params: { groupId }, query: {} }),
  staleTime: 30_000,
})

/** Somebody else changed the group, or who is in it. */
export const followGroup = (queries: QueryClient, groupId: string): void => void followAbout(queries, groupId)

/** The reader came or went: everything in the community may read otherwise. */
export const refreshAll = (queries: QueryClient): void => void refresh(queries, reads)

type Lists = InfiniteData<Reply<typeof groups.list>>

/** Changes a group wherever it is shown; answers how to take that back. */
const patch = (queries: QueryClient, groupId: string, change: <G extends GroupLine>(group: G) => G) => {
  const lists = { queryKey: [groups.list.path, 'pages'] }
  const before = queries.getQueriesData<Lists>(lists)
  const { queryKey } = groupQuery(groupId)
  const one = queries.getQueryData(queryKey)
  queries.setQueriesData<Lists>(
    lists,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((group) => (group.id === groupId ? change(group) : group)),
        })),
      },
  )
  queries.setQueryData(queryKey, (group) => group && change(group))
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
    queries.setQueryData(queryKey, one)
  }
}

/** A step into a group or out of it: shown at once, and taken back where it fails. */
export const step = async (
  queries: QueryClient,
  groupId: string,
  shown: <G extends GroupLine>(group: G) => G,
  send: () => Promise<Reply<typeof groups.join>>,
): Promise<Reply<typeof groups.join>> => {
  await queries.cancelQueries({ queryKey: groupQuery(groupId).queryKey })
  const takeBack = patch(queries, groupId, shown)
  try {
    const { state, isMember, members } = await send()
    patch(queries, groupId, (group) => ({ ...group, membership: state, isMember, members }))
    refreshAll(queries)
    return { state, isMember, members }
  } catch (error) {
    takeBack()
    throw error
  }
}

export const sendJoin = (groupId: string, note = '') =>
  call(groups.join, { params: { groupId }, body: note === '' ? {} : { note } })
export const sendLeave = (groupId: string) => call(groups.leave, { params: { groupId } })

const show = (queries: QueryClient, group: Group): Group => {
  queries.setQueryData(groupQuery(group.id).queryKey, group)
  refreshAll(queries)
  return group
}

/** Founds a group; with the same key never a second one. */
export const createGroup = async (queries: QueryClient, form: z.input<typeof GroupForm>): Promise<Group> =>
  show(queries, await call(groups.create, { body: form }))

export const changeGroup = async (
  queries: QueryClient,
  groupId: string,
  change: z.input<typeof GroupChange>,
): Promise<Group> => show(queries, await call(groups.change, { params: { groupId }, body: change }))

/** The group as it is now, where somebody else changed it meanwhile. */
export const fetchGroup = (queries: QueryClient, groupId: string): Promise<Group> =>
  queries.fetchQuery({ ...groupQuery(groupId), staleTime: 0 })

export const archiveGroup = async (queries: QueryClient, groupId: string): Promise<Group> =>
  show(queries, await call(groups.archive, { params: { groupId } }))

/** Says whether one hears of new threads: shown at once, and taken back where it fails. */
export const watchGroup = async (queries: QueryClient, groupId: string, watches: boolean): Promise<void> => {
  const { queryKey } = groupQuery(groupId)
  const show = (now: boolean) =>
    queries.setQueryData(queryKey, (group) => group && { ...group, watches: now })
  show(watches)
  try {
    await call(groups.watch, { params: { groupId }, body: { watches } })
  } catch (error) {
    show(!watches)
    throw error
  }
}

/** Somebody’s place in the group was changed: its lists and its figures are asked for anew. */
const changed = async (queries: QueryClient, groupId: string): Promise<void> => {
  await followAbout(queries, groupId)
}

export const acceptMember = async (queries: QueryClient, groupId: string, userId: string) => {
  const member = await call(groups.changeMember, { params: { groupId, userId }, body: { state: 'in' } })
  void changed(queries, groupId)
  return member
}

/** Invites somebody by name. */
export const inviteMember = async (queries: QueryClient, groupId: string, userId: string) => {
  const member = await call(groups.changeMember, { params: { groupId, userId }, body: { state: 'invited' } })
  void changed(queries, groupId)
  return member
}

export const giveRole = async (
  queries: QueryClient,
  groupId: string,
  userId: string,
  role: GroupRole,
): Promise<GroupMember> => {
  const member = await call(groups.changeMember, { params: { groupId, userId }, body: { role } })
  void changed(queries, groupId)
  return member
}

/** Declines a request, removes somebody, or lifts a ban. */
export const removeMember = async (
  queries: QueryClient,
  groupId: string,
  userId: string,
  ban = false,
): Promise<void> => {
  await call(groups.removeMember, { params: { groupId, userId }, query: ban ? { ban: 'true' } : {} })
  void changed(queries, groupId)
}

export const shareEntry = async (queries: QueryClient, groupId: string, itemId: string) => {
  const entry = await call(groups.share, { params: { groupId, itemId } })
  void queries.invalidateQueries(logbookQuery(groupId))
  return entry
}

export const unshareEntry = async (queries: QueryClient, groupId: string, itemId: string): Promise<void> => {
  await call(groups.unshare, { params: { groupId, itemId } })
  void queries.invalidateQueries(logbookQuery(groupId))
}
