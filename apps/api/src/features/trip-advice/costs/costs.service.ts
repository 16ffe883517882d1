import { averagePerDay, type TripCost } from '@soundings/rules/trip-costs'
import { changeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keepSnapshots } from '#shared/snapshots.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'
import { type BudgetRow, readCountedBudgets } from './budgets.repo.ts'
import { placesMeant } from './places-meant.ts'

/** Trips whose budgets count, or did. */
const costsChanged = changeTopic('trip-costs')

/** So long, in milliseconds, it waits while trips change: averages of many hardly do. */
const longest = 60_000

/** What a day costs at each place, by its id, where enough members say so. A place counts for those that it lies in, too. */
const perDayAt = (snapshot: AdviceSnapshot, budgets: readonly BudgetRow[]): Map<string, number> => {
  const placeOf = placesMeant(snapshot)
  const costs = new Map<string, TripCost[]>()
  for (const { ownerId, perDay, ...trip } of budgets) {
    let place = placeOf(trip)
    while (place) {
      costs.set(place.facts.id, [...(costs.get(place.facts.id) ?? []), { ownerId, perDay }])
      place = place.parent === null ? undefined : snapshot.places.get(place.parent)
    }
  }
  return new Map(
    [...costs].flatMap(([id, each]) => {
      const average = averagePerDay(each)
      return average === null ? [] : [[id, average]]
    }),
  )
}

/** What trips cost, from the budgets of members who agreed that they count. */
export const openCosts = ({ db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>) => {
  const snapshots = keepSnapshots<{ budgets: BudgetRow[] }>(
    { changes, log },
    {
      name: 'The costs of trips',
      notYet: 'Places are still loading. Please try again in a few seconds.',
      topic: costsChanged,
      longest,
      make: async () => ({ budgets: await readCountedBudgets(db) }),
      isCurrent: () => Promise.resolve(false),
    },
  )
  let kept: { of: AdviceSnapshot; from: readonly BudgetRow[]; perDay: Map<string, number> } | undefined
  return {
    /** By the ids of places. */
    perDay: async (snapshot: AdviceSnapshot): Promise<ReadonlyMap<string, number>> => {
      const { budgets } = await snapshots.current()
      if (kept?.of !== snapshot || kept.from !== budgets)
        kept = { of: snapshot, from: budgets, perDay: perDayAt(snapshot, budgets) }
      return kept.perDay
    },
    close: snapshots.close,
  }
}

export type Costs = Pick<ReturnType<typeof openCosts>, 'perDay'>
