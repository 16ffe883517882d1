import { type DiveDetails, diveLog } from '@soundings/contract/dive-log'
import { call } from '#shared/api/client.ts'
import { printOf } from '#shared/outbox/entry.ts'
import type { DiveChanges, DiveEntry } from './dive-entry.ts'

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

/** Ends a call that its person stopped, and one that nothing comes of. */
const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

/** Saves it over the own dive of this id, if that still has this version. */
const changeDive = (
  { body: { words } }: DiveEntry,
  { diveId, version }: NonNullable<DiveChanges>,
  signal?: AbortSignal,
): Promise<DiveDetails> =>
  call(diveLog.change, { params: { diveId }, body: { ...words, version } }, ending(signal))

/** Adds it as a new dive; with the same key never a second one. */
const createDive = async (entry: DiveEntry, signal?: AbortSignal): Promise<DiveDetails> => {
  const { key, body } = entry
  const dive = await call(diveLog.create, { body: { ...body.words, clientKey: key } }, ending(signal))
  if (entry.tried === null || entry.tried === printOf(entry) || dive.deletedAt !== null) return dive
  // An earlier try may have arrived, and this answer be the dive as it was then.
  return changeDive(entry, { diveId: dive.id, version: dive.version }, signal)
}

/** Sends a dive: adds a new one, or saves it over the one that it changes. */
export const sendDive = (entry: DiveEntry, signal?: AbortSignal): Promise<DiveDetails> => {
  const { changes } = entry.body
  return changes === null ? createDive(entry, signal) : changeDive(entry, changes, signal)
}
