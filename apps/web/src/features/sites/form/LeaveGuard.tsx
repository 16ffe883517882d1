import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from './LeaveGuard.module.css'

/** Asks before somebody leaves what they typed and nothing keeps. `isAtRisk` is asked at that moment. */
export const LeaveGuard = ({ isAtRisk }: { isAtRisk: () => boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isAtRisk,
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  })
  return (
    <FormModal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave this page?">
      <div className={css.ask}>
        <p>You have unsaved changes. If you continue, they will be lost.</p>
        <div className={css.actions}>
          <Button variant="default" data-autofocus onClick={() => reset?.()}>
            Stay here
          </Button>
          <Button variant="quiet" onClick={() => proceed?.()}>
            Leave without saving
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
