import type { EventLine } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconChevronDown, IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { eventsQuery } from '../events.queries.ts'
import { goingText } from '../join/joining.view.ts'
import { seriesText } from './event.view.ts'
import css from './SeriesDates.module.css'

type Repeating = Pick<EventLine, 'id' | 'title' | 'date' | 'seriesId' | 'repeats'>

/** The dates of a series after one of it. */
const Later = ({ event: { id, seriesId } }: { event: Repeating }) => {
  const language = useDateLanguage((dates) => dates.language)
  const list = usePages(eventsQuery({ series: seriesId ?? '', when: 'upcoming', limit: 12 }))
  const { items, error } = list
  if (!items && error) return <FailureText error={error} />
  if (!items) return <p role="status">Loading dates…</p>
  return (
    <>
      <ul className={css.dates}>
        {items
          .filter((one) => one.id !== id)
          .map((one) => (
            <li key={one.id}>
              <Link to="/community/events/$eventId/$slug" params={{ eventId: one.id, slug: one.slug || '-' }}>
                {spanText(placeSpan(one, language))}
              </Link>
              <span className={css.going}>
                {goingText(one)}
                {one.isJoined && ' · You’re in'}
              </span>
            </li>
          ))}
      </ul>
      <ListEnd of="dates" {...list} />
    </>
  )
}

/** How often an event takes place, and its other dates, which a press shows. */
export const SeriesDates = ({ event }: { event: Repeating }) => {
  const language = useDateLanguage((dates) => dates.language)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { repeats, title, date } = event
  if (!repeats) return null
  const often = seriesText({ every: repeats.every, date }, language)
  return (
    <div className={css.series}>
      <p className={css.often}>
        <IconRepeat {...icon} size={16} />
        {often}
        {repeats.more > 0 && (
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${plural(repeats.more, { one: '# more date', other: '# more dates' })}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {plural(repeats.more, { one: '# more date', other: '# more dates' })}
            <IconChevronDown {...icon} size={16} />
          </button>
        )}
      </p>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Later event={event} />}
      </div>
    </div>
  )
}
