import { monthRanges, yearStrip } from '@soundings/rules/months'
import { Box } from './Box.tsx'
import css from './MonthStrip.module.css'

/** The year as twelve cells, the best months filled, and the same in words. */
export const MonthStrip = ({ months }: { months: readonly number[] }) => {
  if (months.length === 0) return null
  return (
    <Box title="Best months">
      <div className={css.strip} aria-hidden="true">
        {yearStrip(months).map(({ month, initial, isBest }) => (
          <span key={month} data-best={isBest}>
            {initial}
          </span>
        ))}
      </div>
      <p className={css.words}>{monthRanges(months)}</p>
    </Box>
  )
}
