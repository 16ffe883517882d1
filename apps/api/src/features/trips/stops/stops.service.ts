import { tripLimits, type VoteValue } from '@soundings/contract/trips-fields'
import type { StopChange, StopForm, StopPlace, StopVotes, TripStop } from '@soundings/contract/trips-stops'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { Changes } from '../access/on-trip.ts'
import { listVotes } from '../reading/people.repo.ts'
import { toStops, toVotes } from '../reading/present.ts'
import type { StopRow } from '../reading/trips.repo.ts'
import { changedSince, noStop, tooManyStops } from '../refusals.ts'
import { checkDay, stopColumns } from './facts.ts'
import { rankAfter } from './order.ts'
import {
  countStops,
  findStop,
  findStopByKey,
  insertStops,
  listRanks,
  saveStop,
  saveVote,
} from './stops.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changes, 'change'>

/** What is planned on the days of trips, and what is not planned yet. */
export const stopsService = ({ db, clock, change }: Needs) => {
  const shown = async (person: Person, tripId: string, stopId: string): Promise<TripStop> => {
    const row = await findStop(db, tripId, stopId)
    const [stop] = row ? await toStops(db, person.id, [row]) : []
    if (!stop) throw noStop()
    return stop
  }

  /** A stop that is there. */
  const there = async (tx: Db, tripId: string, stopId: string): Promise<StopRow> => {
    const stop = await findStop(tx, tripId, stopId)
    if (!stop || stop.removedAt !== null) throw noStop()
    return stop
  }

  return {
    add: async (person: Person, tripId: string, form: StopForm): Promise<TripStop> => {
      const { day, clientKey = newId(), ...facts } = form
      const id = await change(person, tripId, 'editor', async (tx, { trip }) => {
        const before = await findStopByKey(tx, tripId, clientKey)
        if (before) return { result: before.id }
        if ((await countStops(tx, tripId)) >= tripLimits.stops) throw tooManyStops()
        checkDay(trip, day)
        const columns = await stopColumns(tx, trip, person.id, { facts, day })
        const stopId = newId()
        const rank = rankAfter(await listRanks(tx, tripId, day), undefined)
        await insertStops(tx, [{ id: stopId, tripId, ...columns, day, rank, byId: person.id, clientKey }])
        return { result: stopId, told: { thing: 'stop', thingId: stopId, deed: 'added' } }
      })
      return shown(person, tripId, id)
    },

    change: async (person: Person, tripId: string, stopId: string, form: StopChange): Promise<TripStop> => {
      const { version, ...facts } = form
      await change(person, tripId, 'editor', async (tx, { trip }) => {
        const before = await there(tx, tripId, stopId)
        if (before.version !== version) throw changedSince()
        const columns = await stopColumns(tx, trip, person.id, { facts, day: before.day, before })
        await saveStop(tx, { id: stopId, ...columns, version: version + 1 })
        return { result: undefined, told: { thing: 'stop', thingId: stopId, deed: 'changed' } }
      })
      return shown(person, tripId, stopId)
    },

    /** One row moves. Of two who move it at once the later wins; where the one before it went elsewhere, it comes last. */
    place: async (
      person: Person,
      tripId: string,
      stopId: string,
      { day, after }: StopPlace,
    ): Promise<TripStop> => {
      await change(person, tripId, 'editor', async (tx, { trip }) => {
        await there(tx, tripId, stopId)
        checkDay(trip, day)
        const others = (await listRanks(tx, tripId, day)).filter(({ id }) => id !== stopId)
        await saveStop(tx, { id: stopId, day, rank: rankAfter(others, after) })
        return { result: undefined, told: { thing: 'stop', thingId: stopId, deed: 'moved' } }
      })
      return shown(person, tripId, stopId)
    },

    remove: (person: Person, tripId: string, stopId: string): Promise<void> =>
      change(person, tripId, 'editor', async (tx) => {
        const stop = await findStop(tx, tripId, stopId)
        if (!stop) throw noStop()
        if (stop.removedAt !== null) return { result: undefined }
        await saveStop(tx, { id: stopId, removedAt: clock() })
        return { result: undefined, told: { thing: 'stop', thingId: stopId, deed: 'removed' } }
      }),

    /** Brings a stop back to where it was. What came to its place in the meantime stands before it. */
    restore: async (person: Person, tripId: string, stopId: string): Promise<TripStop> => {
      await change(person, tripId, 'editor', async (tx) => {
        const stop = await findStop(tx, tripId, stopId)
        if (!stop) throw noStop()
        if (stop.removedAt === null) return { result: undefined }
        if ((await countStops(tx, tripId)) >= tripLimits.stops) throw tooManyStops()
        const others = await listRanks(tx, tripId, stop.day)
        const before = others.findLast(({ rank }) => rank <= stop.rank)
        await saveStop(tx, { id: stopId, rank: rankAfter(others, before?.id ?? null), removedAt: null })
        return { result: undefined, told: { thing: 'stop', thingId: stopId, deed: 'restored' } }
      })
      return shown(person, tripId, stopId)
    },

    vote: async (person: Person, tripId: string, stopId: string, value: VoteValue): Promise<StopVotes> => {
      await change(person, tripId, 'editor', async (tx) => {
        await there(tx, tripId, stopId)
        await saveVote(tx, stopId, person.id, value)
        return { result: undefined, told: { thing: 'stop', thingId: stopId, deed: 'voted' } }
      })
      return toVotes((await listVotes(db, [stopId])).get(stopId), person.id)
    },
  }
}
