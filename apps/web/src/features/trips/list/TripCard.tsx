import type { TripLine } from '@soundings/contract/trips-shapes'
import { tripTexts } from '@soundings/contract/trips-words'
import { waterArt } from '@soundings/rules/water-art'
import { Link } from '@tanstack/react-router'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { contentText, destinationText, standingText, whenText } from './list.view.ts'
import { StatusBadge } from './StatusBadge.tsx'
import css from './TripCard.module.css'

/** The water of a trip: drawn for its destination, the same each time. */
const artOf = ({ id, coordinates, preferences }: TripLine) =>
  waterArt({
    id,
    diveSiteCategory: preferences.includes('wreck') ? 'wreck' : null,
    waterBodyType: null,
    wreckLook: null,
    maxDepth: null,
    coordinates: coordinates ?? [0, 0],
  })

/** A trip in a list: what, when, where, and how it stands. */
export const TripCard = ({ trip }: { trip: TripLine }) => {
  const language = useDateLanguage((dates) => dates.language)
  const today = dayHere(useNow(60_000))
  const standing = standingText(trip, today)
  const content = contentText(trip)
  return (
    <article className={css.card} aria-labelledby={`trip-${trip.id}`} data-status={trip.status}>
      <div className={css.picture}>
        <WaterArt art={artOf(trip)} band="d18" alt="" sizes="140px" isSmall />
      </div>
      <div className={css.text}>
        <div className={css.head}>
          <h3 id={`trip-${trip.id}`} className={css.name}>
            <Link to="/trips/$tripId" params={{ tripId: trip.id }}>
              <bdi>{trip.name}</bdi>
            </Link>
          </h3>
          <StatusBadge status={trip.status} />
        </div>
        <p className={css.place}>
          <bdi>{destinationText(trip)}</bdi>
        </p>
        <p className={css.when}>{whenText(trip, language)}</p>
        <p className={css.quiet}>
          {standing !== null && <strong>{standing}</strong>}
          {content !== '' && <span>{content}</span>}
          {trip.isDemo && <span>{tripTexts.demoLabel}</span>}
        </p>
      </div>
    </article>
  )
}
