import { usePages } from '#shared/api/use-pages.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { Choices } from './Choices.tsx'
import type { Enclosed } from './message-entry.ts'
import { ownEventsQuery } from './picker.queries.ts'

/** Chooses among the events that one is in, as far as they take place. */
export const PickEvent = ({ onPick }: { onPick: (one: Enclosed) => void }) => {
  const { items, ...list } = usePages(ownEventsQuery())
  const language = useDateLanguage((dates) => dates.language)
  const choices = items
    ?.filter(({ state }) => state === 'open' || state === 'closed')
    .map((event) => ({
      kind: 'event' as const,
      id: event.id,
      title: event.title,
      about: `${spanText(placeSpan(event, language))}, ${event.location}`,
      picture: null,
    }))
  return <Choices of="events to come" choices={choices} list={list} onPick={onPick} />
}
