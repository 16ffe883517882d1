import type { Group } from '@soundings/contract/groups'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { archiveGroup } from '../groups.queries.ts'

type Props = { group: Pick<Group, 'id' | 'name'>; opened: boolean; onClose: () => void }

/** Says what archiving a group does before it is done. */
export const ArchiveDialog = ({ group: { id, name }, opened, onClose }: Props) => {
  const queries = useQueryClient()
  return (
    <DeleteDialog
      opened={opened}
      onClose={onClose}
      title={`Archive ${name}?`}
      label="Archive"
      remove={() => archiveGroup(queries, id)}
      done="The group is archived"
      failed="The group couldn’t be archived. Please try again."
      onRemoved={onClose}
    >
      <p>
        Everybody who can see the group can still read it, but nothing new can be added and nobody can join.
        Its members are told. You can open it again at any time.
      </p>
    </DeleteDialog>
  )
}
