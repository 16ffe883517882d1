import { Button } from '@mantine/core'
import css from './form.module.css'

type Props = {
  /** What is written on the button that sends the form. */
  send: string
  isSending?: boolean
  /** `danger` where something goes for good. */
  variant?: 'main' | 'danger'
  /** What is written on the button that leaves everything as it was. */
  cancel?: string
  onCancel: () => void
}

/** The two ways out of a form. */
export const FormActions = ({
  send,
  isSending = false,
  variant = 'main',
  cancel = 'Cancel',
  onCancel,
}: Props) => (
  <div className={css.actions}>
    <Button type="submit" variant={variant} loading={isSending}>
      {send}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
)
