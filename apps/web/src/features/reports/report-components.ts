import { either, id, oneOf, readSaid, wholeBetween, words } from '#shared/lib/said.ts'

// Every page reads these; the ways to change them come with what is changed.

/** How the address asks for the newest report of the site below, whichever that is. */
export const latestReport = 'latest'

/** What an address says of reports on every page: the one that is read. */
export const reportParts = { report: either(oneOf(latestReport), id) }

/** What the page of a site says besides: of which month, and of whom, its reports are. */
export const reportListParts = { month: wholeBetween(1, 12), diver: words(60) }

/** Reads it. What makes no sense there counts as not said. */
export const readReportParts = (said: Record<string, unknown>) => readSaid(reportParts, said)
