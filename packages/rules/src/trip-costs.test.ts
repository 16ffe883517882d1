import { expect, it } from 'vitest'
import { averagePerDay, type TripCost } from './trip-costs.ts'

const costs = (...perDay: number[]): TripCost[] =>
  perDay.map((each, at) => ({ ownerId: `owner ${at}`, perDay: each }))

it('is the mean of what members spend, from five of them on', () => {
  expect(averagePerDay(costs(100, 200, 300, 400))).toBeNull()
  expect(averagePerDay(costs(100, 200, 300, 400, 500))).toBe(300)
  expect(averagePerDay([])).toBeNull()
})

it('counts everybody once, however many trips they planned', () => {
  const busy = Array.from({ length: 20 }, () => ({ ownerId: 'owner 0', perDay: 1_000 }))
  expect(averagePerDay(busy)).toBeNull()
  expect(averagePerDay([...busy, ...costs(1_000, 100, 100, 100, 100)])).toBe(280)
})
