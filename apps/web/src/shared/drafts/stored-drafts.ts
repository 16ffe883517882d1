import { z } from 'zod'
import { dropStored, readStored, storedKeys, writeStored } from '#shared/lib/stored.ts'
import { draftKey, nameOfDraftKey } from './draft-name.ts'

// The words of drafts as local storage holds them, whatever they say.

const Stored = z.object({
  /** Of the kind, when it was written: a newer one may read it another way. */
  version: z.number(),
  /** When it was last typed into, in milliseconds since 1970. */
  typedAt: z.number(),
  content: z.unknown(),
})
export type StoredDraft = z.output<typeof Stored>

/** So long a draft is kept that nobody typed into, in milliseconds. */
const keptFor = 180 * 24 * 3_600_000
/** So many drafts are kept on a device, of everybody who uses it. */
const maxDrafts = 100
/** So long may the words of a draft be, in characters: all drafts share some five megabytes with everything else. */
const maxLength = 300_000

/** What a text of local storage says; null for what is no JSON. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Reads a draft; null where there is none that can be read. */
export const readDraft = (name: string): StoredDraft | null =>
  Stored.safeParse(parsed(readStored(draftKey(name)))).data ?? null

const listeners = new Set<(name: string) => void>()
const tell = (name: string): void => {
  for (const listener of [...listeners]) listener(name)
}

/** Hears of each draft that is kept or dropped on this page. Returns how to stop. */
export const onDraftKept = (listener: (name: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const dropDraft = (name: string): void => {
  dropStored(draftKey(name))
  tell(name)
}

/** Keeps a draft. Answers whether that worked: a browser that refuses storage does so silently. */
export const writeDraft = (name: string, draft: StoredDraft): boolean => {
  const text = JSON.stringify(draft)
  if (text.length > maxLength) return false
  writeStored(draftKey(name), text)
  tell(name)
  return readStored(draftKey(name)) === text
}

/** The names of all drafts on this device, those of one person where they are named. */
export const draftNames = (personId?: string): string[] =>
  storedKeys()
    .flatMap((key) => nameOfDraftKey(key) ?? [])
    .filter((name) => personId === undefined || name.startsWith(`${personId}.`))

/** Drops what is too old, and the oldest where there are too many. Answers the names of what it dropped. */
export const dropOldDrafts = (now: number): string[] => {
  const old = draftNames()
    .map((name) => ({ name, typedAt: readDraft(name)?.typedAt ?? 0 }))
    .toSorted((one, other) => other.typedAt - one.typedAt)
    .filter(({ typedAt }, at) => at >= maxDrafts || now - typedAt > keptFor)
    .map(({ name }) => name)
  old.forEach(dropDraft)
  return old
}
