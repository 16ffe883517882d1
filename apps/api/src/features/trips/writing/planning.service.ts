import { tripLimits } from '@soundings/contract/trips-fields'
import type { TripFacts, TripForm } from '@soundings/contract/trips-forms'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { countTripsOf } from '../reading/trips.repo.ts'
import { tooManyTrips } from '../refusals.ts'
import { columnsOf } from './facts.ts'
import { findByKey, insertTrip, savePerson } from './trip-rows.repo.ts'

/** A trip that was begun, or had been before with the same key. */
export type Begun = { id: string; isNew: boolean }

/** What is added to a new trip, in the same transaction. */
export type Fill = (tx: Db, tripId: string) => Promise<void>

/** Begins trips: each with whoever plans it as its owner. */
export const planningService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const begin = (
    person: Pick<Person, 'id'>,
    {
      facts,
      clientKey = newId(),
      isDemo = false,
      countsBudget = false,
    }: {
      facts: TripFacts
      clientKey?: string | undefined
      isDemo?: boolean
      countsBudget?: boolean | undefined
    },
    fill?: Fill,
  ): Promise<Begun> =>
    inTransaction(db, async (tx) => {
      const before = await findByKey(tx, person.id, clientKey)
      if (before) return { id: before, isNew: false }
      if ((await countTripsOf(tx, person.id)) >= tripLimits.trips) throw tooManyTrips()
      const [id, now] = [newId(), clock()]
      const columns = columnsOf(facts)
      const isNew = await insertTrip(tx, {
        id,
        ...columns,
        isDemo,
        budgetCountedBy: countsBudget ? person.id : null,
        createdBy: person.id,
        clientKey,
        createdAt: now,
        changedAt: now,
      })
      // Sent twice at once: the other one was faster.
      if (!isNew) return { id: (await findByKey(tx, person.id, clientKey)) ?? id, isNew }
      await savePerson(tx, {
        tripId: id,
        userId: person.id,
        role: 'owner',
        state: 'in',
        byId: null,
        at: now,
        startDay: columns.startDay,
      })
      await fill?.(tx, id)
      return { id, isNew }
    })

  return {
    begin,
    create: (person: Person, { clientKey, ...facts }: TripForm): Promise<Begun> =>
      begin(person, { facts, clientKey, countsBudget: facts.countsBudget }),
    begunBefore: async ({ id }: Person, clientKey: string | undefined): Promise<string | undefined> =>
      clientKey === undefined ? undefined : findByKey(db, id, clientKey),
  }
}
export type Planning = ReturnType<typeof planningService>
