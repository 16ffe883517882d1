import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { Part } from '#shared/ui/Part.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { numberCell } from './charts.view.ts'
import css from './DiveDays.module.css'
import { HeatMap } from './HeatMap.tsx'
import { daysQuery } from './statistics.queries.ts'

type Day = { date: string; dives: number }

const about = (days: readonly Day[]): string => {
  const dives = days.reduce((sum, day) => sum + day.dives, 0)
  return plural(
    days.length,
    { one: '{dives} on # day.', other: '{dives} on # days.' },
    { dives: plural(dives, { one: '# dive', other: '# dives' }) },
  )
}

/** On which days of a year somebody dived. `years` are those of the log, newest first. */
export const DiveDays = ({ years }: { years: readonly number[] }) => {
  const query = useQuery(daysQuery())
  const language = useDateLanguage((dates) => dates.language)
  const [chosen, choose] = useState<number | null>(null)
  // A year whose last dive was deleted is gone from the log.
  const year = chosen !== null && years.includes(chosen) ? chosen : years[0]
  if (year === undefined) return null
  const ofYear = query.data?.items.filter(({ date }) => Number(date.slice(0, 4)) === year) ?? []
  return (
    <ChartPanel
      name={`days-${year}`}
      title="Dive days"
      headings={['Day', 'Dives']}
      rows={ofYear.map(({ date, dives }) => ({
        key: date,
        cells: [{ text: dateText(date, language), value: date }, numberCell(dives)],
      }))}
      about={query.data && about(ofYear)}
    >
      <ChoiceField
        className={css.year ?? ''}
        label="Year"
        data={years.map(String)}
        value={String(year)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <Part query={query} failed="Couldn’t load your dive days." height={300}>
        {() => <HeatMap key={year} year={year} days={ofYear} />}
      </Part>
    </ChartPanel>
  )
}
