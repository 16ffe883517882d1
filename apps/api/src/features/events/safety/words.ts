import type { EventFacts } from '@soundings/contract/events'

/** All words of an event, one part a line. */
export const wordsOf = ({
  title,
  description,
  location,
}: Pick<EventFacts, 'title' | 'description' | 'location'>): string =>
  [title, location, description].join('\n')
