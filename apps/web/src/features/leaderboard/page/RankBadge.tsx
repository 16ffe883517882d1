import { numberText } from '@soundings/rules/phrases'
import css from './RankBadge.module.css'

const metals: Readonly<Record<number, string>> = { 1: 'gold', 2: 'silver', 3: 'bronze' }

/** A rank: gold, silver and bronze for the first three. */
export const RankBadge = ({ rank }: { rank: number }) => (
  <span
    className={css.rank}
    data-metal={metals[rank]}
    role="img"
    aria-label={`Rank ${numberText(rank)}${metals[rank] ? `, ${metals[rank]}` : ''}`}
  >
    {numberText(rank)}
  </span>
)
