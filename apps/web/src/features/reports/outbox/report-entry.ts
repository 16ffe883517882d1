import type { ReportFacts } from '@soundings/contract/reports'
import type { z } from 'zod'
import { type Entry, newEntry } from '#shared/outbox/entry.ts'

/** What a diver tells, without the photos. */
export type ReportWords = Omit<z.input<typeof ReportFacts>, 'media'>

type Body = {
  site: { id: string; siteName: string; region: string | null; country: string | null }
  words: ReportWords
  /** The own report that it changes, and the version over which it was written; null for a new one. */
  changes: { reportId: string; version: number } | null
  /** The event that its author was at, to show it with. */
  eventId?: string | undefined
}

/** A dive report as its author leaves it, on its way to the server; its attachments are its photos. */
export type ReportEntry = Entry<Body>

/** The name of the kind under which reports wait. */
export const reportKindName = 'report'

type Written = Omit<Body, 'changes'> & Partial<Body> & Pick<ReportEntry, 'personId'> & Partial<ReportEntry>

/** A report that was just written. */
export const newReport = ({ site, words, changes = null, eventId, ...entry }: Written): ReportEntry =>
  newEntry({
    kind: reportKindName,
    subject: site.id,
    body: { site, words, changes, ...(eventId !== undefined && { eventId }) },
    ...entry,
  })
