import { useQuery } from '@tanstack/react-query'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import css from './SampleThingsPage.module.css'
import { sampleThingsQuery } from './sample-things.queries.ts'

/** The page of sample things. */
export const SampleThingsPage = () => {
  useTitle('Sample things')
  const { data, error, refetch } = useQuery(sampleThingsQuery())
  return (
    <article className={css.page} aria-busy={!data && !error}>
      <h1 tabIndex={-1}>Sample things</h1>
      {error && !data && (
        <FailureNotice title="Failed to load sample things" error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p>There are no sample things yet.</p>}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
