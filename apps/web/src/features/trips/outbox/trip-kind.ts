import type { Trip } from '@soundings/contract/trips'
import { tripsPages } from '@soundings/contract/trips-pages'
import { daysSpanText } from '#shared/lib/date.ts'
import { defineKind } from '#shared/outbox/kind.ts'
import { reopenTrip } from '../form/trip-start.ts'
import { refreshTrips, takeTrip } from '../trips.queries.ts'
import { type TripEntry, tripKindName } from './trip-entry.ts'
import { sendTrip } from './trip-kind.queries.ts'
import { tripWords } from './trip-words.ts'

/** New trips, as they wait on this device and are sent. */
export const tripKind = defineKind<TripEntry['body'], Trip>({
  name: tripKindName,
  order: 'kind',
  send: sendTrip,
  refresh: (queries, trip) => {
    takeTrip(queries, trip)
    void refreshTrips(queries)
  },
  mayWait: () => true,
  titleOf: ({ body: { words } }, language) =>
    `${words.name}, ${daysSpanText(words.startDate, words.endDate, language)}`,
  excerptOf: ({ body }) => body.words.description || null,
  open: (entry) => {
    reopenTrip({ ...entry, tried: entry.tried ?? '' })
    // The router hears of it as of any step that the browser makes.
    window.history.pushState({}, '', tripsPages.trips)
  },
  words: tripWords,
})
