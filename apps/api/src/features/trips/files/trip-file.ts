import type { TripFile } from '@soundings/contract/trips-file'
import type { TripRow } from '../access/entered.repo.ts'
import type { ItemRow } from '../checklist/items.repo.ts'
import { coordinatesOf, datesOf } from '../reading/present.ts'
import type { StopRow } from '../reading/trips.repo.ts'

const stopInFile = (row: StopRow): TripFile['destinations'][number] => ({
  kind: row.kind,
  siteId: row.siteId,
  name: row.name,
  day: row.day,
  time: row.time,
  endTime: row.endTime,
  nights: row.nights,
  zone: row.zone,
  endZone: row.endZone,
  to: row.to,
  dives: row.dives,
  stay: row.stay,
  travel: row.travel,
  coordinates: coordinatesOf(row),
  notes: row.notes,
})

const itemInFile = ({ title, kind, userId, due, doneAt }: ItemRow): TripFile['checklist'][number] => ({
  title,
  kind,
  isShared: userId === null,
  due,
  isDone: doneAt !== null,
})

/** A trip as a file that can be imported again, and that a copy is made from. */
export const toFile = (
  trip: TripRow,
  { stops, items }: { stops: readonly StopRow[]; items: readonly ItemRow[] },
): TripFile => ({
  format: 'soundings-trip',
  version: 1,
  trip: {
    name: trip.name,
    ...datesOf(trip),
    destination: trip.destination,
    country: trip.country,
    coordinates: coordinatesOf(trip),
    zone: trip.zone,
    budget: trip.budget,
    currency: trip.currency,
    description: trip.description,
    preferences: trip.preferences,
  },
  destinations: stops.map(stopInFile),
  checklist: items.map(itemInFile),
})
