import { type DiveDetails, diveLog } from '@soundings/contract/dive-log'
import { loadPhotoCalls } from '#features/media/index.ts'
import { call } from '#shared/api/client.ts'
import { type Attachment, printOf } from '#shared/outbox/entry.ts'
import type { AttachmentWatch } from '#shared/outbox/kind.ts'
import type { DiveChanges, DiveEntry } from './dive-entry.ts'

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

/** Ends a call that its person stopped, and one that nothing comes of. */
const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

/** What is sent of a dive whose photos are on the server. */
const sentOf = ({ body: { words }, attachments }: DiveEntry) =>
  attachments.length === 0 ? words : { ...words, photos: attachments.flatMap(({ id }) => id ?? []) }

/** Saves it over the own dive of this id, if that still has this version. */
const changeDive = (
  entry: DiveEntry,
  { diveId, version }: NonNullable<DiveChanges>,
  signal?: AbortSignal,
): Promise<DiveDetails> =>
  call(diveLog.change, { params: { diveId }, body: { ...sentOf(entry), version } }, ending(signal))

/** Adds it as a new dive; with the same key never a second one. */
const createDive = async (entry: DiveEntry, signal?: AbortSignal): Promise<DiveDetails> => {
  const { key } = entry
  const dive = await call(diveLog.create, { body: { ...sentOf(entry), clientKey: key } }, ending(signal))
  if (entry.tried === null || entry.tried === printOf(entry) || dive.deletedAt !== null) return dive
  // An earlier try may have arrived, and this answer be the dive as it was then.
  return changeDive(entry, { diveId: dive.id, version: dive.version }, signal)
}

/** Says what is new of photos that were there before; the others came with their words. */
const sendCaptions = async ({ body: { captions = {} }, attachments }: DiveEntry, signal?: AbortSignal) => {
  const said = attachments.flatMap(({ key, file, id }) => {
    const caption = captions[key]
    return file === null && id !== null && caption !== undefined ? [{ id, caption }] : []
  })
  if (said.length === 0) return
  const { captionPhoto } = await loadPhotoCalls()
  for (const { id, caption } of said) await captionPhoto(id, caption, ending(signal))
}

/** Sends a photo of a dive, for its owner alone, and answers its id. */
export const sendDivePhoto = async (
  { file, key }: Attachment & { file: File },
  { body: { captions = {} } }: DiveEntry,
  watch: AttachmentWatch,
): Promise<string> => {
  const { sendPrivatePhoto } = await loadPhotoCalls()
  return (await sendPrivatePhoto({ file, key, caption: captions[key] ?? '' }, watch)).id
}

/** Sends a dive: adds a new one, or saves it over the one that it changes. */
export const sendDive = async (entry: DiveEntry, signal?: AbortSignal): Promise<DiveDetails> => {
  await sendCaptions(entry, signal)
  const { changes } = entry.body
  return changes === null ? createDive(entry, signal) : changeDive(entry, changes, signal)
}
