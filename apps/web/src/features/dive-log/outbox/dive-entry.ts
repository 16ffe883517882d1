import type { NewDive } from '@soundings/contract/dive-log'
import type { z } from 'zod'
import { type Entry, newEntry } from '#shared/outbox/entry.ts'

/** All that the form says of a dive: what it leaves out stays as it is. Photos, where there are some, are attached to it. */
export type DiveWords = Omit<z.input<typeof NewDive>, 'clientKey'>

/** The own dive that is changed, and the version over which that was written; null for a new one. */
export type DiveChanges = { diveId: string; version: number } | null

type Body = {
  words: DiveWords
  changes: DiveChanges
  /** What is said of photos anew, by the keys of the attachments. */
  captions?: Readonly<Record<string, string>> | undefined
}

/** A dive as its owner leaves it, on its way to the log; its attachments are its photos. */
export type DiveEntry = Entry<Body>

/** The name of the kind under which dives wait. */
export const diveKindName = 'dive'

type Written = Pick<Body, 'words'> & Partial<Body> & Pick<DiveEntry, 'personId'> & Partial<DiveEntry>

/** A dive that was just written. */
export const newDive = ({ words, changes = null, captions, ...entry }: Written): DiveEntry =>
  newEntry({
    kind: diveKindName,
    subject: changes?.diveId ?? 'log',
    body: { words, changes, ...(captions && { captions }) },
    ...entry,
  })
