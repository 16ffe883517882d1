import { type Report, reportPhotoWords } from '@soundings/contract/reports'
import type { QueryClient } from '@tanstack/react-query'
import { loadPhotoCalls } from '#features/media/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import { refreshReports } from '../reports.queries.ts'
import { photosToSend, printOf, type ReportEntry, type ReportPhoto } from './entry.ts'
import { changeReport, createReport, verdictOf } from './outbox.queries.ts'
import { withoutPhotosText } from './words.ts'

export type Watch = {
  signal?: AbortSignal
  /** Hears how much of all that belongs to it is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Hears how the report stands after each step, so that none is done twice when the next one fails. */
  onStep?: (entry: ReportEntry) => void | Promise<void>
}

const silent = new AbortController().signal

/** Sends what is not on the server yet; what would never be taken is left out and told. */
const sendPhotos = async (
  entry: ReportEntry,
  { signal, onProgress, onStep }: Watch,
): Promise<ReportEntry> => {
  const total = photosToSend(entry)
  if (total === 0) return entry
  const { sendPhoto } = await loadPhotoCalls()
  const words = { diveSiteId: entry.site.id, ...reportPhotoWords(entry.site.siteName) }
  let now = entry
  const change = async (key: string, become: (photo: ReportPhoto) => ReportPhoto[]) => {
    now = { ...now, photos: now.photos.flatMap((one) => (one.key === key ? become(one) : [one])) }
    await onStep?.(now)
  }
  let lost = 0
  let done = 0
  for (const { key, file, id } of entry.photos) {
    if (id !== null || file === null) continue
    const onPart = (share: number) => onProgress?.((done + share) / (total + 1))
    try {
      const photo = await sendPhoto({ file, key, words }, { signal: signal ?? silent, onProgress: onPart })
      await change(key, (one) => [{ ...one, id: photo.id }])
    } catch (error) {
      if (signal?.aborted || verdictOf(error) !== 'refused') throw error
      lost++
      await change(key, () => [])
    }
    done++
  }
  if (lost > 0) toast.warning(withoutPhotosText(lost, now.photos.length))
  return now
}

/**
 * Sends a report, its photos first; under one key it becomes one report, however often it is sent. Photos that the
 * server does not take are left out, which is told. Everything else that goes wrong is thrown as `ApiError`.
 */
export const sendReport = async (
  queries: QueryClient,
  entry: ReportEntry,
  watch: Watch = {},
): Promise<Report> => {
  const { signal, onProgress, onStep } = watch
  const whole = await sendPhotos(entry, watch)
  signal?.throwIfAborted()
  const { changes } = whole
  if (changes === null) await onStep?.({ ...whole, tried: whole.tried ?? printOf(whole) })
  const report = await (changes === null ? createReport(whole, signal) : changeReport(whole, changes, signal))
  onProgress?.(1)
  void refreshReports(queries)
  return report
}
