import { countries } from '@soundings/contract/countries'
import { isMonth, monthOf } from './month.view.ts'

/** What the list of events is asked for by its address. */
export type EventsSearch = {
  /** A list goes without saying. */
  view?: 'month' | 'map' | undefined
  /** Those to come go without saying. */
  when?: 'past' | 'mine' | undefined
  /** The month that is shown, `2026-11`. */
  month?: string | undefined
  country?: string | undefined
  /** Latitude and longitude. */
  near?: string | undefined
  q?: string | undefined
}

export const whenOptions = [
  { value: 'upcoming', text: 'Upcoming' },
  { value: 'mine', text: 'My events' },
  { value: 'past', text: 'Past' },
] as const

export const viewOptions = [
  { value: 'list', text: 'List' },
  { value: 'month', text: 'Month' },
  { value: 'map', text: 'Map' },
] as const

/** In kilometres: what counts as near. */
export const nearRadius = 200

/** What can be asked: a country that does not exist counts as not said, and a visitor has no events. */
export const questionOf = (said: EventsSearch, isMember: boolean): EventsSearch => ({
  ...said,
  when: said.when === 'mine' && !isMember ? undefined : said.when,
  country: countries.find((one) => one === said.country),
})

/** Whether something is asked beside the time. */
export const isNarrowed = ({ country, near, q }: EventsSearch): boolean =>
  country !== undefined || near !== undefined || q !== undefined

/** The list without anything asked of it but the time. */
export const everything: EventsSearch = { country: undefined, near: undefined, q: undefined }

/** What a list is asked for. */
export const listInput = ({ when, country, near, q }: EventsSearch) => ({
  when: when ?? ('upcoming' as const),
  ...(country !== undefined && { country: country as (typeof countries)[number] }),
  ...(near !== undefined && { near, radius: nearRadius }),
  ...(q !== undefined && { q }),
  // Of a series the next one: its card opens to the others.
  ...(when !== 'past' && { folded: 'true' as const }),
})

/** The month that is shown; this one where none is said. */
export const monthShown = ({ month }: EventsSearch, today: string): string =>
  month !== undefined && isMonth(month) ? month : monthOf(today)
