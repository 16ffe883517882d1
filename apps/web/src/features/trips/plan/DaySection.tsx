import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { plural } from '@soundings/rules/phrases'
import { mayEditTrip } from '@soundings/rules/trips'
import { IconBulb, IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { wholeDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { icon } from '#shared/ui/icons.ts'
import { colourOf } from './marks.ts'
import css from './plan.module.css'
import type { PlanDay } from './plan.view.ts'
import { StopRow } from './StopRow.tsx'
import type { Plan } from './use-plan.ts'
import type { Drag, useStopDrag } from './use-stop-drag.ts'

type Props = {
  trip: Trip
  plan: Plan
  day: PlanDay
  signs: ReadonlyMap<string, string>
  drag: Drag | null
  handle: ReturnType<typeof useStopDrag>['handle']
  chosen: string | null
  onAdd: (day: string | null) => void
  onEdit: (stop: TripStop) => void
  /** Whether the day is named elsewhere. */
  isNamed?: boolean
}

/** Where something that is dragged would come down. */
const Landing = () => <li className={css.landing} aria-hidden="true" />

const words = (day: PlanDay): string => {
  if (day.stops.length > 0) return plural(day.stops.length, { one: '# stop', other: '# stops' })
  return day.day === null ? 'No ideas' : 'Nothing planned'
}

/** A day of the plan with its stops, or the ideas without a day. */
export const DaySection = ({
  trip,
  plan,
  day,
  signs,
  drag,
  handle,
  chosen,
  isNamed,
  onAdd,
  onEdit,
}: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const mayEdit = mayEditTrip(trip.role) && trip.state === 'in'
  const landing = drag?.place?.day === day.day ? drag.place : null
  const isEmpty = day.stops.length === 0
  const title = day.number === null ? 'Ideas' : `Day ${day.number}`
  const head = `day-${day.day ?? 'ideas'}`
  const add = (
    <Button
      variant="quiet"
      className={css.add ?? ''}
      leftSection={<IconPlus {...icon} />}
      aria-label={day.number === null ? 'Add an idea' : `Add a stop to day ${day.number}`}
      onClick={() => onAdd(day.day)}
    >
      {day.number === null ? 'Add an idea' : 'Add'}
    </Button>
  )
  return (
    <section className={css.day} aria-labelledby={head} data-empty={isEmpty || undefined}>
      <header className={css.dayHead} hidden={isNamed}>
        <span
          className={css.number}
          aria-hidden="true"
          style={{ background: `var(${colourOf(day.number)})` }}
        >
          {day.number ?? <IconBulb {...icon} size={16} />}
        </span>
        <h2 id={head}>
          {title}
          {day.day !== null && <span className={css.date}>{wholeDayText(day.day, language)}</span>}
        </h2>
        <span className={css.count}>{words(day)}</span>
        {mayEdit && add}
      </header>
      <ol
        className={css.stops}
        data-plan-day={day.day ?? ''}
        data-lands={landing !== null || undefined}
        style={{ '--day': `var(${colourOf(day.number)})` } as CSSProperties}
      >
        {landing?.after === null && <Landing />}
        {day.stops.flatMap((stop) => [
          <StopRow
            key={stop.id}
            trip={trip}
            plan={plan}
            stop={stop}
            mark={signs.get(stop.id) ?? null}
            handle={handle(stop.id)}
            isDragged={drag?.id === stop.id}
            isChosen={chosen === stop.id}
            onEdit={() => onEdit(stop)}
          />,
          ...(landing?.after === stop.id ? [<Landing key="landing" />] : []),
        ])}
      </ol>
      {isNamed && (
        <>
          {isEmpty && (
            <p className={css.nothing}>
              {day.day === null
                ? 'Ideas are stops without a day: collect them first, and move them to a day later.'
                : 'Nothing is planned on this day yet.'}
            </p>
          )}
          {mayEdit && add}
        </>
      )}
    </section>
  )
}
