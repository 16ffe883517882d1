import type { Person } from '@soundings/contract/person'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { actOn } from './people.queries.ts'

type Props = { person: Person; opened: boolean; onClose: () => void }

/** Says what a block does before it is made. */
export const BlockDialog = ({ person: { id, handle }, opened, onClose }: Props) => {
  const queries = useQueryClient()
  return (
    <DeleteDialog
      opened={opened}
      onClose={onClose}
      title={`Block @${handle}?`}
      label="Block"
      remove={() => actOn(queries, 'block', id)}
      done={`@${handle} is blocked`}
      failed="They couldn’t be blocked. Please try again."
      onRemoved={onClose}
    >
      <p>
        You’ll no longer see each other in lists or in the buddy finder, and they see your profile as a
        visitor does. If you’re dive buddies, that ends. They aren’t told, and you can unblock them in the
        settings.
      </p>
    </DeleteDialog>
  )
}
