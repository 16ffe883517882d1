import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { settingsQuery } from '../settings.queries.ts'
import css from './LoadFailure.module.css'

/** Says that a member's settings did not come, so that those of the device are shown, and tries again. */
export const LoadFailure = () => {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(settingsQuery)
  const isMissing = !data && errorUpdateCount > 0
  return (
    <div className={css.place} data-shown={isMissing}>
      <FormProblem>
        {isMissing ? 'Failed to load settings. These are the ones saved on this device.' : null}
      </FormProblem>
      {isMissing && (
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  )
}
