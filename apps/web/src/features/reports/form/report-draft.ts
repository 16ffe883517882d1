import type { Report } from '@soundings/contract/reports'
import { z } from 'zod'
import { type EntryDraft, entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import { emptyReport, isSameReport, type ReportValues } from './report-values.ts'

const Site = z.object({
  id: z.string(),
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
})

/** What stands in the form. Another version of the app may have kept it: what fits is taken. */
const Values = z.object({
  site: Site.nullable().catch(null),
  diveDate: z.string().catch(''),
  diveTime: z.string().catch(''),
  rating: z.number().catch(emptyReport(null).rating),
  visibility: z.number().nullable().catch(null),
  waterTemp: z.number().nullable().catch(null),
  conditions: z.array(z.string()).catch([]),
  animalsSeen: z.array(z.string()).catch([]),
  diveNotes: z.string().catch(''),
}) satisfies z.ZodType<ReportValues>

const reportDraft = entryDraftKind<ReportValues>('report', 1, Values)

export type ReportDraft = EntryDraft<ReportValues>

/** What a person is about to tell of a dive, with its photos. */
export const openReportDraft = (
  personId: string,
  base: ReportValues,
  known?: Pick<Report, 'id' | 'version'>,
): ReportDraft => openEntryDraft(reportDraft, { personId, base, known, isSame: isSameReport })
