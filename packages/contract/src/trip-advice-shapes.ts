import { z } from 'zod'
import { Coordinates, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { FoundPlace, Place } from './places.ts'
import { Digest, Spread } from './report-digest.ts'
import { Difficulty, Hazard } from './site-fields.ts'
import { SiteSummary } from './sites.ts'
import { Month } from './trip-advice-asking.ts'
import { tripAdviceLimits as limits, tripWarningCodes, tripWarningSeverities } from './trip-advice-fields.ts'
import { TripPreference } from './trips-forms.ts'

/** How many sites of a place have what was asked for; null where nothing was. */
export const TripFits = z.object({
  level: wholeNumber().nullable(),
  depth: wholeNumber().nullable(),
  /** All six, whether they were asked for or not. */
  preferences: z.array(z.object({ preference: TripPreference, sites: wholeNumber() })),
})
export type TripFits = z.output<typeof TripFits>

/** The water of a place in some months: as divers measured it, or else a guess by latitude and season. */
export const TripWater = z.object({ celsius: number(), isMeasured: z.boolean() })
export type TripWater = z.output<typeof TripWater>

/** A place worth a trip, and why. Sentences are whole and give metres and degrees Celsius. */
export const Recommendation = Place.omit({ count: true }).extend({
  /** Stays the same for the same place. */
  id: z.string(),
  description: z.string(),
  /** The path of a picture of one of its sites. Without one, the first of `sites` says what to draw. */
  image: z.string().nullable(),
  /** Whether what is at `image` is drawn and no photo. */
  isImageDrawn: z.boolean(),
  coordinates: Coordinates,
  /** How many approved sites are there that are not closed. */
  diveSites: wholeNumber(),
  /** The mean of the ratings of its sites; null where none is rated. */
  rating: number().nullable(),
  /**
   * In US dollars for one person and as long as was asked for, a week where no dates were. Of at least 5 members who agreed
   * that their budgets count; null with fewer: no figures yet.
   */
  avgCost: number().nullable(),
  /** From 0 to 1. */
  score: number(),
  reasons: z.array(z.string()).max(limits.reasons),
  cautions: z.array(z.string()).max(limits.cautions),
  /** How many dive reports tell about the months asked for, of all months where none was. */
  reports: wholeNumber(),
  bestMonths: z.array(Month),
  water: TripWater,
  fits: TripFits,
  /** The best-rated sites that fit. */
  sites: z.array(SiteSummary).max(limits.sites),
})
export type Recommendation = z.output<typeof Recommendation>

export const Recommendations = z.object({
  /** Best first. */
  items: z.array(Recommendation).max(limits.recommendations),
  /** The months that were judged; empty where all of them were. */
  months: z.array(Month),
  /** What the destination was taken for; null where none was given, or where there is no such place. */
  destination: FoundPlace.nullable(),
  /** The destination is spelt like no place, so this is one that is spelt alike. */
  misspelt: z.boolean(),
  /** What the reader should know of the answer as a whole: nothing fits, or the destination was not found. */
  notice: z.string().nullable(),
})
export type Recommendations = z.output<typeof Recommendations>

/** What is known of a destination. Visibility and depths in metres, temperatures in degrees Celsius. */
export const TripInsights = z.object({
  /** Null where there is no such place; then everything else is empty. */
  place: FoundPlace.extend({ coordinates: Coordinates }).nullable(),
  misspelt: z.boolean(),
  notice: z.string().nullable(),
  /** The months of the dates; empty without any. */
  tripMonths: z.array(Month),
  /** All twelve, January first. */
  months: z.array(
    z.object({
      month: Month,
      reports: wholeNumber(),
      visibility: Spread.nullable(),
      waterTemp: Spread.nullable(),
      /** What is likely where nobody measured. */
      likelyTemp: number(),
    }),
  ),
  bestMonths: z.array(Month),
  /** Who says so: divers’ reports, or what is written about the sites. */
  bestMonthsFrom: z.enum(['reports', 'sites']).nullable(),
  /** What is seen in the months of the trip, of the year without dates; most often first. */
  animals: Digest.shape.seen,
  /** What the entries of its sites list, whatever the month; at most sites first. */
  listed: z.array(z.object({ species: z.string(), name: z.string(), sites: wholeNumber() })),
  hazards: z.array(z.object({ hazard: Hazard, sites: wholeNumber() })),
  depths: z.object({
    /** How many sites are at most as deep as each level is trained for, and deeper than the one before. `to` is null for the last. */
    bands: z.array(
      z.object({
        level: Difficulty,
        from: number(),
        to: number().nullable(),
        sites: wholeNumber(),
      }),
    ),
    unknown: wholeNumber(),
    /** What the reader is certified for, as far as they state it, or what the level that was sent is trained for. */
    own: z
      .object({ depth: number(), from: z.enum(['certification', 'level']), within: wholeNumber() })
      .nullable(),
    text: z.string(),
  }),
  /** What to wear, by which rule. */
  suit: z.object({ water: TripWater, suit: z.string(), text: z.string(), rule: z.string() }).nullable(),
  /** Wall times at the place on the first day; null where the sun does not rise or set, or without dates. */
  sun: z
    .object({
      date: z.iso.date(),
      sunrise: z.string().nullable(),
      sunset: z.string().nullable(),
      text: z.string(),
    })
    .nullable(),
})
export type TripInsights = z.output<typeof TripInsights>

/** A place that a trip may lead to, and how many of its sites have what was preferred. */
export const Destination = FoundPlace.extend({ preferences: TripFits.shape.preferences })
export type Destination = z.output<typeof Destination>

/** Something about the plan of a trip that its people should know before they go. */
export const TripWarning = z.object({
  /** Changes with what the warning says, so that “I know” is about what was read. */
  key: z.string(),
  code: z.enum(tripWarningCodes),
  severity: z.enum(tripWarningSeverities),
  /** Null where it is about the whole trip. */
  stopId: Uuid.nullable(),
  text: z.string(),
  /** Who says so, where it is not the trip itself. */
  source: z.string().nullable(),
  sourceUrl: z.url().nullable(),
  /** The reader said “I know”. */
  isKnown: z.boolean(),
})
export type TripWarning = z.output<typeof TripWarning>

/** The gravest first, those that the reader knows of last. */
export const TripWarnings = z.object({ items: z.array(TripWarning) })
export type TripWarnings = z.output<typeof TripWarnings>
