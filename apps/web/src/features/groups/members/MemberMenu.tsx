import { Menu } from '@mantine/core'
import type { Group, GroupMember } from '@soundings/contract/groups'
import { IconDots } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useSession } from '#shared/session/session-store.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { giveRole, removeMember } from '../groups.queries.ts'
import { actsOn, type MemberAct } from './member-acts.ts'

const failed = 'That couldn’t be changed. Please try again.'

type Props = { group: Group; member: GroupMember }

/** What organisers and owners can do about a member; nothing for everybody else. */
export const MemberMenu = ({ group, member }: Props) => {
  const queries = useQueryClient()
  const meId = useSession(({ user }) => user?.id)
  const [asked, setAsked] = useState<MemberAct | null>(null)
  const [isOpen, setOpen] = useState(false)
  const acts = actsOn(group, member, meId)
  if (acts.length === 0) return null

  const act = async (chosen: MemberAct): Promise<void> => {
    if (chosen.kind === 'role') await giveRole(queries, group.id, member.id, chosen.role)
    else await removeMember(queries, group.id, member.id, chosen.ban)
  }
  const press = (chosen: MemberAct) => {
    if (chosen.question !== undefined) {
      setAsked(chosen)
      setOpen(true)
      return
    }
    act(chosen).then(
      () => toast.success(chosen.done),
      (error) => toast.error(wordsOf(error, failed)),
    )
  }
  return (
    <>
      <ActionMenu
        label={`Change what @${member.handle} is`}
        icon={<IconDots {...icon} />}
        width={210}
        variant="quiet"
      >
        {acts.map((one) => (
          <Menu.Item key={one.label} onClick={() => press(one)}>
            {one.label}
          </Menu.Item>
        ))}
      </ActionMenu>
      {asked && (
        <DeleteDialog
          opened={isOpen}
          onClose={() => setOpen(false)}
          title={`${asked.label.replace('…', '')}: @${member.handle}?`}
          label={asked.label.replace('…', '')}
          remove={() => act(asked)}
          done={asked.done}
          failed={failed}
          onRemoved={() => setOpen(false)}
        >
          <p>{asked.question}</p>
        </DeleteDialog>
      )}
    </>
  )
}
