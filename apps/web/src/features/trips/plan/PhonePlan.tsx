import { ActionIcon } from '@mantine/core'
import { IconBulb, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { BottomSheet } from '#shared/ui/BottomSheet.tsx'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import { icon } from '#shared/ui/icons.ts'
import { Warnings } from '../advice/Warnings.tsx'
import { DaySection } from './DaySection.tsx'
import { colourOf } from './marks.ts'
import css from './plan.module.css'
import type { PlanDay } from './plan.view.ts'
import { TripMap } from './TripMap.tsx'

type Props = Omit<ComponentProps<typeof DaySection>, 'day' | 'isNamed'> & {
  days: readonly PlanDay[]
  day: string | undefined
  onDay: (day: string) => void
  onChoose: (stopId: string) => void
  empty: string
}

/** The day that is looked at first: the one that was asked for, today, or the first. */
const dayShown = (days: readonly PlanDay[], asked: string | undefined): number => {
  const find = (day: string | undefined) => days.findIndex((each) => (each.day ?? 'ideas') === day)
  const at = find(asked)
  return at >= 0 ? at : Math.max(0, find(dayHere(Date.now())))
}

/** The plan on a phone: a day at a time in a sheet over the map. */
export const PhonePlan = ({ days, day: asked, onDay, onChoose, empty, ...ways }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const title = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<SheetStop>('half')
  const at = dayShown(days, asked)
  const day = days[at]
  if (!day) return null
  const go = (to: number) => {
    const next = days[to]
    if (next) onDay(next.day ?? 'ideas')
  }
  const height = frame.current?.clientHeight ?? 560
  return (
    <div ref={frame} className={css.phone}>
      <div className={css.phoneMap}>
        <TripMap
          plan={[day]}
          chosen={ways.chosen}
          onChoose={(stopId) => {
            onChoose(stopId)
            setStop('half')
            document.getElementById(`stop-${stopId}`)?.scrollIntoView({ block: 'center' })
          }}
          covered={stop === 'peek' ? 96 : height / 2}
          empty={empty}
        />
      </div>
      <BottomSheet
        labelledBy={title}
        stop={stop}
        onStop={setStop}
        head={
          <div className={css.phoneHead}>
            <ActionIcon
              variant="quiet"
              aria-label="Day before"
              disabled={at === 0}
              onClick={() => go(at - 1)}
            >
              <IconChevronLeft {...icon} />
            </ActionIcon>
            <h2 id={title} className={css.phoneTitle}>
              <span
                className={css.number}
                aria-hidden="true"
                style={{ background: `var(${colourOf(day.number)})` }}
              >
                {day.number ?? <IconBulb {...icon} size={16} />}
              </span>
              <span>
                {day.number === null ? 'Ideas' : `Day ${day.number}`}
                {day.day !== null && <span className={css.date}>{shortDayText(day.day, language)}</span>}
              </span>
            </h2>
            <ActionIcon
              variant="quiet"
              aria-label="Next day"
              disabled={at === days.length - 1}
              onClick={() => go(at + 1)}
            >
              <IconChevronRight {...icon} />
            </ActionIcon>
            <select
              className={css.pick}
              aria-label="Choose a day"
              value={day.day ?? 'ideas'}
              onChange={({ target }) => onDay(target.value)}
            >
              {days.map((each) => (
                <option key={each.day ?? 'ideas'} value={each.day ?? 'ideas'}>
                  {each.number === null
                    ? `Ideas (${each.stops.length})`
                    : `Day ${each.number} (${each.stops.length})`}
                </option>
              ))}
            </select>
          </div>
        }
      >
        <div className={css.phoneBody}>
          <DaySection {...ways} day={day} isNamed />
          <Warnings tripId={ways.trip.id} />
        </div>
      </BottomSheet>
    </div>
  )
}
