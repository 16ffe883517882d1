import { heirOfTrip } from '@soundings/rules/trips'
import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { lockTrip, tell } from '../access/entered.repo.ts'
import { listItems } from '../checklist/items.repo.ts'
import { toFile } from '../files/trip-file.ts'
import { forgetHereOf } from '../people/here.repo.ts'
import { changePerson, deletePerson } from '../people/people.repo.ts'
import { findTraveller, listPeople } from '../reading/people.repo.ts'
import { listStops } from '../reading/trips.repo.ts'
import { inherited } from '../trip-notifications.ts'
import {
  deleteTrip,
  forgetName,
  listAllOf,
  listExpensesOf,
  listTripsOf,
  listVotesOf,
} from './personal-trips.repo.ts'

type Needs = { clock: () => Date; notify: Notify }

/** Trips of a person, alone and with others. */
export const personalTrips = ({ clock, notify }: Needs): PersonalData => {
  /** A trip goes to whoever is next; where nobody else is on it, or it lies in the trash, it goes with its owner. */
  const leaveTrip = async (tx: Db, tripId: string, userId: string): Promise<void> => {
    const trip = await lockTrip(tx, tripId)
    const mine = trip && (await findTraveller(tx, tripId, userId))
    if (!trip || !mine) return
    const told = { thing: 'person', deed: 'removed', byId: null, at: clock() } as const
    if (mine.role !== 'owner') {
      await deletePerson(tx, tripId, userId)
      return tell(tx, tripId, told)
    }
    const others = (await listPeople(tx, tripId)).filter((one) => one.userId !== userId && one.state === 'in')
    const heir = trip.deletedAt === null ? heirOfTrip(others) : undefined
    if (!heir) return deleteTrip(tx, tripId)
    await deletePerson(tx, tripId, userId)
    await changePerson(tx, tripId, heir.userId, { role: 'owner' })
    await notify(tx, heir.userId, inherited(trip))
    await tell(tx, tripId, told)
  }

  return {
    name: 'trips',
    read: async (db, userId) => {
      const all = []
      for (const { trip, role, state, since } of await listTripsOf(db, userId)) {
        // Who is only invited has not made it theirs.
        const isIn = state === 'in'
        const stops = isIn ? await listStops(db, trip.id) : []
        const items = isIn ? await listItems(db, trip.id, userId) : []
        const { format: _f, version: _v, ...plan } = toFile(trip, { stops, items })
        all.push({ id: trip.id, role, state, since, deletedAt: trip.deletedAt, ...plan })
      }
      return {
        trips: all,
        votes: await listVotesOf(db, userId),
        expenses: await listExpensesOf(db, userId),
      }
    },
    leave: async (tx, userId) => {
      for (const id of await listAllOf(tx, userId)) await leaveTrip(tx, id, userId)
      await forgetName(tx, userId)
      await forgetHereOf(tx, userId)
    },
  }
}
