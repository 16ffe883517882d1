import type { Coordinates } from '@soundings/contract/common'
import { media, mediaLimits, type Photo, type PhotoForm, type Uploaded } from '@soundings/contract/media'
import { sites } from '@soundings/contract/sites'
import type { QueryClient } from '@tanstack/react-query'
import { botToken } from '#features/bot-check/index.ts'
import { siteReads } from '#features/sites/index.ts'
import { ApiError, call } from '#shared/api/client.ts'
import { failureOf } from '#shared/api/failure.ts'
import { read, refresh } from '#shared/api/query.ts'
import { upload } from '#shared/api/upload.ts'
import { photoQuery } from '../media.queries.ts'
import { mediaReads } from '../media-reads.ts'

/** What is said of a photo when it is sent. */
export type SentWords = {
  diveSiteId: string
  caption: string
  description: string
  tags: string
  /** The event that the sender was at, to show it with. */
  eventId?: string
}

type Watch = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends one photo; with the same key never a second one. */
export const sendPhoto = async (
  { file, key, words }: { file: File; key: NonNullable<PhotoForm['clientKey']>; words: SentWords },
  watch: Watch,
): Promise<Uploaded> => {
  const recaptchaToken = await botToken('add_photo')
  const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
  const form = { ...said, clientKey: key, ...(recaptchaToken && { recaptchaToken }) }
  const [photo] = await upload(media.upload, { form, files: [file] }, watch)
  if (!photo) throw new Error('Unexpected server response')
  return photo
}

/** Sends one photo that stays its sender’s own; with the same key never a second one. */
export const sendPrivatePhoto = async (
  { file, key, caption }: { file: File; key: NonNullable<PhotoForm['clientKey']>; caption: string },
  watch: Watch,
): Promise<Photo> => {
  const recaptchaToken = await botToken('add_photo')
  const form = { ...(caption && { caption }), clientKey: key, ...(recaptchaToken && { recaptchaToken }) }
  const [photo] = await upload(media.uploadPrivate, { form, files: [file] }, watch)
  if (!photo) throw new Error('Unexpected server response')
  return photo
}

/** Says something else of an own photo; of one that is gone there is nothing to say. */
export const captionPhoto = async (mediaId: string, caption: string, signal?: AbortSignal): Promise<void> => {
  try {
    await call(media.change, { params: { mediaId }, body: { caption: caption || null } }, signal)
  } catch (error) {
    if (failureOf(error).kind !== 'missing') throw error
  }
}

/** A photo arrived: the lists that its author reads show it. */
export const noteSent = (queries: QueryClient): void => void refresh(queries, mediaReads)

/** Its sizes are made: where it is public, its site may show it. */
export const noteReady = (queries: QueryClient): void => void refresh(queries, [...mediaReads, ...siteReads])

const refusals = [400, 413, 415, 422]

/** Whether the same file would be refused again, however often it is sent. */
export const isForGood = (error: unknown): boolean =>
  error instanceof ApiError && refusals.includes(error.status)

/** The sites within two kilometres of where a photo was taken, nearest first. */
export const sitesNearQuery = ([lng, lat]: Coordinates) => ({
  ...read(sites.search, { body: { lat, lng, radius: mediaLimits.near, limit: 5 } }),
  staleTime: 5 * 60_000,
})

/** How often a photo that is being prepared is asked for, in milliseconds. */
const preparing = 2_000

/** A photo that was just sent, looked at until it is prepared. */
export const sentPhotoQuery = (sent: Photo) => ({
  ...photoQuery(sent.id),
  initialData: sent,
  refetchInterval: ({ state }: { state: { data: Photo | undefined } }) =>
    state.data?.state === 'processing' ? preparing : (false as const),
})
