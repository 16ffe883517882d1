import type { GroupLine } from '@soundings/contract/groups'
import type { GroupKind, GroupRole } from '@soundings/contract/groups-fields'
import { plural } from '@soundings/rules/phrases'

export const membersText = (members: number): string =>
  plural(members, { one: '# member', other: '# members' })
export const postsText = (posts: number): string => plural(posts, { one: '# post', other: '# posts' })

/** What each kind of group is called, and who gets in. */
export const kindWords: Record<GroupKind, { name: string; about: string }> = {
  open: { name: 'Open', about: 'Anybody can read along and join at once.' },
  request: { name: 'On request', about: 'Anybody can read along. Organisers decide who joins.' },
  private: { name: 'Private', about: 'Only members and people you invite know that it exists.' },
}

export const roleWords: Record<GroupRole, string> = {
  owner: 'Owner',
  organiser: 'Organiser',
  member: 'Member',
}

type Standing = Pick<GroupLine, 'isMember' | 'membership' | 'kind' | 'state'>

/** What a press on the button of a group does. */
export type GroupStep = 'view' | 'withdraw' | 'accept' | 'request' | 'join'

/** A member looks at the group, whoever asked takes it back, and everybody else comes in as the group has it. */
export const stepOf = ({ isMember, membership, kind, state }: Standing): GroupStep => {
  if (isMember || state === 'archived') return 'view'
  if (membership === 'requested') return 'withdraw'
  if (membership === 'invited') return 'accept'
  return kind === 'request' ? 'request' : 'join'
}

/** What stands on that button. */
export const stepText: Record<GroupStep, string> = {
  view: 'View Group',
  withdraw: 'Requested · withdraw',
  accept: 'Accept invitation',
  request: 'Request to join',
  join: 'Join Group',
}

/** The group as it is shown before the server has said so; it is put right by its answer. */
export const joined = <G extends GroupLine>(group: G): G => ({
  ...group,
  isMember: true,
  role: group.role ?? 'member',
  membership: 'in',
  members: group.members + (group.isMember ? 0 : 1),
})
export const requested = <G extends GroupLine>(group: G): G => ({ ...group, membership: 'requested' })
export const left = <G extends GroupLine>(group: G): G => ({
  ...group,
  isMember: false,
  role: null,
  membership: null,
  members: group.members - (group.isMember ? 1 : 0),
})
