import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'

/** What one trip of somebody cost, in US dollars for one person and one day. */
export type TripCost = { ownerId: string; perDay: number }

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * What members spend a day, on average: each of them counts once, however many trips they planned. Null where fewer than
 * five tell, so that nobody's own figure can be read from it.
 */
export const averagePerDay = (costs: readonly TripCost[]): number | null => {
  const own = Map.groupBy(costs, ({ ownerId }) => ownerId)
  if (own.size < tripAdviceLimits.fewestBudgets) return null
  return mean([...own.values()].map((each) => mean(each.map(({ perDay }) => perDay))))
}
