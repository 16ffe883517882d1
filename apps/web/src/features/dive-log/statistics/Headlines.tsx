import type { DiveStatistics, NotableDive } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import type { ReactNode } from 'react'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { timeSpanText } from './charts.view.ts'
import { DiveLink } from './DiveLink.tsx'
import css from './Headlines.module.css'

const Figure = ({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) => (
  <div className={css.figure}>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {children && <span className={css.more}>{children}</span>}
    </dd>
  </div>
)

/** Where and when a dive was. */
const Notable = ({ dive: { id, siteName, date } }: { dive: NotableDive }) => {
  const language = useDateLanguage((dates) => dates.language)
  return (
    <>
      <DiveLink diveId={id}>{siteName}</DiveLink>, {dateText(date, language)}
    </>
  )
}

/** What a log comes down to. Dives made before it are told apart. */
export const Headlines = ({ statistics }: { statistics: DiveStatistics }) => {
  const { totalDives, loggedDives, startingDives, hoursUnderwater, deepest, longest, countries, sites } =
    statistics
  return (
    <dl className={css.figures}>
      <Figure label="Total Dives" value={numberText(totalDives)}>
        {startingDives > 0 &&
          `${numberText(loggedDives)} in this log, ${numberText(startingDives)} before it`}
      </Figure>
      <Figure label="Hours Underwater" value={numberText(hoursUnderwater, 1, 1)}>
        {startingDives > 0 && 'in this log'}
      </Figure>
      {deepest && (
        <Figure label="Deepest" value={<Depth metres={deepest.value} />}>
          <Notable dive={deepest} />
        </Figure>
      )}
      {longest && (
        <Figure label="Longest" value={timeSpanText(longest.value)}>
          <Notable dive={longest} />
        </Figure>
      )}
      <Figure label="Countries" value={numberText(countries)} />
      <Figure label="Sites" value={numberText(sites)} />
    </dl>
  )
}
