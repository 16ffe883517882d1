import { Button } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { removePhoto } from '../media.queries.ts'
import css from './PhotoForm.module.css'

type Props = { photo: Photo; opened: boolean; onClose: () => void; onRemoved: () => void }

/** Deletes a photo, after asking. */
export const RemovePhoto = ({ photo, opened, onClose, onRemoved }: Props) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removePhoto(queries, photo.id),
    onSuccess: () => {
      toast.success('The photo was deleted')
      onRemoved()
    },
  })
  return (
    <FormModal opened={opened} onClose={onClose} title="Delete this photo?">
      <div className={css.form}>
        <FormProblem>{error && wordsOf(error, 'Failed to delete the photo')}</FormProblem>
        <p>It goes from all galleries, with its ratings, and cannot be brought back.</p>
        <div className={css.actions}>
          <Button className={css.remove} data-autofocus loading={isPending} onClick={() => mutate()}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
