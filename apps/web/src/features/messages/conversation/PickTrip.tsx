import { usePages } from '#shared/api/use-pages.ts'
import { daysSpanText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Choices } from './Choices.tsx'
import type { Enclosed } from './message-entry.ts'
import { ownTripsQuery } from './picker.queries.ts'

/** Chooses among the trips that one is on. Only who is on it too will see its card. */
export const PickTrip = ({ onPick }: { onPick: (one: Enclosed) => void }) => {
  const { items, ...list } = usePages(ownTripsQuery())
  const language = useDateLanguage((dates) => dates.language)
  const choices = items?.map(({ id, name, startDate, endDate, destination }) => ({
    kind: 'trip' as const,
    id,
    title: name,
    about: `${daysSpanText(startDate, endDate, language)}, ${destination}`,
    picture: null,
  }))
  return <Choices of="trips" choices={choices} list={list} onPick={onPick} />
}
