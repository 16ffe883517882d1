import type { Budget, Settlement } from '@soundings/contract/trips-money'
import { balancesOf, settle, shareCents } from '@soundings/rules/trip-settlement'
import { tripDays } from '@soundings/rules/trips'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { TripRow } from '../access/entered.repo.ts'
import { enter } from '../access/on-trip.ts'
import { findIdsIn } from '../reading/people.repo.ts'
import { datesOf } from '../reading/present.ts'
import { listExpenses, type Shared } from './expenses.repo.ts'
import { money } from './expenses.service.ts'

const total = (expenses: readonly Pick<Shared, 'converted'>[]): number =>
  expenses.reduce((sum, { converted }) => sum + converted, 0)

/** What was spent for each kind of thing, the most first; in cents. */
const byCategory = (expenses: readonly Shared[]) =>
  [...Map.groupBy(expenses, ({ category }) => category)]
    .map(([category, its]) => ({ category, cents: total(its) }))
    .toSorted((one, other) => other.cents - one.cents)

/** What a trip costs in all: for its people, and for those to whom a link shows it. */
export const spentOn = (trip: Pick<TripRow, 'budget' | 'currency'>, expenses: readonly Shared[]) => ({
  currency: trip.currency,
  budget: trip.budget,
  spent: money(total(expenses)),
  perCategory: byCategory(expenses).map(({ category, cents }) => ({ category, amount: money(cents) })),
})

const byDay = (expenses: readonly Shared[]): Budget['perDay'] =>
  [...Map.groupBy(expenses, ({ day }) => day)]
    .map(([day, its]) => ({ day, amount: money(total(its)) }))
    .toSorted((one, other) => ((one.day ?? '9999') < (other.day ?? '9999') ? -1 : 1))

const cents = (amount: number): number => Math.round(amount * 100)

/** What comes of the expenses of trips. */
export const sumsService = ({ db }: Pick<Dependencies, 'db'>) => ({
  settlement: async (person: Person, tripId: string): Promise<Settlement> => {
    const { trip } = await enter(db, person, tripId)
    const [ids, expenses] = await Promise.all([findIdsIn(db, tripId), listExpenses(db, tripId)])
    const balances = balancesOf<string | null>(ids, expenses)
    return {
      currency: trip.currency,
      balances: balances.map(({ userId, paid, share, balance }) => ({
        userId,
        paid: money(paid),
        share: money(share),
        balance: money(balance),
      })),
      transfers: settle(balances).map(({ from, to, amount }) => ({ from, to, amount: money(amount) })),
    }
  },

  budget: async (person: Person, tripId: string): Promise<Budget> => {
    const { trip } = await enter(db, person, tripId)
    const expenses = await listExpenses(db, tripId)
    const mine = expenses
      .flatMap(({ converted, shares }) => shareCents(converted, shares))
      .filter(({ userId }) => userId === person.id)
      .reduce((sum, part) => sum + part.cents, 0)
    const { budget } = trip
    return {
      ...spentOn(trip, expenses),
      left: budget === null ? null : money(cents(budget) - total(expenses)),
      mine: money(mine),
      planPerDay: budget === null ? null : money(Math.round(cents(budget) / tripDays(datesOf(trip)))),
      perDay: byDay(expenses),
    }
  },
})
