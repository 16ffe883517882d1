import { Button } from '@mantine/core'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'

type Props = { children: string; isTrying: boolean; onRetry: () => void }

/** Says what of the settings didn’t come, and asks for it again. */
export const LoadAgain = ({ children, isTrying, onRetry }: Props) => (
  <>
    <FormProblem>{children}</FormProblem>
    <div>
      <Button variant="default" loading={isTrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  </>
)
