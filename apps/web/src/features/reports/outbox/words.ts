import { type Report, reportTexts } from '@soundings/contract/reports'
import { photosToSend, type ReportEntry } from './entry.ts'
import type { WaitingReport } from './waiting-report.ts'

const photoCount = (number: number) => (number === 1 ? '1 photo' : `${number} photos`)

/** Of a report whose photos were not all taken: so many were lost, so many stay. */
export const withoutPhotosText = (lost: number, left: number): string => {
  if (left === 0) return reportTexts.withoutPhotos
  const them = lost === 1 ? 'it' : 'them'
  return `${photoCount(lost)} could not be uploaded. Dive report will be saved without ${them}.`
}

/** What became of a report that the server has. */
export const sentText = ({ approvalStatus }: Pick<Report, 'approvalStatus'>, isChange = false): string => {
  const done = isChange ? 'Dive report changed' : 'Dive report saved'
  return approvalStatus === 'approved' ? done : `${done}. Everybody sees it once a moderator has approved it.`
}

/** Said where a report could not be sent now. */
export const keptText = 'Kept on this device. Your dive report is sent by itself when the connection is back.'

/** Said where a report could neither be sent nor kept. */
export const notKeptText =
  'The dive report could not be sent, and this device has no room to keep it. Leave this page open, and save again when the connection is back.'

/** How many reports wait, where nothing else is said of them. */
export const waitingText = (all: readonly Pick<WaitingReport, 'isRefused'>[]): string => {
  const [number, refused] = [all.length, all.filter(({ isRefused }) => isRefused).length]
  if (refused === 0)
    return number === 1 ? '1 dive report waits to be sent' : `${number} dive reports wait to be sent`
  return refused === 1 ? '1 dive report could not be sent' : `${refused} dive reports could not be sent`
}

/** Asked before somebody signs out. */
export const signOutText = (number: number): string =>
  number === 1
    ? '1 dive report was not sent yet. If you sign out now, it will be deleted from this device.'
    : `${number} dive reports were not sent yet. If you sign out now, they will be deleted from this device.`

type Standing = Pick<WaitingReport, 'photos' | 'problem' | 'isRefused'>
type Around = {
  isOffline: boolean
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  share: number | undefined
}

/** Where a report stands that is kept here. */
export const standingText = (report: Standing, { isOffline, share }: Around): string => {
  const { problem, isRefused } = report
  if (share !== undefined) return share === 0 ? 'Sending…' : `Sending… ${Math.round(share * 100)} %`
  if (isRefused) return `Not sent: ${problem ?? reportTexts.failed}`
  const why = isOffline ? 'Waiting for a connection' : (problem ?? 'Waiting to be sent')
  const photos = photosToSend(report)
  return photos === 0 ? why : `${why} · ${photoCount(photos)}`
}

/** Where and when the dive was; `day` as the reader writes it. */
export const titleOf = ({ site, words }: Pick<ReportEntry, 'site' | 'words'>, day: string): string =>
  [site.siteName, day, words.diveTime].filter(Boolean).join(', ')
