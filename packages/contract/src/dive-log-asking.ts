import { z } from 'zod'
import { Coordinates, text, Uuid } from './common.ts'
import { DiveCondition, diveLogLimits, GasKind, SelectionAction } from './dive-log-fields.ts'
import { number, numberText, wholeNumber, wholeNumberText } from './numbers.ts'

const names = z.array(z.object({ name: z.string(), dives: wholeNumber() }))

/** What a log already holds, most frequent first: for filters, and to choose from while typing. */
export const DiveChoices = z.object({
  sites: z.array(
    z.object({
      siteName: z.string(),
      location: z.string(),
      diveSiteId: Uuid.nullable(),
      dives: wholeNumber(),
      lastDate: z.iso.date(),
    }),
  ),
  countries: names,
  buddies: names,
  divemasters: names,
  tags: names,
  trips: names,
})
export type DiveChoices = z.output<typeof DiveChoices>

/** Some dives, and what to do with them. */
export const DiveSelection = z.object({
  ids: z.array(Uuid).min(1).max(diveLogLimits.selection),
  action: SelectionAction,
  /** The tag, the buddy or the trip; a trip of null takes the dives out of theirs. */
  value: text(diveLogLimits.name).min(1).nullable().default(null),
})

const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Which dives of a log. `q` looks into site, location, notes and names; names are compared without their case. */
export const DiveFilter = z.object({
  q: text(200).optional(),
  year: wholeNumberText().min(1900).max(9999).optional(),
  /** The id of a site of the catalogue, or the name of one as it was written. */
  site: text(diveLogLimits.siteName).min(1).optional(),
  country: text(diveLogLimits.location).min(1).optional(),
  buddy: text(diveLogLimits.name).min(1).optional(),
  tag: text(diveLogLimits.tag).min(1).optional(),
  trip: text(diveLogLimits.name).min(1).optional(),
  condition: DiveCondition.optional(),
  minDepth: numberText().min(0).max(1_000).optional(),
  maxDepth: numberText().min(0).max(1_000).optional(),
  gas: GasKind.optional(),
  hasPhotos: yesOrNo.optional(),
  hasProfile: yesOrNo.optional(),
})
export type DiveFilter = z.output<typeof DiveFilter>

/** A filter with words and names as they are compared. */
export type AskedDives = Omit<DiveFilter, 'q'> & { words: readonly string[] }

/** Where one dived: a site of the catalogue, or the middle of the positions under a name. Depth in metres. */
export const DivedPlace = z.object({
  siteName: z.string(),
  diveSiteId: Uuid.nullable(),
  coordinates: Coordinates,
  dives: wholeNumber(),
  maxDepth: number().nullable(),
})
export type DivedPlace = z.output<typeof DivedPlace>
