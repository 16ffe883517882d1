import { id, oneOf, readSaid, textThat, words } from '#shared/lib/said.ts'
import type { EventsSearch } from './list/events.view.ts'

const isMonth = (said: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(said)
const isPosition = (said: string) => /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(said)

const listParts = {
  view: oneOf('month', 'map'),
  when: oneOf('past', 'mine'),
  month: textThat(isMonth),
  country: words(80),
  near: textThat(isPosition),
  q: words(200),
}

/** What the list of events is asked for by its address. It is part of the first scripts, so it is plain. */
export const readEventsSearch = (said: Record<string, unknown>): EventsSearch => readSaid(listParts, said)

const formParts = { edit: id, copy: id, site: id, group: id }

/** What a new event begins with, or which one is changed. */
export const readNewEventSearch = (said: Record<string, unknown>) => readSaid(formParts, said)
