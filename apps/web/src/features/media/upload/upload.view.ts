import { type Photo, photoTypes } from '@soundings/contract/media'
import { numberText, plural } from '@soundings/rules/phrases'

/**
 * Where a photo stands on its way: its first bytes are read; it is no photo; it may be sent; it stands in line; it is on
 * its way; it goes on by itself when connection or session are back; it was not taken; it arrived.
 */
export type Stage = 'checking' | 'refused' | 'chosen' | 'waiting' | 'sending' | 'held' | 'failed' | 'sent'

type Standing = {
  stage: Stage
  /** How much of it is sent, from 0 to 1. */
  share: number
  problem: string | null
  photo: Pick<Photo, 'approvalStatus'> | null
}

/** What a browser offers to choose from. Without HEIC in the list an iPhone hands over a JPG. */
export const acceptedTypes = photoTypes.join(',')

export const requirementText = 'JPG, PNG or GIF, also WebP and AVIF. Maximum 50MB per file.'

/** Whether somebody waits for it. */
export const isUnderWay = ({ stage }: Pick<Standing, 'stage'>): boolean =>
  stage === 'waiting' || stage === 'sending' || stage === 'held'

/** Everything has left the device, and the server looks at it: too late to stop it. */
export const isArriving = ({ stage, share }: Pick<Standing, 'stage' | 'share'>): boolean =>
  stage === 'sending' && share === 1

/** Where a photo stands, in a few words; its problem where it has one. */
export const stageText = (upload: Standing): string => {
  const { stage, share, problem } = upload
  if (stage === 'checking') return 'Checking…'
  if (stage === 'chosen') return 'Ready to upload'
  if (stage === 'waiting') return 'Up next'
  if (stage === 'sending') return isArriving(upload) ? 'Checking…' : `${Math.round(share * 100)} %`
  if (stage === 'failed') return `Upload failed: ${problem || 'Please try again.'}`
  return problem ?? (stage === 'sent' ? 'Sent' : '')
}

/** Where a photo stands that has arrived. */
export const sentText = (photo: Pick<Photo, 'state' | 'approvalStatus' | 'problem'>): string => {
  if (photo.state === 'processing') return 'Uploaded. Processing…'
  if (photo.state === 'broken') return photo.problem ?? 'This photo can’t be displayed.'
  return photo.approvalStatus === 'approved' ? 'Added' : 'Uploaded. Awaiting review'
}

/** What stands above the form of one photo that was not taken; null while there is nothing to tell. */
export const formProblem = (upload: Pick<Standing, 'stage' | 'problem'> | undefined): string | null =>
  upload?.stage === 'failed' ? upload.problem || 'Upload failed. Please try again.' : null

/** The progress of all photos of a tray, for screen readers; empty when nothing was sent. */
export const trayText = (uploads: readonly (Standing & { words: unknown })[]): string => {
  const asked = uploads.filter(({ words }) => words !== null)
  const sent = asked.filter(({ stage }) => stage === 'sent').length
  if (asked.length === 0) return ''
  return plural(
    asked.length,
    { one: '{sent} of # photo uploaded', other: '{sent} of # photos uploaded' },
    { sent: numberText(sent) },
  )
}

/** The button that sends. */
export const sendLabel = (number: number, isBusy: boolean): string => {
  if (isBusy) return 'Uploading…'
  return number === 0 ? 'Upload' : plural(number, { one: 'Upload # photo', other: 'Upload # photos' })
}

/** What happened to photos that were sent together; null while there is nothing to say. */
export const outcomeText = (sent: readonly Standing[]): { text: string; hasFailed: boolean } | null => {
  const failed = sent.filter(({ stage }) => stage === 'failed').length
  const arrived = sent.filter(({ stage }) => stage === 'sent')
  if (failed > 0) {
    const forms = {
      one: '{failed} of # photo couldn’t be uploaded',
      other: '{failed} of # photos couldn’t be uploaded',
    }
    return { text: plural(sent.length, forms, { failed: numberText(failed) }), hasFailed: true }
  }
  if (arrived.length === 0) return null
  const waits = arrived.some(({ photo }) => photo?.approvalStatus !== 'approved')
  const text = waits
    ? plural(arrived.length, {
        one: 'Photo uploaded. Everyone can see it once a moderator approves it.',
        other: '# photos uploaded. Everyone can see them once a moderator approves them.',
      })
    : plural(arrived.length, { one: 'Photo added', other: '# photos added' })
  return { text, hasFailed: false }
}
