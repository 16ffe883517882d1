import type { Group, GroupMember } from '@soundings/contract/groups'
import type { GroupRole } from '@soundings/contract/groups-fields'

/** Something that can be done about a member: another role, or out of the group. */
export type MemberAct =
  | { kind: 'role'; role: GroupRole; label: string; done: string; question?: string }
  | { kind: 'remove'; ban: boolean; label: string; done: string; question: string }

const toRole = (role: GroupRole, label: string, done: string, question?: string): MemberAct => ({
  kind: 'role',
  role,
  label,
  done,
  ...(question !== undefined && { question }),
})

/** What the reader can do about somebody in their group, in the order of the menu. */
export const actsOn = (
  { may }: Pick<Group, 'may'>,
  { id, handle, role }: Pick<GroupMember, 'id' | 'handle' | 'role'>,
  meId: string | undefined,
): MemberAct[] => {
  const who = `@${handle}`
  if (id === meId)
    return role === 'owner'
      ? [
          toRole(
            'organiser',
            'Step down as owner',
            'You’re an organiser now',
            'Owners alone give roles and archive the group. Another owner can make you one again.',
          ),
        ]
      : []
  const roles: MemberAct[] = may.own
    ? [
        ...(role === 'member' ? [toRole('organiser', 'Make organiser', `${who} is an organiser now`)] : []),
        ...(role === 'owner'
          ? []
          : [
              toRole(
                'owner',
                'Make owner…',
                `${who} is an owner now`,
                `${who} can then do everything that you can: give roles, remove people and archive the group. You stay an owner until you step down.`,
              ),
            ]),
        ...(role === 'organiser' ? [toRole('member', 'Make member', `${who} is a member now`)] : []),
        ...(role === 'owner'
          ? [
              toRole(
                'organiser',
                'Make organiser',
                `${who} is an organiser now`,
                `${who} is no longer an owner then.`,
              ),
            ]
          : []),
      ]
    : []
  const mayRemove = may.own || (may.organise && role === 'member')
  if (!mayRemove) return roles
  return [
    ...roles,
    {
      kind: 'remove',
      ban: false,
      label: 'Remove…',
      done: `${who} was removed`,
      question: 'They can join again, or ask to. What they wrote stays.',
    },
    {
      kind: 'remove',
      ban: true,
      label: 'Ban…',
      done: `${who} is kept out`,
      question: 'They are removed and can’t come back, not even by an invitation, until you lift the ban.',
    },
  ]
}
