import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '../toast.tsx'
import { FormModal } from './FormModal.tsx'
import { FormProblem } from './FormProblem.tsx'
import css from './form.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  /** What is asked, e.g. ‘Delete this photo?’. */
  title: string
  /** What goes with it, and whether it comes back. */
  children: ReactNode
  /** What is written on the button that deletes. */
  label?: string
  /** What is written on the button that does not. */
  keepLabel?: string
  remove: () => Promise<unknown>
  /** Told when it is gone. */
  done: string
  /** Said when a failure has no words of its own. */
  failed: string
  onRemoved: () => void
}

/** Deletes something after asking. The keyboard begins where nothing is lost; a failure stands above the question. */
export const DeleteDialog = ({
  opened,
  onClose,
  title,
  children,
  label = 'Delete',
  keepLabel = 'Cancel',
  remove,
  done,
  failed,
  onRemoved,
}: Props) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast.success(done)
      onRemoved()
    },
  })
  return (
    <FormModal opened={opened} onClose={onClose} title={title}>
      <div className={css.form}>
        <FormProblem>{error && wordsOf(error, failed)}</FormProblem>
        {children}
        <div className={css.actions}>
          <Button variant="danger" loading={isPending} onClick={() => mutate()}>
            {label}
          </Button>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {keepLabel}
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
