import { z } from 'zod'
import { Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'

/** Some dives of a log that have something in common: a year, a site, a gas. */
export const DiveGroup = z.object({
  /** `2026`, `2026-05`, `1` to `12`, the lower end of a band in metres or °C, or a name. */
  key: z.string(),
  dives: wholeNumber(),
  hours: number(),
  maxDepth: number().nullable(),
})
export type DiveGroup = z.output<typeof DiveGroup>

/** A dive that stands out, for its owner alone. */
export const NotableDive = z.object({
  id: Uuid,
  siteName: z.string(),
  date: z.iso.date(),
  /** Metres, or minutes. */
  value: number(),
})
export type NotableDive = z.output<typeof NotableDive>

/** What a whole log says, not what is loaded of it. */
export const DiveStatistics = z.object({
  /** Those in the log and those before it. */
  totalDives: wholeNumber(),
  loggedDives: wholeNumber(),
  startingDives: wholeNumber(),
  /** With one decimal. */
  hoursUnderwater: number(),
  maxDepth: number(),
  countries: wholeNumber(),
  sites: wholeNumber(),
  firstDate: z.iso.date().nullable(),
  lastDate: z.iso.date().nullable(),
  /** The highest dive number that was given. */
  lastNumber: wholeNumber().nullable(),
  /** Those that the log holds, newest first. */
  years: z.array(wholeNumber()),
  deepest: NotableDive.nullable(),
  longest: NotableDive.nullable(),
  byYear: z.array(DiveGroup),
  byMonth: z.array(DiveGroup),
  byMonthOfYear: z.array(DiveGroup),
  byDepth: z.array(DiveGroup),
  byTemperature: z.array(DiveGroup),
  byGas: z.array(DiveGroup),
  bySite: z.array(DiveGroup),
  byCountry: z.array(DiveGroup),
  byBuddy: z.array(DiveGroup),
  /** Litres a minute at the surface, the mean of each month that tells of it. */
  sac: z.array(z.object({ month: z.string(), sac: number(), dives: wholeNumber() })),
  /** Minutes between dives of one day or the next; the median and the shortest. */
  surfaceInterval: z.object({ median: number(), shortest: number(), count: wholeNumber() }).nullable(),
  /** First dives after half a year or more without any, newest first. */
  pauses: z.array(z.object({ id: Uuid, from: z.iso.date(), to: z.iso.date(), days: wholeNumber() })),
})
export type DiveStatistics = z.output<typeof DiveStatistics>

/** A sentence about a log, with the figures behind it. */
export const DiveInsight = z.object({
  code: z.string(),
  text: z.string(),
  /** `unit` where a figure has one that readers may change. */
  figures: z.array(z.object({ label: z.string(), value: number(), unit: z.literal('l/min').optional() })),
})
export type DiveInsight = z.output<typeof DiveInsight>

/** When and where a species was first and last seen. */
export const LifeListItem = z.object({
  species: z.string(),
  dives: wholeNumber(),
  first: z.object({ id: Uuid, date: z.iso.date(), siteName: z.string() }),
  last: z.object({ id: Uuid, date: z.iso.date(), siteName: z.string() }),
})
export type LifeListItem = z.output<typeof LifeListItem>
