import type { EventLine } from '@soundings/contract/events-shapes'
import { distanceText } from '@soundings/rules/units'
import { IconCalendarEvent, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, readerSpan, spanText } from '#shared/lib/event-times.ts'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { goingText, leftText } from '../join/joining.view.ts'
import css from './EventFacts.module.css'
import { placeText } from './event.view.ts'

const small = { ...icon, size: 16 }

/** When and where an event is, and who goes, in three lines. */
export const EventFacts = ({ event }: { event: EventLine }) => {
  const language = useDateLanguage((dates) => dates.language)
  const unit = useUnits(({ depth }) => depth)
  const here = readerSpan(event, language)
  const left = leftText(event)
  return (
    <ul className={css.facts}>
      <li>
        <IconCalendarEvent {...small} />
        <span>
          <time dateTime={event.time === null ? event.date : event.startsAt}>
            {spanText(placeSpan(event, language))}
          </time>
          {here && <span className={css.here}>For you: {spanText(here)}</span>}
        </span>
      </li>
      <li>
        <IconMapPin {...small} />
        <span>
          <bdi>{placeText(event)}</bdi>
          {event.distance !== null && (
            <span className={css.here}>{distanceText(event.distance, unit)} away</span>
          )}
        </span>
      </li>
      <li>
        <IconUsers {...small} />
        <span>
          {goingText(event)}
          {left !== null && <span className={css.left}>{left}</span>}
        </span>
      </li>
    </ul>
  )
}
