import { z } from 'zod'
import { number, wholeNumber } from './numbers.ts'
import { Condition } from './report-facts.ts'

/** Half of all values lie between `low` and `high`; `reports` is how many values there are. */
export const Spread = z.object({
  median: number(),
  low: number(),
  high: number(),
  reports: wholeNumber(),
})
export type Spread = z.output<typeof Spread>

const Month = wholeNumber().min(1).max(12)

/** What the approved reports of a site say together; visibility in metres, temperatures in degrees Celsius. */
export const Digest = z.object({
  /** How many reports stand behind it. */
  reports: wholeNumber(),
  averageRating: number(),
  visibility: Spread.nullable(),
  waterTemp: Spread.nullable(),
  /** Those months that enough divers tell about. */
  months: z.array(
    z.object({
      month: Month,
      reports: wholeNumber(),
      visibility: Spread.nullable(),
      waterTemp: Spread.nullable(),
    }),
  ),
  /** How often each condition was met, most often first; `share` from 0 to 1. */
  conditions: z.array(z.object({ condition: Condition, share: number() })),
  /** What is seen here, most often first, and in which months. */
  seen: z.array(
    z.object({
      species: z.string(),
      name: z.string(),
      scientific: z.string().nullable(),
      reports: wholeNumber(),
      months: z.array(Month),
    }),
  ),
  /** The months that divers praise and see well in; empty where the reports do not tell. */
  bestMonths: z.array(Month),
  latest: z
    .object({
      diveDate: z.iso.date(),
      visibility: number().nullable(),
      waterTemp: number().nullable(),
      conditions: z.array(Condition),
    })
    .nullable(),
})
export type Digest = z.output<typeof Digest>
