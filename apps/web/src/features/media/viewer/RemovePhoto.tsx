import type { Photo } from '@soundings/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { removePhoto } from '../media.queries.ts'

type Props = { photo: Photo; opened: boolean; onClose: () => void; onRemoved: () => void }

/** Deletes a photo, after asking. */
export const RemovePhoto = ({ photo, ...dialog }: Props) => {
  const queries = useQueryClient()
  return (
    <DeleteDialog
      {...dialog}
      title="Delete this photo?"
      remove={() => removePhoto(queries, photo.id)}
      done="Photo deleted"
      failed="The photo couldn’t be deleted"
    >
      <p>
        {photo.approvalStatus === 'private'
          ? 'It will be removed wherever you use it. This can’t be undone.'
          : 'It will be removed from all galleries, with its ratings. This can’t be undone.'}
      </p>
    </DeleteDialog>
  )
}
