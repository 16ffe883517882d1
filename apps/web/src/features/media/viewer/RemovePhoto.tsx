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
      done="The photo was deleted"
      failed="Failed to delete the photo"
    >
      <p>It goes from all galleries, with its ratings, and cannot be brought back.</p>
    </DeleteDialog>
  )
}
