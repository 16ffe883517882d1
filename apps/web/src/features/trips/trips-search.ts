import { oneOf, readSaid, type SaidOf, textThat } from '#shared/lib/said.ts'

const isDay = (said: string) => /^\d{4}-\d\d-\d\d$/.test(said)

const parts = {
  /** The part of the trip that is shown; its plan goes without saying. */
  tab: oneOf('checklist', 'budget', 'people', 'know'),
  /** The day that a phone shows; ideas have none. */
  day: textThat((said) => said === 'ideas' || isDay(said)),
}

/** What the page of a trip is asked for by its address. */
export type TripSearch = SaidOf<typeof parts>

/** Reads an address. It is part of the first scripts, so it is plain. */
export const readTripSearch = (said: Record<string, unknown>): TripSearch => readSaid(parts, said)
