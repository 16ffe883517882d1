import { describe, expect, it } from 'vitest'
import { balancesOf, convertedCents, settle, shareCents } from './trip-settlement.ts'

/** Numbers that look random and are the same each time. */
const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the parts of an amount', () => {
  it('are the whole, to the cent, for any amount and any weights, and within a cent of what is due', () => {
    const next = random(1)
    for (let round = 0; round < 5_000; round++) {
      const cents = Math.floor(next() * 10 ** (1 + Math.floor(next() * 11)))
      const shares = Array.from({ length: 1 + Math.floor(next() * 20) }, (_, at) => ({
        userId: `person-${at}`,
        weight: next() < 0.3 ? 1 : Math.max(0.001, next() * 1_000),
      }))
      const parts = shareCents(cents, shares)
      const whole = sum(shares.map(({ weight }) => weight))
      expect(sum(parts.map((part) => part.cents))).toBe(cents)
      for (const [at, part] of parts.entries()) {
        const due = (cents * (shares[at]?.weight ?? 0)) / whole
        expect(Math.abs(part.cents - due)).toBeLessThan(1.001)
        expect(Number.isSafeInteger(part.cents) && part.cents >= 0).toBe(true)
      }
    }
  })

  it('of equals differ by a cent at most, and the first have it', () => {
    const shares = ['ann', 'ben', 'cem'].map((userId) => ({ userId, weight: 1 }))
    expect(shareCents(1_000, shares).map(({ cents }) => cents)).toEqual([334, 333, 333])
  })

  it('follow the weights', () => {
    const shares = [
      { userId: 'ann', weight: 2 },
      { userId: 'ben', weight: 1 },
    ]
    expect(shareCents(900, shares).map(({ cents }) => cents)).toEqual([600, 300])
  })
})

it('another currency counts by its rate, rounded to a cent', () => {
  expect(convertedCents(10_000, 0.0212)).toBe(212)
  expect(convertedCents(1, 0.4)).toBe(0)
})

/** The fewest transfers by trying: every way to part people into groups whose balances sum to 0. */
const fewest = (balances: readonly number[]): number => {
  const open = balances.filter((balance) => balance !== 0)
  let most = 0
  const place = (at: number, groups: number[][]): void => {
    const balance = open[at]
    if (balance === undefined) {
      if (groups.every((group) => sum(group) === 0)) most = Math.max(most, groups.length)
      return
    }
    for (const [index, group] of groups.entries()) place(at + 1, groups.with(index, [...group, balance]))
    place(at + 1, [...groups, [balance]])
  }
  place(0, [])
  return open.length - most
}

/** Balances that sum to 0, small enough that several people often come out even among themselves. */
const balancesFor = (next: () => number, people: number) => {
  const some = Array.from({ length: people - 1 }, () => Math.floor(next() * 11) - 5)
  return [...some, -sum(some)].map((balance, userId) => ({ userId, balance }))
}

describe('what makes everybody even', () => {
  const after = (balances: { userId: number; balance: number }[]) => {
    const left = new Map(balances.map(({ userId, balance }) => [userId, balance]))
    const transfers = settle(balances)
    for (const { from, to, amount } of transfers) {
      expect(amount).toBeGreaterThan(0)
      left.set(from, (left.get(from) ?? 0) + amount)
      left.set(to, (left.get(to) ?? 0) - amount)
    }
    return { transfers, left: [...left.values()] }
  }

  it('are the fewest payments, compared with trying all ways', () => {
    const next = random(7)
    for (let round = 0; round < 300; round++) {
      const balances = balancesFor(next, 2 + Math.floor(next() * 6))
      const { transfers, left } = after(balances)
      expect(left.every((balance) => balance === 0)).toBe(true)
      expect(transfers).toHaveLength(fewest(balances.map(({ balance }) => balance)))
    }
  })

  it('leave nobody with a debt in a group of 20', () => {
    const next = random(3)
    const some = Array.from({ length: 19 }, () => Math.floor(next() * 100_000) - 50_000)
    const balances = [...some, -sum(some)].map((balance, userId) => ({ userId, balance }))
    const { transfers, left } = after(balances)
    expect(left.every((balance) => balance === 0)).toBe(true)
    expect(transfers.length).toBeLessThanOrEqual(19)
  })

  it('are payments from whoever owes to whoever paid more', () => {
    const balances = balancesOf(
      ['ann', 'ben', 'cem'],
      [
        {
          converted: 30_000,
          paidBy: 'ann',
          shares: ['ann', 'ben', 'cem'].map((userId) => ({ userId, weight: 1 })),
        },
        { converted: 6_000, paidBy: 'ben', shares: ['ben', 'cem'].map((userId) => ({ userId, weight: 1 })) },
      ],
    )
    expect(balances).toEqual([
      { userId: 'ann', paid: 30_000, share: 10_000, balance: 20_000 },
      { userId: 'ben', paid: 6_000, share: 13_000, balance: -7_000 },
      { userId: 'cem', paid: 0, share: 13_000, balance: -13_000 },
    ])
    expect(settle(balances)).toEqual([
      { from: 'cem', to: 'ann', amount: 13_000 },
      { from: 'ben', to: 'ann', amount: 7_000 },
    ])
  })
})
