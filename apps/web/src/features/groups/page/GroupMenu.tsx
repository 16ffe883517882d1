import { Menu } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import { type GroupTab, groupPath } from '@soundings/contract/groups-pages'
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconDots,
  IconFlag,
  IconLink,
  IconPencil,
} from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { asMember } from '#shared/session/as-member.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { copyLink } from '#shared/ui/share-link.ts'
import { toast } from '#shared/ui/toast.tsx'
import { EditGroup } from '../form/EditGroup.tsx'
import { changeGroup, watchGroup } from '../groups.queries.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

type Open = 'edit' | 'archive' | 'leave' | 'report'

type Props = { group: Group; onTab: (tab: GroupTab) => void }

/** What else can be done with a group: changed, archived, left or reported. */
export const GroupMenu = ({ group, onTab }: Props) => {
  const { id, name, version, may, isMember, state, watches } = group
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const wasReported = useWasWanted(open === 'report')
  const wasEdited = useWasWanted(open === 'edit')
  const close = () => setOpen(null)
  const { mutate: reopen } = useMutation({
    mutationFn: () => changeGroup(queries, id, { isArchived: false, version }),
    onSuccess: () => toast.success('The group is open again'),
    onError: (error) => toast.error(wordsOf(error, 'The group couldn’t be opened again.')),
  })
  const watch = () =>
    void watchGroup(queries, id, !watches).then(
      () => toast.success(watches ? 'You won’t hear of new threads' : 'You’ll hear of new threads'),
      (error) => toast.error(wordsOf(error, 'That couldn’t be changed. Please try again.')),
    )
  const isArchived = state === 'archived'
  return (
    <>
      <ActionMenu label="More about this group" icon={<IconDots {...icon} />} width={270} variant="default">
        {may.organise && !isArchived && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setOpen('edit')}>
            Edit group
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLink {...icon} />}
          onClick={() => void copyLink(new URL(groupPath(group), window.location.origin).href)}
        >
          Copy link
        </Menu.Item>
        {isMember && !isArchived && (
          <Menu.Item
            leftSection={watches ? <IconBellOff {...icon} /> : <IconBell {...icon} />}
            onClick={watch}
          >
            {watches ? 'Stop telling me of new threads' : 'Tell me of new threads'}
          </Menu.Item>
        )}
        {may.own && (
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
            onClick={() => (isArchived ? reopen() : setOpen('archive'))}
          >
            {isArchived ? 'Open again' : 'Archive…'}
          </Menu.Item>
        )}
        {isMember && (
          <Menu.Item leftSection={<IconDoorExit {...icon} />} onClick={() => setOpen('leave')}>
            Leave group…
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconFlag {...icon} />}
          onClick={() => void asMember('Log in to report the group.', () => setOpen('report'))}
        >
          Report…
        </Menu.Item>
      </ActionMenu>
      {wasEdited && <EditGroup group={group} opened={open === 'edit'} onClose={close} />}
      <ArchiveDialog group={group} opened={open === 'archive'} onClose={close} />
      <LeaveDialog
        group={group}
        opened={open === 'leave'}
        onClose={close}
        onHandOver={() => {
          close()
          onTab('members')
        }}
        onArchive={() => setOpen('archive')}
      />
      {wasReported && (
        <Suspense>
          <FlagDialog
            name={name}
            item={{ type: 'groups', itemId: id }}
            opened={open === 'report'}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
