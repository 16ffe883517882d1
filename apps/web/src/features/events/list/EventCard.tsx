import { eventTopic } from '@soundings/contract/events'
import type { EventLine } from '@soundings/contract/events-shapes'
import { difficultyLabel } from '@soundings/rules/site-labels'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTopic } from '#features/live/index.ts'
import { followEvent } from '../events.queries.ts'
import { JoinButton } from '../join/JoinButton.tsx'
import { DayTile } from './DayTile.tsx'
import css from './EventCard.module.css'
import { EventFacts } from './EventFacts.tsx'
import { EventPicture } from './EventPicture.tsx'
import { priceText } from './event.view.ts'
import { SeriesDates } from './SeriesDates.tsx'

const cardSizes = '(max-width: 768px) 92vw, 360px'

type Props = {
  event: EventLine
  /** When the list was answered, in milliseconds since 1970. */
  readAt: number
  level?: 2 | 3 | 4
}

/** An event to look forward to: what, when, where, with whom, and the way in. */
export const EventCard = ({ event, readAt, level = 3 }: Props) => {
  const Heading = `h${level}` as const
  const queries = useQueryClient()
  const { id, slug, title, excerpt, group, level: training } = event
  useTopic(eventTopic.of(id), { readAt: () => readAt, onNews: () => followEvent(queries, id) })
  return (
    <article className={css.card} aria-labelledby={`event-${id}`}>
      <div className={css.picture}>
        <EventPicture event={event} sizes={cardSizes} className={css.photo} />
        <span className={css.leaf}>
          <DayTile date={event.date} />
        </span>
      </div>
      <div className={css.body}>
        <Heading id={`event-${id}`} className={css.title}>
          <Link to="/community/events/$eventId/$slug" params={{ eventId: id, slug: slug || '-' }}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <EventFacts event={event} />
        {excerpt !== '' && (
          <p className={css.about} dir="auto">
            {excerpt}
          </p>
        )}
        <SeriesDates event={event} />
        {(group || training) && (
          <ul className={css.marks} aria-label="More about this event">
            {group && (
              <li>
                <bdi>{group.name}</bdi>
              </li>
            )}
            {training && <li>{difficultyLabel[training]}</li>}
          </ul>
        )}
        <div className={css.foot}>
          <strong className={css.price}>{priceText(event)}</strong>
          <JoinButton event={event} isOneOfMany />
        </div>
      </div>
    </article>
  )
}
