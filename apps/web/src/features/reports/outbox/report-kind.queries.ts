import { type Report, reportPhotoWords, reports } from '@soundings/contract/reports'
import { botToken } from '#features/bot-check/index.ts'
import { loadPhotoCalls } from '#features/media/index.ts'
import { call } from '#shared/api/client.ts'
import { type Attachment, printOf } from '#shared/outbox/entry.ts'
import type { AttachmentWatch } from '#shared/outbox/kind.ts'
import type { ReportEntry } from './report-entry.ts'

const mediaOf = ({ attachments }: ReportEntry) => attachments.flatMap(({ id }) => id ?? [])

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

/** Ends a call that its person stopped, and one that nothing comes of. */
const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

/** Saves it over the own report of this id, if that still has this version. */
const changeReport = (
  entry: ReportEntry,
  { reportId, version }: { reportId: string; version: number },
  signal?: AbortSignal,
): Promise<Report> =>
  call(
    reports.change,
    { params: { reportId }, body: { ...entry.body.words, media: mediaOf(entry), version } },
    ending(signal),
  )

const post = async (entry: ReportEntry, signal?: AbortSignal): Promise<Report> => {
  const { key, body } = entry
  const recaptchaToken = await botToken('add_review')
  const { site, words, eventId } = body
  const of = eventId === undefined ? {} : { eventId }
  const sent = { ...words, ...of, diveSiteId: site.id, media: mediaOf(entry), clientKey: key }
  return call(
    reports.create,
    { body: { ...sent, ...(recaptchaToken && { recaptchaToken }) } },
    ending(signal),
  )
}

/** Adds it as a new report; with the same key never a second one. */
const createReport = async (entry: ReportEntry, signal?: AbortSignal): Promise<Report> => {
  const report = await post(entry, signal)
  if (entry.tried === null || entry.tried === printOf(entry)) return report
  // An earlier try may have arrived, and this answer be the report as it was then.
  const { id, version } = report
  if (report.diveSiteId === entry.body.site.id) return changeReport(entry, { reportId: id, version }, signal)
  await call(reports.remove, { params: { reportId: id } }, ending(signal))
  return post(entry, signal)
}

/** Sends a report whose photos are on the server: adds a new one, or saves it over the one that it changes. */
export const sendReport = (entry: ReportEntry, signal?: AbortSignal): Promise<Report> => {
  const { changes } = entry.body
  return changes === null ? createReport(entry, signal) : changeReport(entry, changes, signal)
}

/** Sends a photo of a report and answers its id. */
export const sendReportPhoto = async (
  { file, key }: Attachment & { file: File },
  { body: { site } }: ReportEntry,
  watch: AttachmentWatch,
): Promise<string> => {
  const { sendPhoto } = await loadPhotoCalls()
  const words = { diveSiteId: site.id, ...reportPhotoWords(site.siteName) }
  return (await sendPhoto({ file, key, words }, watch)).id
}
