import type { GroupKind, GroupRole, GroupState, MemberState } from '@soundings/contract/groups-fields'
import { fold, slugOf } from './text.ts'

/** The readable end of a group’s address; `group` where its name has no Latin letters. */
export const groupSlug = (name: string): string => (fold(name).match(/[a-z0-9]/) ? slugOf(name) : 'group')

/** A group, as far as it decides who sees it. */
type Seen = { kind: GroupKind; state: GroupState }
/** Where a reader stands with it; a visitor and a stranger do nowhere. */
type Standing = { state: MemberState; role: GroupRole } | null

const isIn = (standing: Standing): boolean => standing?.state === 'in'

/** Whether a reader sees the card of a group: a private one is its members’ and theirs whom it invited. */
export const maySeeGroup = ({ kind, state }: Seen, standing: Standing): boolean => {
  if (isIn(standing)) return true
  if (state === 'held' || state === 'removed') return false
  return kind !== 'private' || standing?.state === 'invited'
}

/** Whether a reader reads what is said and shared in a group. */
export const mayReadGroup = ({ kind, state }: Seen, standing: Standing): boolean =>
  isIn(standing) || (kind !== 'private' && state !== 'held' && state !== 'removed')

/** What pressing the button of a card does: a banned one reads the same as where nobody comes in. */
export const joinOf = ({ kind, state }: Seen, standing: Standing): 'join' | 'request' | 'no' => {
  if (state !== 'public' || isIn(standing) || standing?.state === 'banned') return 'no'
  if (standing?.state === 'invited') return 'join'
  if (standing?.state === 'requested' || kind === 'private') return 'no'
  return kind === 'open' ? 'join' : 'request'
}

/** Who answers requests, invites and removes. */
export const mayOrganise = (role: GroupRole | null): boolean => role === 'owner' || role === 'organiser'

const rank = { member: 0, organiser: 1, owner: 2 } as const satisfies Record<GroupRole, number>

/** Whether somebody removes or bans somebody else: those below them, and nobody removes an owner. */
export const mayRemove = (mine: GroupRole | null, theirs: GroupRole): boolean =>
  mine !== null && mayOrganise(mine) && rank[mine] > rank[theirs]

/** Who owns a group after its last owner left: the longest-standing organiser, else the longest-standing member. */
export const heirOf = <Person extends { role: GroupRole; at: Date; userId: string }>(
  others: readonly Person[],
): Person | undefined =>
  others.toSorted(
    (one, other) =>
      rank[other.role] - rank[one.role] ||
      one.at.getTime() - other.at.getTime() ||
      (one.userId < other.userId ? -1 : 1),
  )[0]
