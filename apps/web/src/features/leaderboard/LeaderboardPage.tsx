import { useQuery } from '@tanstack/react-query'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import css from './LeaderboardPage.module.css'
import { leaderboardQuery } from './leaderboard.queries.ts'

/** The page of leaderboard. */
export const LeaderboardPage = () => {
  useTitle('Leaderboard')
  const { data, error, refetch } = useQuery(leaderboardQuery())
  return (
    <article className={css.page} aria-busy={!data && !error}>
      <h1 tabIndex={-1}>Leaderboard</h1>
      {error && !data && (
        <FailureNotice title="Failed to load leaderboard" error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p>There are no leaderboard yet.</p>}
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
