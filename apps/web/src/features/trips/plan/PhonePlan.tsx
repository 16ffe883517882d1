import { ActionIcon } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import { IconBulb, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ComponentProps, type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { type DateLanguage, shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { useHeight } from '#shared/lib/use-height.ts'
import { BottomSheet } from '#shared/ui/BottomSheet.tsx'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import { icon } from '#shared/ui/icons.ts'
import { Warnings } from '../advice/Warnings.tsx'
import { DaySection } from './DaySection.tsx'
import { colourOf } from './marks.ts'
import css from './PhonePlan.module.css'
import plan from './plan.module.css'
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

/** `Day 2, Mon 15 Mar, 3 stops` */
const nameOfDay = ({ day, number, stops }: PlanDay, language: DateLanguage): string => {
  const count = plural(stops.length, { one: '# stop', other: '# stops' })
  return day === null ? `Ideas, ${count}` : `Day ${number}, ${shortDayText(day, language)}, ${count}`
}

/** The plan on a phone: a day at a time in a sheet over the map. */
export const PhonePlan = ({ days, day: asked, onDay, onChoose, empty, ...ways }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const title = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<SheetStop>('half')
  const strip = useRef<HTMLElement>(null)
  const height = useHeight(frame)
  const at = dayShown(days, asked)
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  const day = days[at]
  if (!day) return null
  const go = (to: number) => {
    const next = days[to]
    if (next) onDay(next.day ?? 'ideas')
  }
  return (
    <div ref={frame} className={css.phone}>
      <div className={css.map}>
        <TripMap
          plan={[day]}
          destination={ways.trip.coordinates}
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
          <>
            <div className={css.head}>
              <ActionIcon
                variant="quiet"
                aria-label="Day before"
                disabled={at === 0}
                onClick={() => go(at - 1)}
              >
                <IconChevronLeft {...icon} />
              </ActionIcon>
              <h2 id={title} className={css.title}>
                <span
                  className={plan.number}
                  aria-hidden="true"
                  style={{ background: `var(${colourOf(day.number)})` }}
                >
                  {day.number ?? <IconBulb {...icon} size={16} />}
                </span>
                <span>
                  {day.number === null ? 'Ideas' : `Day ${day.number}`}
                  {day.day !== null && <span className={plan.date}>{shortDayText(day.day, language)}</span>}
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
            </div>
            <nav ref={strip} className={css.strip} aria-label="Days">
              {days.map((each, place) => (
                <button
                  key={each.day ?? 'ideas'}
                  type="button"
                  aria-current={place === at ? 'true' : undefined}
                  aria-label={nameOfDay(each, language)}
                  style={{ '--day': `var(${colourOf(each.number)})` } as CSSProperties}
                  onClick={() => go(place)}
                >
                  {each.number ?? <IconBulb {...icon} size={16} />}
                </button>
              ))}
            </nav>
          </>
        }
      >
        <div className={css.body}>
          <DaySection {...ways} day={day} isNamed />
          <Warnings tripId={ways.trip.id} />
        </div>
      </BottomSheet>
    </div>
  )
}
