import type { Board } from '@soundings/contract/leaderboard'
import { boardRuleTexts } from '@soundings/rules/leaderboard'
import css from './LeaderboardPage.module.css'

/** How a board counts: the words of the module that computes it. */
export const HowItCounts = ({ board }: { board: Board }) => {
  const rule = boardRuleTexts.find((one) => one.board === board)
  if (!rule) return null
  return (
    <details className={css.rules}>
      <summary>How this board counts</summary>
      <p>{rule.counts}</p>
      <p>
        <code>{rule.formula}</code>
      </p>
      <ul>
        {rule.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={css.quiet}>
        Equal scores share a rank, and whoever reached it first comes first. Months and years are by UTC.
      </p>
    </details>
  )
}
