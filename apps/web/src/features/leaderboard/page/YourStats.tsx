import type { Board, UserStats } from '@soundings/contract/leaderboard'
import { scoreText, toNextText, unlistedTexts } from '@soundings/rules/leaderboard'
import { numberText } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { type Asked, aroundMeQuery, ownStatsQuery } from '../leaderboard.queries.ts'
import type { Tab } from './board-words.ts'
import css from './LeaderboardPage.module.css'
import { RankBadge } from './RankBadge.tsx'

const choices = ['dives-unasked', 'dives-off', 'contributions-off', 'hidden']

/** Who is just before and after oneself. */
const Neighbours = ({ board, asked }: { board: Board; asked: Asked }) => {
  const { data, error, isFetching, refetch } = useQuery(aroundMeQuery(board, asked))
  if (!data && error && !isFetching)
    return (
      <FailureNotice
        title="Divers near you couldn’t be loaded"
        level={3}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.items.length < 2) return null
  return (
    <>
      <h3>Near you</h3>
      <ol className={css.near}>
        {data.items.map(({ id, handle, name, rank, score, isMe }) => (
          <li key={id} data-me={isMe || undefined}>
            <RankBadge rank={rank} />
            {isMe ? (
              <strong>You</strong>
            ) : (
              <Link to="/profile/$username" params={{ username: handle }}>
                <bdi>{name ?? `@${handle}`}</bdi>
              </Link>
            )}
            <span className={css.quiet}>{scoreText(board, score)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What is missing to the next rank, or why one is not listed. */
const Standing = ({ board, stats, asked }: { board: Board; stats: UserStats; asked: Asked }) => {
  const { rank, toNext, reasons } = stats.boards[board]
  const isFiltered = asked.country !== undefined || asked.group !== undefined
  if (rank !== null) return <p>{toNext === null ? 'Nobody has more than you.' : toNextText(board, toNext)}</p>
  if (reasons.length === 0)
    return isFiltered ? <p>You aren’t part of this selection, so you have no rank in it.</p> : null
  return (
    <div className={css.why}>
      <p>You aren’t listed on this board:</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{unlistedTexts[reason]}</li>
        ))}
      </ul>
      {reasons.some((reason) => choices.includes(reason)) && (
        <Link to="/profile" search={{ open: 'privacy' }}>
          Change what you show
        </Link>
      )}
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: number | null | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === undefined || value === null ? '–' : numberText(value)}</dd>
  </div>
)

/** One’s own figures, rank, what is missing, and neighbours. */
export const YourStats = ({ tab, asked }: { tab: Tab; asked: Asked }) => {
  const { data, error, isFetching, refetch } = useQuery(ownStatsQuery(asked))
  const board = tab === 'achievements' ? 'divers' : tab
  return (
    <section className={css.own} aria-labelledby="your-stats">
      <h2 id="your-stats">Your Stats</h2>
      {!data && error && !isFetching ? (
        <FailureNotice
          title="Your stats couldn’t be loaded"
          level={3}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <dl className={css.figures}>
          <Figure label="Total Dives" value={data?.dives} />
          <Figure label="Photos Shared" value={data?.photos} />
          <Figure label="Achievements" value={data?.achievements} />
          <Figure label="Current Rank" value={data?.boards[board].rank} />
        </dl>
      )}
      {data && tab !== 'achievements' && (
        <>
          <Standing board={board} stats={data} asked={asked} />
          {data.boards[board].rank !== null && <Neighbours board={board} asked={asked} />}
        </>
      )}
    </section>
  )
}
