import { type Report, ReportFacts, reportTexts } from '@soundings/contract/reports'
import { animalsOf, animalsText } from '@soundings/rules/animals'
import { isYetToCome } from '@soundings/rules/reports'
import { z } from 'zod'
import type { ChosenSite } from '#features/sites/index.ts'
import type { ReportEntry, ReportWords } from '../outbox/report-entry.ts'

/**
 * A dive report as it stands in the form: what is not said is an empty text, an empty list or null. Visibility in
 * metres, temperature in degrees Celsius; each animal by the name that is read.
 */
export type ReportValues = {
  site: ChosenSite | null
  diveDate: string
  diveTime: string
  rating: number
  visibility: number | null
  waterTemp: number | null
  conditions: string[]
  animalsSeen: string[]
  diveNotes: string
}

/** A form nobody has touched. Its fields stand in the order of the screen: the first wrong one takes focus. */
export const emptyReport = (site: ChosenSite | null): ReportValues => ({
  site,
  diveDate: '',
  diveTime: '',
  rating: 5,
  visibility: null,
  waterTemp: null,
  conditions: [],
  animalsSeen: [],
  diveNotes: '',
})

const chosen = ({ id, siteName, region, country }: ChosenSite): ChosenSite => ({
  id,
  siteName,
  region,
  country,
})

/** A known report as it stands in the form. */
export const valuesOfReport = (report: Report): ReportValues => ({
  site: chosen(report.diveSite),
  diveDate: report.diveDate,
  diveTime: report.diveTime?.slice(0, 'hh:mm'.length) ?? '',
  rating: report.rating,
  visibility: report.visibility,
  waterTemp: report.waterTemp,
  conditions: report.conditions,
  animalsSeen: animalsOf(report.animalsSeen),
  diveNotes: report.diveNotes ?? '',
})

/** What is known of a report as it stands in the form. */
export const valuesOfWords = (site: ChosenSite | null, words: Partial<ReportWords>): ReportValues => ({
  site: site && chosen(site),
  diveDate: words.diveDate ?? '',
  diveTime: words.diveTime ?? '',
  rating: words.rating ?? emptyReport(null).rating,
  visibility: words.visibility ?? null,
  waterTemp: words.waterTemp ?? null,
  conditions: words.conditions ?? [],
  animalsSeen: animalsOf(words.animalsSeen),
  diveNotes: words.diveNotes ?? '',
})

/** A report that waits on this device, likewise. */
export const valuesOfEntry = ({ site, words }: ReportEntry['body']): ReportValues =>
  valuesOfWords(site, words)

/** What the form does not show of a report and must not be lost when it is saved: words that are not its notes. */
export const untold = ({ title, content, diveNotes }: Report): Partial<ReportWords> => ({
  title,
  ...(content !== (diveNotes ?? '') && { content }),
})

const wordsOf = ({ site: _, animalsSeen, diveTime, diveNotes, ...rest }: ReportValues) => ({
  ...rest,
  diveTime: diveTime || null,
  animalsSeen: animalsText(animalsSeen),
  diveNotes: diveNotes.trim() || null,
})

/** What is sent of a form without its photos. */
export type TypedReport = { site: ChosenSite; words: ReportWords }

const Words = ReportFacts.omit({ media: true, title: true, content: true })

/** The contract's words of a report, as a schema of what stands in the form. */
export const TypedReport: z.ZodType<TypedReport> = z.custom<ReportValues>().transform((values, context) => {
  const read = Words.safeParse(wordsOf(values))
  const found = read.success ? [] : [...read.error.issues]
  if (read.success && isYetToCome(read.data.diveDate, new Date()))
    context.issues.push({ code: 'custom', path: ['diveDate'], message: reportTexts.future, input: values })
  if (values.site === null)
    context.issues.push({ code: 'custom', path: ['site'], message: reportTexts.site, input: values })
  for (const { path, message } of found)
    context.issues.push({ code: 'custom', path: [...path], message, input: values })
  if (context.issues.length > 0 || !read.success || values.site === null) return z.NEVER
  return { site: chosen(values.site), words: read.data }
})

/** The field of the form at which an issue of the page or of the server stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string =>
  first === 'diveSiteId' ? 'site' : String(first)

/** Whether two forms say the same. */
export const isSameReport = (one: ReportValues, other: ReportValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
