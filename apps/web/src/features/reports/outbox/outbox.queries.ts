import { type Report, reports } from '@soundings/contract/reports'
import { botToken } from '#features/bot-check/index.ts'
import { ApiError, call } from '#shared/api/client.ts'
import { codeOf, mayPass } from '#shared/api/failure.ts'
import { printOf, type ReportEntry } from './entry.ts'

const mediaOf = ({ photos }: ReportEntry) => photos.flatMap(({ id }) => id ?? [])

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

/** Ends a call that its person stopped, and one that nothing comes of. */
const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

/** Saves it over the own report of this id, if that still has this version. */
export const changeReport = (
  entry: ReportEntry,
  { reportId, version }: NonNullable<ReportEntry['changes']>,
  signal?: AbortSignal,
): Promise<Report> =>
  call(
    reports.change,
    { params: { reportId }, body: { ...entry.words, media: mediaOf(entry), version } },
    ending(signal),
  )

const post = async ({ key, site, words, ...entry }: ReportEntry, signal?: AbortSignal): Promise<Report> => {
  const recaptchaToken = await botToken('add_review')
  const body = {
    ...words,
    diveSiteId: site.id,
    media: mediaOf({ key, site, words, ...entry }),
    clientKey: key,
  }
  return call(
    reports.create,
    { body: { ...body, ...(recaptchaToken && { recaptchaToken }) } },
    ending(signal),
  )
}

/** Adds it as a new report; with the same key never a second one. */
export const createReport = async (entry: ReportEntry, signal?: AbortSignal): Promise<Report> => {
  const report = await post(entry, signal)
  if (entry.tried === null || entry.tried === printOf(entry)) return report
  // An earlier try may have arrived, and this answer be the report as it was then.
  const { id, version } = report
  if (report.diveSiteId === entry.site.id) return changeReport(entry, { reportId: id, version }, signal)
  await call(reports.remove, { params: { reportId: id } }, ending(signal))
  return post(entry, signal)
}

/**
 * What a failed try means for the next one: it may go better by itself, somebody has to log in first, or the same thing
 * would be refused again.
 */
export type Verdict = 'later' | 'signed-out' | 'refused'

/** The server was in a hurry, or this device too slow for its check. */
const passing = [408, 425, 429]

export const verdictOf = (error: unknown): Verdict => {
  // A part of this page that did not load comes with the connection, too.
  if (!(error instanceof ApiError) || mayPass(error)) return 'later'
  if (error.status === 401) return 'signed-out'
  return passing.includes(error.status) || codeOf(error) === 'bot' ? 'later' : 'refused'
}

/** When the server said it is worth trying again, in milliseconds from now; 0 when it said nothing. */
export const waitOf = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
