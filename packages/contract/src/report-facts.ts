import { z } from 'zod'
import { text, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { conditions, reportLimits, reportTexts, reportTitle } from './report-fields.ts'

export const Condition = z.enum(conditions)
export type Condition = z.output<typeof Condition>

/** The day of a dive where it took place, `2026-11-21`. */
export const DiveDate = z.iso
  .date({ error: reportTexts.date, abort: true })
  .refine((day) => day >= reportLimits.firstDate, reportTexts.tooLongAgo)
/** The time it began there, `14:05`. */
export const DiveTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 14:05')

const { visibility, waterTemp, rating } = reportLimits
const media = z
  .array(Uuid)
  .max(reportLimits.photos, `A report can have up to ${reportLimits.photos} photos`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each photo can only be added once')

/** What a diver tells of a dive. What is left out is not known. */
export const ReportFacts = z.object({
  rating: wholeNumber().min(rating.min).max(rating.max).default(rating.default),
  title: text(reportLimits.title)
    .transform((title) => title || reportTitle)
    .default(reportTitle),
  /** The notes, where it is left out. */
  content: text(reportLimits.content).optional(),
  diveDate: DiveDate,
  diveTime: DiveTime.nullable().default(null),
  /** In metres, kept to the hundredth. */
  visibility: number()
    .min(visibility.min, reportTexts.visibility)
    .max(visibility.max, reportTexts.visibility)
    .nullable()
    .default(null),
  /** In degrees Celsius, kept to the hundredth. */
  waterTemp: number()
    .min(waterTemp.min, reportTexts.waterTemp)
    .max(waterTemp.max, reportTexts.waterTemp)
    .nullable()
    .default(null),
  conditions: z.array(Condition).max(conditions.length).default([]),
  /** Free text; the species that it names are found in it. */
  animalsSeen: text(reportLimits.animals).nullable().default(null),
  /** Markdown, of which a few things are shown. */
  diveNotes: text(reportLimits.notes).nullable().default(null),
  /** Own photos, in the order in which they are shown. */
  media: media.default([]),
})
export type ReportFacts = z.output<typeof ReportFacts>

export const NewReport = ReportFacts.extend({
  diveSiteId: z.uuid(reportTexts.site),
  /** An event that its author was at, which it is then shown with. */
  eventId: Uuid.optional(),
  /** What the sender calls this report: sent again under the same name, it is answered and not stored again. */
  clientKey: Uuid.optional(),
  recaptchaToken: z.string().max(4_000).optional(),
})
export type NewReport = z.output<typeof NewReport>
