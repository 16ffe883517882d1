import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { expenseCategories, tripLimits } from './trips-fields.ts'
import { Currency, TripDay, visible } from './trips-forms.ts'
import { tripTexts } from './trips-words.ts'

export const ExpenseCategory = z.enum(expenseCategories)

/** Money in units of its currency, exact to the cent. */
const Amount = number()
  .gt(0, tripTexts.noAmount)
  .max(tripLimits.budget)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, tripTexts.cents)

const facts = {
  title: visible(tripLimits.expenseTitle, tripTexts.noTitle),
  amount: Amount,
  /** Left out, it is that of the trip. */
  currency: Currency.nullable().default(null),
  /** How many units of the trip’s currency one unit of this one is worth; typed by hand. Not asked where they are the same. */
  rate: number().gt(0).max(tripLimits.rate).nullable().default(null),
  /** Left out, it is whoever writes. */
  paidBy: Uuid.nullable().default(null),
  category: ExpenseCategory.default('other'),
  day: TripDay.nullable().default(null),
  /** Who has a part of it; left out, everybody who is in has the same. A weight of 2 bears twice as much as one of 1. */
  shares: z
    .array(z.object({ userId: Uuid, weight: number().gt(0).max(tripLimits.weight).default(1) }))
    .min(1, tripTexts.nobodyShares)
    .max(tripLimits.people * 2)
    .refine(
      (shares) => new Set(shares.map(({ userId }) => userId)).size === shares.length,
      tripTexts.sharedTwice,
    )
    .nullable()
    .default(null),
}

export const ExpenseForm = z.object({
  ...facts,
  /** Made by the device; the same key is one expense however often it comes. */
  clientKey: Uuid.optional(),
})
export type ExpenseForm = z.output<typeof ExpenseForm>

export const ExpenseChange = z.object({ ...facts, version: wholeNumber() })
export type ExpenseChange = z.output<typeof ExpenseChange>

/** Somebody in the sums of a trip; null stands for those who left Soundings. */
const Payer = Uuid.nullable()

export const Expense = z.object({
  id: Uuid,
  title: z.string(),
  amount: number(),
  currency: z.string(),
  rate: number().nullable(),
  /** The same in the currency of the trip. */
  converted: number(),
  paidBy: Payer,
  category: ExpenseCategory,
  day: z.iso.date().nullable(),
  /** `amount` is their part, in the currency of the trip; together they are `converted`, to the cent. */
  shares: z.array(z.object({ userId: Payer, weight: number(), amount: number() })),
  by: Uuid.nullable(),
  createdAt: Instant,
  version: wholeNumber(),
})
export type Expense = z.output<typeof Expense>

/** Who paid more than their part (above 0) and who less, and the fewest payments that make it even. */
export const Settlement = z.object({
  currency: z.string(),
  balances: z.array(z.object({ userId: Payer, paid: number(), share: number(), balance: number() })),
  transfers: z.array(z.object({ from: Payer, to: Payer, amount: number() })),
})
export type Settlement = z.output<typeof Settlement>

/** What was spent, against the plan; all in the currency of the trip. */
export const Budget = z.object({
  currency: z.string(),
  budget: number().nullable(),
  spent: number(),
  /** Below 0 where more was spent than planned; null without a plan. */
  left: number().nullable(),
  /** The reader’s own part. */
  mine: number(),
  /** The plan, spread evenly over the days of the trip. */
  planPerDay: number().nullable(),
  /** In order; what has no day comes last, as null. */
  perDay: z.array(z.object({ day: z.iso.date().nullable(), amount: number() })),
  /** The largest first. */
  perCategory: z.array(z.object({ category: ExpenseCategory, amount: number() })),
})
export type Budget = z.output<typeof Budget>
