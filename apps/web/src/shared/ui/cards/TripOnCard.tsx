import type { TripOnCard as Told } from '@soundings/contract/cards'
import { daysSpanText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import css from './LinkCards.module.css'

/** When a trip is. */
export const TripOnCard = ({ trip }: { trip: Told }) => {
  const language = useDateLanguage((dates) => dates.language)
  return <span className={css.about}>{daysSpanText(trip.startDate, trip.endDate, language)}</span>
}
