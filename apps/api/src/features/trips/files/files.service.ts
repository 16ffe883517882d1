import { type TripFormat, tripFormats } from '@soundings/contract/trips-fields'
import type { TripFile, TripImport } from '@soundings/contract/trips-file'
import type { CopyForm } from '@soundings/contract/trips-forms'
import { tripPath } from '@soundings/contract/trips-pages'
import { addDays, daysBetween } from '@soundings/rules/days'
import { slugOf } from '@soundings/rules/text'
import { tripGpx, tripKml } from '@soundings/rules/trip-files'
import { movedDay } from '@soundings/rules/trips'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import type { Person } from '#shared/person.ts'
import type { Entered } from '../access/entered.repo.ts'
import { enter } from '../access/on-trip.ts'
import { listItems, listSharedItems } from '../checklist/items.repo.ts'
import { toStops } from '../reading/present.ts'
import { listStops } from '../reading/trips.repo.ts'
import type { Begun, Planning } from '../writing/planning.service.ts'
import { fill } from './filling.ts'
import { tripCalendar } from './trip-calendar.ts'
import { toFile } from './trip-file.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Planning, 'begin'> & { origin: string }

/** The same plan from another day on, with nothing ticked. */
const movedTo = ({ trip, destinations, checklist, ...file }: TripFile, startDate: string): TripFile => {
  const shift = daysBetween(trip.startDate, startDate)
  const to = { startDate, endDate: addDays(trip.endDate, shift) }
  return {
    ...file,
    trip: { ...trip, ...to },
    destinations: destinations.map((stop) => ({
      ...stop,
      day: movedDay(stop.day, { from: trip, to, how: 'follow' }),
    })),
    checklist: checklist.map((item) => ({
      ...item,
      due: item.due && addDays(item.due, shift),
      isDone: false,
    })),
  }
}

/** Trips as files, from files, and after each other. */
export const filesService = ({ db, clock, begin, origin }: Needs) => {
  const written: Record<TripFormat, (entered: Entered) => Promise<string>> = {
    ics: async ({ trip, mine }) => {
      const stops = await toStops(db, mine.userId, await listStops(db, trip.id))
      return tripCalendar(trip, stops, origin)
    },
    gpx: async (entered) => tripGpx(await filed(entered)),
    kml: async (entered) => tripKml(await filed(entered)),
    json: async ({ trip, mine }) => {
      const [stops, items] = await Promise.all([listStops(db, trip.id), listItems(db, trip.id, mine.userId)])
      return `${JSON.stringify(toFile(trip, { stops, items }), null, 2)}\n`
    },
  }
  const filed = async ({ trip, mine }: Entered) => ({
    name: trip.name,
    description: trip.description,
    address: `${origin}${tripPath(trip.id)}`,
    stops: await toStops(db, mine.userId, await listStops(db, trip.id)),
  })

  const beginWith = (person: Person, file: TripFile, clientKey: string | undefined): Promise<Begun> => {
    const { clientKey: _, ...facts } = file.trip
    const now = clock()
    return begin(person, { facts, clientKey }, (tx, tripId) =>
      fill(tx, file, { tripId, userId: person.id, now }),
    )
  }

  return {
    write: async (person: Person, tripId: string, format: TripFormat): Promise<BytesAnswer> => {
      const entered = await enter(db, person, tripId)
      return {
        body: Buffer.from(await written[format](entered)),
        type: tripFormats[format],
        fileName: `${slugOf(entered.trip.name) || 'trip'}.${format}`,
        immutable: false,
        isPrivate: true,
      }
    },

    read: (person: Person, { clientKey, ...file }: TripImport): Promise<Begun> =>
      beginWith(person, file, clientKey),

    copy: async (person: Person, tripId: string, form: CopyForm): Promise<Begun> => {
      const { trip } = await enter(db, person, tripId)
      const [stops, items] = await Promise.all([listStops(db, tripId), listSharedItems(db, tripId)])
      const file = movedTo(toFile(trip, { stops, items }), form.startDate ?? trip.startDay)
      return beginWith(
        person,
        { ...file, trip: { ...file.trip, name: form.name ?? trip.name } },
        form.clientKey,
      )
    },
  }
}
