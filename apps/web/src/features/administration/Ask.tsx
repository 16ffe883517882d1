import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import css from '#shared/ui/form/form.module.css'
import { toast } from '#shared/ui/toast.tsx'

/** What is asked before an admin does something. */
export type Question<Done> = {
  title: string
  /** What follows from it. */
  text: ReactNode
  /** What is written on the button that does it. */
  label: string
  isDangerous?: boolean
  act: () => Promise<Done>
  /** Told when it is done. */
  done: (of: Done) => string
  /** Said when a failure has no words of its own. */
  failed: string
}

type Props<Done> = { question: Question<Done>; opened: boolean; onClose: () => void }

/** Asks once before something is done, and says what was. A failure stands above the question. */
export const Ask = <Done,>({ question, opened, onClose }: Props<Done>) => {
  const { title, text, label, isDangerous = false, act, done, failed } = question
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess: (of) => {
      toast.success(done(of))
      onClose()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <FormModal opened={opened} onClose={close} title={title}>
      <div className={css.form}>
        <FormProblem>{error && wordsOf(error, failed)}</FormProblem>
        <p>{text}</p>
        <div className={css.actions}>
          <Button variant={isDangerous ? 'danger' : 'main'} loading={isPending} onClick={() => mutate()}>
            {label}
          </Button>
          <Button variant="quiet" data-autofocus onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
