import type { EventOnCard as Told } from '@soundings/contract/cards'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import css from './LinkCards.module.css'
import { roomText } from './link-cards.view.ts'

/** When an event is by the clocks of its place, where that is, and whether there is room. */
export const EventOnCard = ({ event, place }: { event: Told; place: string | null }) => {
  const language = useDateLanguage((dates) => dates.language)
  const room = roomText(event, Date.now())
  return (
    <>
      <span className={css.about}>{spanText(placeSpan(event, language))}</span>
      {place && <bdi className={css.about}>{place}</bdi>}
      {room && <span className={css.room}>{room}</span>}
    </>
  )
}
