import { z } from 'zod'
import { Condition } from './report-fields.ts'

/** Half of all values lie between `low` and `high`; `reports` is how many values there are. */
export const Spread = z.object({
  median: z.number(),
  low: z.number(),
  high: z.number(),
  reports: z.number().int(),
})
export type Spread = z.output<typeof Spread>

const Month = z.number().int().min(1).max(12)

/** What the approved reports of a site say together; visibility in metres, temperatures in degrees Celsius. */
export const Digest = z.object({
  /** How many reports stand behind it. */
  reports: z.number().int(),
  averageRating: z.number(),
  visibility: Spread.nullable(),
  waterTemp: Spread.nullable(),
  /** Those months that enough divers tell about. */
  months: z.array(
    z.object({
      month: Month,
      reports: z.number().int(),
      visibility: Spread.nullable(),
      waterTemp: Spread.nullable(),
    }),
  ),
  /** How often each condition was met, most often first; `share` from 0 to 1. */
  conditions: z.array(z.object({ condition: Condition, share: z.number() })),
  /** What is seen here, most often first, and in which months. */
  seen: z.array(
    z.object({
      species: z.string(),
      name: z.string(),
      scientific: z.string().nullable(),
      reports: z.number().int(),
      months: z.array(Month),
    }),
  ),
  /** The months that divers praise and see well in; empty where the reports do not tell. */
  bestMonths: z.array(Month),
  latest: z
    .object({
      diveDate: z.iso.date(),
      visibility: z.number().nullable(),
      waterTemp: z.number().nullable(),
      conditions: z.array(Condition),
    })
    .nullable(),
})
export type Digest = z.output<typeof Digest>
