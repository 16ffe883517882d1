import { tripLimits } from '@soundings/contract/trips-fields'
import type { TripChange } from '@soundings/contract/trips-forms'
import { tripTexts } from '@soundings/contract/trips-words'
import { inTransaction } from '#db/client.ts'
import type { NotifyAll } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { lockEntered, tell } from '../access/entered.repo.ts'
import type { Changes } from '../access/on-trip.ts'
import { countExpenses } from '../money/expenses.repo.ts'
import { findIdsIn } from '../reading/people.repo.ts'
import { changedSince, noTrip, ownerOnly, wrong } from '../refusals.ts'
import { cancelled, takenAway } from '../trip-notifications.ts'
import { columnsOf } from './facts.ts'
import { moveAlong } from './moving-dates.ts'
import { forgetOld, saveTrip } from './trip-rows.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changes, 'change'> & { notifyAll: NotifyAll }

const dayMs = 86_400_000
const changed = { thing: 'trip', deed: 'changed' } as const

/** Changes what trips say of themselves, cancels them, and takes them away. */
export const changingService = ({ db, clock, change, notifyAll }: Needs) => ({
  change: (
    person: Person,
    tripId: string,
    { version, stops, dueDays, ...facts }: TripChange,
  ): Promise<void> =>
    change(person, tripId, 'editor', async (tx, { trip, mine }) => {
      if (version !== undefined && trip.version !== version) throw changedSince()
      const columns = columnsOf(facts)
      if (columns.currency !== trip.currency && (await countExpenses(tx, tripId)) > 0)
        throw wrong('currency', tripTexts.currencyKept)
      await moveAlong(tx, trip, columns, { stops, dueDays })
      const { countsBudget } = facts
      const isAgreed = mine.role === 'owner' && countsBudget !== undefined
      await saveTrip(tx, {
        id: tripId,
        ...columns,
        ...(isAgreed && { budgetCountedBy: countsBudget ? person.id : null }),
        version: trip.version + 1,
      })
      return { result: undefined, told: changed }
    }),

  setStatus: (person: Person, tripId: string, status: 'cancelled' | 'planned'): Promise<void> =>
    change(person, tripId, 'editor', async (tx, { trip }) => {
      const isCancelled = status === 'cancelled'
      if (isCancelled === (trip.cancelledAt !== null)) return { result: undefined }
      await saveTrip(tx, {
        id: tripId,
        cancelledAt: isCancelled ? clock() : null,
        version: trip.version + 1,
      })
      const others = (await findIdsIn(tx, tripId)).filter((id) => id !== person.id)
      if (isCancelled) await notifyAll(tx, others, cancelled(trip, person.id))
      return { result: undefined, told: changed }
    }),

  /** Into the trash. Whoever repeats it finds it there, and nobody else finds anything. */
  remove: (person: Person, tripId: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const entered = await lockEntered(tx, tripId, person.id)
      if (entered?.mine.state !== 'in') throw noTrip()
      const { trip, mine } = entered
      if (trip.deletedAt !== null && mine.role === 'owner') return
      if (trip.deletedAt !== null) throw noTrip()
      if (mine.role !== 'owner') throw ownerOnly()
      await saveTrip(tx, { id: tripId, deletedAt: clock() })
      const others = (await findIdsIn(tx, tripId)).filter((id) => id !== person.id)
      await notifyAll(tx, others, takenAway(trip, person.id))
      await tell(tx, tripId, { thing: 'trip', deed: 'removed', byId: person.id, at: clock() })
    }),

  restore: (person: Person, tripId: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const entered = await lockEntered(tx, tripId, person.id)
      if (entered?.mine.state !== 'in') throw noTrip()
      const { trip, mine } = entered
      if (mine.role !== 'owner') throw trip.deletedAt === null ? ownerOnly() : noTrip()
      if (trip.deletedAt === null) return
      await saveTrip(tx, { id: tripId, deletedAt: null })
      await tell(tx, tripId, { thing: 'trip', deed: 'restored', byId: person.id, at: clock() })
    }),

  forgetOld: (): Promise<void> => {
    const before = (days: number) => new Date(clock().getTime() - days * dayMs)
    return forgetOld(db, { trash: before(tripLimits.trashDays), changes: before(tripLimits.changeDays) })
  },
})
