import { z } from 'zod'
import { text, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { depthUnits, temperatureUnits } from './settings-fields.ts'
import { Difficulty, siteLimits } from './site-fields.ts'
import { tripAdviceLimits as limits, tripAdviceTexts as texts } from './trip-advice-fields.ts'
import { TripPreference } from './trips-forms.ts'
import { tripTexts } from './trips-words.ts'

const units = {
  depth: z.enum(depthUnits).default('m'),
  temperature: z.enum(temperatureUnits).default('C'),
}

/** What the person reads depths and temperatures in: the sentences of the answer say them so. */
const Units = z.object(units).prefault({})

export const Month = wholeNumber().min(1).max(12)
const day = z.iso.date().nullable().default(null)
const dates = { startDate: day, endDate: day }
const dayMs = 86_400_000

type Dates = { startDate: string | null; endDate: string | null }

/** The days of a trip: both or only the first, the last one after it, and at most a year. */
const checkDates = ({ startDate, endDate }: Dates, context: z.RefinementCtx): void => {
  const refuse = (path: keyof Dates, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (endDate === null) return
  if (startDate === null) refuse('startDate', texts.noStart)
  else if (endDate <= startDate) refuse('endDate', tripTexts.endBeforeStart)
  else if (Date.parse(endDate) - Date.parse(startDate) > limits.days * dayMs) refuse('endDate', texts.tooLong)
}

const destination = text(limits.destination)

/** What somebody wants of a trip. What is left out does not matter. */
const wishes = {
  preferences: z
    .array(TripPreference)
    .max(50)
    .transform((all) => [...new Set(all)])
    .default([]),
  /** In US dollars, for one person and the whole trip. */
  budget: number().min(0).max(limits.budget).nullable().default(null),
  /** As it was typed: a country, region, town or sea. */
  destination: destination.nullable().default(null),
  /** For who knows the month and not the days; the dates count where both are given. */
  months: z
    .array(Month)
    .max(50)
    .transform((all) => [...new Set(all)].sort((one, other) => one - other))
    .default([]),
  level: Difficulty.nullable().default(null),
  /** In metres, as what the level is trained for; the lower one counts. */
  maxDepth: number().min(1).max(siteLimits.depth).nullable().default(null),
  /** Of the water, in degrees Celsius. */
  minTemp: number().min(limits.temperature.min).max(limits.temperature.max).nullable().default(null),
  /** Ids of known species, any of them. */
  species: z.array(z.string().max(80)).max(limits.species).default([]),
}

/** Everything may be left out, so what is none of it is refused: a misspelt wish would be an answer to something else. */
export const TripWishes = z.strictObject({ ...wishes, ...dates, units: Units }).superRefine(checkDates)
export type TripWishes = z.output<typeof TripWishes>

/** What a question says of a trip, for the form of a new one; `days` is how long it takes. */
export const TripIdea = z.object({
  ...wishes,
  days: wholeNumber().min(1).max(limits.days).nullable().default(null),
})
export type TripIdea = z.output<typeof TripIdea>

export const InsightsForm = z
  .object({
    destination: destination.min(1, texts.noDestination).optional(),
    /** A trip that the reader takes part in. Its dates count where none are given. */
    tripId: Uuid.optional(),
    ...dates,
    /** For who states no certification. */
    level: Difficulty.nullable().default(null),
    units: Units,
  })
  .superRefine((form, context) => {
    checkDates(form, context)
    const { destination, tripId } = form
    if (destination === undefined && tripId === undefined)
      context.addIssue({ code: 'custom', path: ['destination'], message: texts.noDestination })
    if (destination !== undefined && tripId !== undefined)
      context.addIssue({ code: 'custom', path: ['destination'], message: texts.eitherDestination })
  })
export type InsightsForm = z.output<typeof InsightsForm>

export const DestinationsQuery = z.object({
  query: destination.default(''),
  /** Comma separated. */
  preferences: z
    .string()
    .max(200)
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(TripPreference))
    .optional(),
})
export type DestinationsQuery = z.output<typeof DestinationsQuery>

/** What the person reads depths and temperatures in. */
export const WarningsQuery = z.object(units)
export type WarningsQuery = z.output<typeof WarningsQuery>
