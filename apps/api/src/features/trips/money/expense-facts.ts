import { tripLimits } from '@soundings/contract/trips-fields'
import type { ExpenseForm } from '@soundings/contract/trips-money'
import { tripTexts } from '@soundings/contract/trips-words'
import { convertedCents } from '@soundings/rules/trip-settlement'
import type { TripRow } from '../access/entered.repo.ts'
import { wrong } from '../refusals.ts'
import { checkCurrency } from '../writing/facts.ts'
import type { Shared, ShareRow } from './expenses.repo.ts'

type Facts = Omit<ExpenseForm, 'clientKey'>
type Around = {
  trip: Pick<TripRow, 'currency'>
  writerId: string
  /** Who is on the trip. */
  inIds: readonly string[]
  before?: Shared | undefined
}

/** Who pays and who shares is on the trip, or was part of this expense before. */
const checkPeople = ({ paidBy, shares }: Facts, { inIds, before }: Around): void => {
  const known = new Set<string | null>([...inIds, ...(before?.shares ?? []).map(({ userId }) => userId)])
  if (paidBy !== null && !known.has(paidBy) && paidBy !== before?.paidBy)
    throw wrong('paidBy', tripTexts.noPerson)
  if (shares?.some(({ userId }) => !known.has(userId))) throw wrong('shares', tripTexts.noPerson)
}

/** What is kept of what people say of an expense: whole cents, of its currency and of the trip’s. */
export const expenseColumns = (facts: Facts, around: Around) => {
  const { trip, writerId, inIds } = around
  const currency = facts.currency ?? trip.currency
  checkCurrency(currency)
  checkPeople(facts, around)
  const rate = currency === trip.currency ? null : facts.rate
  if (currency !== trip.currency && rate === null) throw wrong('rate', tripTexts.rateNeeded)
  const cents = Math.round(facts.amount * 100)
  const converted = rate === null ? cents : convertedCents(cents, rate)
  if (converted > tripLimits.converted * 100) throw wrong('rate', tripTexts.tooMuch)
  const shares: ShareRow[] = facts.shares ?? inIds.map((userId) => ({ userId, weight: 1 }))
  return {
    columns: {
      title: facts.title,
      cents,
      currency,
      rate,
      converted,
      paidBy: facts.paidBy ?? writerId,
      category: facts.category,
      day: facts.day,
    },
    shares,
  }
}
