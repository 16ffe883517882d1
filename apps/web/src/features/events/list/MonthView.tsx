import { ActionIcon, Button } from '@mantine/core'
import type { EventLine } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { partialDateText, wholeDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { eventsQuery } from '../events.queries.ts'
import { CreateEvent } from './CreateEvent.tsx'
import { EventRows } from './EventRow.tsx'
import { byDay } from './event.view.ts'
import type { EventsSearch } from './events.view.ts'
import { listInput, monthShown } from './events.view.ts'
import { MonthTable } from './MonthTable.tsx'
import css from './MonthView.module.css'
import { monthAfter, monthOf, spanOf } from './month.view.ts'

/** So many come at once, and so often by themselves: a month of a busy country has more. */
const pageSize = 100
const mostPages = 3

const none: readonly EventLine[] = []

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** The events of a month, and below it those of the day that is chosen. */
export const MonthView = ({ search, onChange }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const today = dayHere(Date.now())
  const month = monthShown(search, today)
  const [chosen, setChosen] = useState(today)
  const day = monthOf(chosen) === month ? chosen : `${month}-01`
  const list = usePages({
    ...eventsQuery({ ...listInput(search), ...spanOf(month), limit: pageSize }),
    placeholderData: (shown) => shown,
  })
  const { items = none, error, readOn } = list
  const read = items.length
  useEffect(() => {
    if (read > 0 && read < pageSize * mostPages) readOn()
  }, [read, readOn])
  const days = useMemo(() => byDay(items), [items])
  const ofDay = days.get(day) ?? none
  const show = (next: string) => onChange({ month: next === monthOf(today) ? undefined : next })
  const choose = (next: string) => {
    setChosen(next)
    if (monthOf(next) !== month) show(monthOf(next))
  }
  return (
    <div className={css.view} aria-busy={!list.isAnswered && error === null}>
      <div className={css.head}>
        <h2 className={css.month} aria-live="polite">
          {partialDateText(month, language)}
        </h2>
        <div className={css.turn}>
          {month !== monthOf(today) && (
            <Button variant="default" onClick={() => choose(today)}>
              Today
            </Button>
          )}
          <ActionIcon
            variant="default"
            aria-label="Previous month"
            onClick={() => show(monthAfter(month, -1))}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Next month" onClick={() => show(monthAfter(month, 1))}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </div>
      </div>
      {error && read === 0 ? (
        <FailureNotice title="Events couldn’t be loaded" error={error} onRetry={list.retry} />
      ) : (
        <>
          <MonthTable {...{ month, today, day, days }} onDay={choose} />
          <section className={css.day} aria-label="Events on this day">
            <h3 className={css.dayName} aria-live="polite">
              {wholeDayText(day, language)}
              {ofDay.length > 0 && <span>{plural(ofDay.length, { one: '# event', other: '# events' })}</span>}
            </h3>
            {ofDay.length > 0 ? (
              <EventRows events={ofDay} label="Events on this day" />
            ) : (
              <div className={css.free}>
                <p>{list.isAnswered ? 'Nothing is planned on this day.' : 'Loading…'}</p>
                {list.isAnswered && day >= today && <CreateEvent variant="default" />}
              </div>
            )}
          </section>
          {read >= pageSize * mostPages && <ListEnd of="events" {...list} />}
        </>
      )}
    </div>
  )
}
