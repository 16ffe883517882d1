import type { ReportFacts } from '@soundings/contract/reports'
import type { z } from 'zod'
import { newKey } from '#shared/lib/new-key.ts'

/** A photo that belongs to a report. */
export type ReportPhoto = {
  /** Goes along with every try to send it, so that it becomes one photo however often it is sent. */
  key: string
  /** Null for one that was on the server before. */
  file: File | null
  /** Its id there, once it arrived. */
  id: string | null
}

/** What a diver tells, without the photos. */
export type ReportWords = Omit<z.input<typeof ReportFacts>, 'media'>

/** A dive report as its author leaves it, on its way to the server. It can be kept on the device as it is. */
export type ReportEntry = {
  /** Goes along with every try to send it, so that it becomes one report however often it is sent. */
  key: string
  personId: string
  site: { id: string; siteName: string; region: string | null; country: string | null }
  words: ReportWords
  /** In the order in which they are shown. */
  photos: readonly ReportPhoto[]
  /** The own report that it changes, and the version over which it was written; null for a new one. */
  changes: { reportId: string; version: number } | null
  /** What was last tried to be sent under its key and may have arrived; null when nothing was. */
  tried: string | null
  /** In milliseconds since 1970. */
  writtenAt: number
}

/** A report that was just written. */
export const newEntry = (
  written: Pick<ReportEntry, 'personId' | 'site' | 'words' | 'photos'> & Partial<ReportEntry>,
): ReportEntry => ({ key: newKey(), changes: null, tried: null, writtenAt: Date.now(), ...written })

/** What is sent of it, for telling one try from another. */
export const printOf = ({ site, words, photos }: ReportEntry): string =>
  JSON.stringify([site.id, words, photos.map(({ key }) => key)])

/** How many of its photos are not on the server yet. */
export const photosToSend = ({ photos }: Pick<ReportEntry, 'photos'>): number =>
  photos.filter(({ id }) => id === null).length
