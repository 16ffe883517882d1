import { Button } from '@mantine/core'
import { numberText } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import css from './AboutNumbers.module.css'
import { aboutQuery } from './about.queries.ts'

/** What this instance says about itself. */
export const AboutNumbers = () => {
  const { data, error, isFetching, refetch } = useQuery(aboutQuery())
  const isLate = useLate(isFetching && !data)
  if (error && !data && !isFetching)
    return (
      <div className={css.failed} role="alert">
        <FailureText error={error} />
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  const waiting = isLate ? '…' : ''
  return (
    <dl className={css.numbers}>
      <div>
        <dt>Dive sites</dt>
        <dd>{data ? numberText(data.sites) : waiting}</dd>
      </div>
      <div>
        <dt>Version</dt>
        <dd>{data ? data.version : waiting}</dd>
      </div>
    </dl>
  )
}
