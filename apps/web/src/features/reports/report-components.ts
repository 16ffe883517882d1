import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'

// Every page reads these; the ways to change them come with what is changed.

/** How the address asks for the newest report of the site below, whichever that is. */
export const latestReport = 'latest'

/** What an address says of reports on every page: the one that is read. */
export const reportParts = {
  report: z
    .union([z.literal(latestReport), Uuid])
    .optional()
    .catch(undefined),
}

/** What the page of a site says besides: of which month, and of whom, its reports are. */
export const reportListParts = {
  month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  diver: z.string().trim().min(1).max(60).optional().catch(undefined),
}

const ReportParts = z.object(reportParts)
export const ReportListParts = z.object(reportListParts)

/** Reads it. What makes no sense there counts as not said. */
export const readReportParts = (said: Record<string, unknown>) => ReportParts.parse(said)
