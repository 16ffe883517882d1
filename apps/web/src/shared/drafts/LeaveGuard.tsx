import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from '#shared/ui/form/form.module.css'

type Props = {
  /** Whether leaving loses what was typed. Asked at that moment. */
  isAtRisk: () => boolean
  /** Whether what was typed outlives the closing of the page. */
  isKept?: () => boolean
  /** Somebody leaves, and what they typed shall be gone. */
  onLeave?: () => void
}

/** Asks before somebody leaves what they typed behind. */
export const LeaveGuard = ({ isAtRisk, isKept = () => false, onLeave }: Props) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isAtRisk,
    enableBeforeUnload: () => isAtRisk() && !isKept(),
    withResolver: true,
  })
  const leave = () => {
    onLeave?.()
    proceed?.()
  }
  return (
    <FormModal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave this page?">
      <div className={css.form}>
        <p>You have unsaved changes. If you continue, they will be lost.</p>
        <div className={css.actions}>
          <Button variant="default" data-autofocus onClick={() => reset?.()}>
            Stay here
          </Button>
          <Button variant="quiet" onClick={leave}>
            Leave without saving
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
