import type { EventLine } from '@soundings/contract/events-shapes'
import { distanceText } from '@soundings/rules/units'
import { Link } from '@tanstack/react-router'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { goingText } from '../join/joining.view.ts'
import { DayTile } from './DayTile.tsx'
import css from './EventRow.module.css'
import { placeText, seriesText } from './event.view.ts'

const stateText = (event: EventLine): string | null => {
  if (event.state === 'cancelled') return 'Cancelled'
  if (event.isJoined) return 'You’re in'
  return event.position === null ? null : `Number ${event.position} in line`
}

/** An event in a short list beside something else. */
export const EventRow = ({ event }: { event: EventLine }) => {
  const language = useDateLanguage((dates) => dates.language)
  const unit = useUnits(({ depth }) => depth)
  const state = stateText(event)
  return (
    <Link
      className={css.row}
      to="/community/events/$eventId/$slug"
      params={{ eventId: event.id, slug: event.slug || '-' }}
    >
      <DayTile date={event.date} />
      <span className={css.words}>
        <bdi className={css.title}>{event.title}</bdi>
        <span className={css.about}>
          <time dateTime={event.time === null ? event.date : event.startsAt}>
            {spanText(placeSpan(event, language))}
          </time>
        </span>
        <span className={css.about}>
          <bdi>{placeText(event)}</bdi>
          {event.distance !== null && ` · ${distanceText(event.distance, unit)} away`}
        </span>
        {event.repeats && (
          <span className={css.about}>
            {seriesText({ every: event.repeats.every, date: event.date }, language)}
          </span>
        )}
        <span className={css.about}>
          {goingText(event)}
          {state !== null && (
            <span className={css.state} data-cancelled={event.state === 'cancelled' || undefined}>
              {state}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** Events below each other, each in a few words. */
export const EventRows = ({ events, label }: { events: readonly EventLine[]; label: string }) => (
  <ul className={css.rows} aria-label={label}>
    {events.map((event) => (
      <li key={event.id}>
        <EventRow event={event} />
      </li>
    ))}
  </ul>
)
