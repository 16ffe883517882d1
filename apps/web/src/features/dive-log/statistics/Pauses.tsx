import type { DiveStatistics } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { numberCell } from './charts.view.ts'
import { DiveLink } from './DiveLink.tsx'
import css from './Pauses.module.css'

/** So many are listed; the table has all. */
const most = 5

/** First dives after half a year or more without any, newest first; nothing where there was no such pause. */
export const Pauses = ({ pauses }: { pauses: DiveStatistics['pauses'] }) => {
  const language = useDateLanguage((dates) => dates.language)
  if (pauses.length === 0) return null
  const linkTo = ({ id, to }: DiveStatistics['pauses'][number]) => (
    <DiveLink diveId={id}>{dateText(to, language)}</DiveLink>
  )
  return (
    <ChartPanel
      name="pauses"
      title="First dives after a pause"
      headings={['First dive', 'Last dive before', 'Days without a dive']}
      rows={pauses.map((pause) => ({
        key: pause.id,
        cells: [
          { text: dateText(pause.to, language), value: pause.to },
          { text: dateText(pause.from, language), value: pause.from },
          numberCell(pause.days),
        ],
        shown: [linkTo(pause)],
      }))}
      about="After half a year or more without diving."
    >
      <ul className={css.pauses}>
        {pauses.slice(0, most).map((pause) => (
          <li key={pause.id}>
            {linkTo(pause)}
            <span className={css.days}>
              {plural(pause.days, { one: 'after # day', other: 'after # days' })}
            </span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  )
}
