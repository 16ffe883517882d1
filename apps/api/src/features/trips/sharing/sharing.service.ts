import { createHash, randomBytes } from 'node:crypto'
import { type SharedTripPart, sharedTripParts, tripLimits } from '@soundings/contract/trips-fields'
import { sharedTripPath } from '@soundings/contract/trips-pages'
import type {
  OpenedTripLink,
  SharedStop,
  SharedTrip,
  TripLink,
  TripLinkForm,
} from '@soundings/contract/trips-sharing'
import type { TripStop } from '@soundings/contract/trips-stops'
import { tripTexts } from '@soundings/contract/trips-words'
import { tripDays } from '@soundings/rules/trips'
import { v7 as newId } from 'uuid'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { type Changes, enter } from '../access/on-trip.ts'
import { listExpenses } from '../money/expenses.repo.ts'
import { spentOn } from '../money/sums.service.ts'
import { findIdsIn } from '../reading/people.repo.ts'
import { coordinatesOf, datesOf, statusOf, toStops } from '../reading/present.ts'
import { listStops } from '../reading/trips.repo.ts'
import { noLink, tooManyLinks, wrong } from '../refusals.ts'
import { countLinks, deleteLink, findLinked, insertLink, type LinkRow, listLinks } from './links.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changes, 'change'> & { origin: string }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const toLink = ({ id, shows, byId, createdAt, expiresAt }: LinkRow): TripLink => ({
  id,
  shows,
  by: byId,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

const toSharedStop = (stop: TripStop, showsNotes: boolean): SharedStop => ({
  id: stop.id,
  kind: stop.kind,
  site: stop.site,
  name: stop.name,
  day: stop.day,
  time: stop.time,
  endTime: stop.endTime,
  nights: stop.nights,
  zone: stop.zone,
  endZone: stop.endZone,
  to: stop.to,
  dives: stop.dives,
  stay: stop.stay,
  travel: stop.travel,
  coordinates: stop.coordinates,
  notes: showsNotes ? stop.notes : null,
})

/** What a link shows of a plan: no ideas; where one sleeps and how one gets there, and what is noted, only where it may. */
const isShown =
  (shows: readonly SharedTripPart[]) =>
  ({ day, kind }: TripStop): boolean => {
    if (day === null) return false
    if (kind === 'stay' || kind === 'travel') return shows.includes('travel')
    return kind !== 'note' || shows.includes('notes')
  }

/** Links by which anybody can look at a trip until they end. */
export const sharingService = ({ db, clock, change, origin }: Needs) => ({
  list: async (person: Person, tripId: string): Promise<{ items: TripLink[] }> => {
    await enter(db, person, tripId, 'editor')
    return { items: (await listLinks(db, tripId, clock())).map(toLink) }
  },

  open: (person: Person, tripId: string, { shows, expiresAt }: TripLinkForm): Promise<OpenedTripLink> =>
    change(person, tripId, 'editor', async (tx) => {
      const now = clock()
      if (expiresAt !== null && new Date(expiresAt) <= now) throw wrong('expiresAt', tripTexts.past)
      if ((await countLinks(tx, tripId, now)) >= tripLimits.links) throw tooManyLinks()
      const token = randomBytes(32).toString('base64url')
      const row = {
        id: newId(),
        tripId,
        tokenHash: hashOf(token),
        shows: sharedTripParts.filter((part) => shows.includes(part)),
        byId: person.id,
        createdAt: now,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      }
      await insertLink(tx, row)
      const url = `${origin}${sharedTripPath(token)}`
      return {
        result: { ...toLink(row), token, url },
        told: { thing: 'link', thingId: row.id, deed: 'added' },
      }
    }),

  end: (person: Person, tripId: string, id: string): Promise<void> =>
    change(person, tripId, 'editor', async (tx) => {
      if (!(await deleteLink(tx, tripId, id))) return { result: undefined }
      return { result: undefined, told: { thing: 'link', thingId: id, deed: 'removed' } }
    }),

  /** What anybody sees who has the link. */
  read: async (token: string): Promise<SharedTrip> => {
    const linked = await findLinked(db, hashOf(token), clock())
    if (!linked) throw noLink()
    const { trip, shows } = linked
    const [stops, ids, expenses] = await Promise.all([
      listStops(db, trip.id).then((rows) => toStops(db, undefined, rows)),
      shows.includes('people') ? findIdsIn(db, trip.id) : null,
      shows.includes('budget') ? listExpenses(db, trip.id) : null,
    ])
    const met = ids && (await meetPeople(db, undefined, ids))
    const showsNotes = shows.includes('notes')
    return {
      name: trip.name,
      ...datesOf(trip),
      days: tripDays(datesOf(trip)),
      destination: trip.destination,
      country: trip.country,
      coordinates: coordinatesOf(trip),
      zone: trip.zone,
      preferences: trip.preferences,
      status: statusOf(trip, clock()),
      shows,
      description: showsNotes ? trip.description : null,
      people: ids && met ? ids.flatMap((id) => met.get(id)?.person.handle ?? []) : null,
      budget: expenses && spentOn(trip, expenses),
      destinations: stops.filter(isShown(shows)).map((stop) => toSharedStop(stop, showsNotes)),
    }
  },
})
export type SharedTrips = ReturnType<typeof sharingService>
