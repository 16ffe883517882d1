import { dropStored, readStored, storedKeys } from '#shared/lib/stored.ts'
import { parsed, writeDraft } from './stored-drafts.ts'

type Former = { name: string; content: unknown }

/** `person.about`, or `person` alone, with the kind between them. */
const named = (owner: string, kind: string) => {
  const [personId, ...about] = owner.split('.')
  return [personId, kind, ...about].join('.')
}

const ofPerson = (kind: string) => (owner: string, content: unknown) => ({
  name: named(owner, kind),
  content,
})

/** The choices of one person alone were kept, under a key that named nobody. */
const ofSettings = (_: string, kept: unknown): Former | null => {
  const { of, chosen } = (kept ?? {}) as { of?: unknown; chosen?: unknown }
  return typeof of === 'string' ? { name: named(of, 'settings'), content: chosen } : null
}

/** What earlier versions of the app kept, by the beginning of its key. */
const formerly: Record<string, (rest: string, content: unknown) => Former | null> = {
  'soundings.site-draft.': ofPerson('site'),
  'soundings.edit-draft.': ofPerson('site-edit'),
  'soundings.report-draft.': ofPerson('report'),
  'soundings.unsent-settings': ofSettings,
}

/**
 * Takes over what earlier versions of the app kept. Where both have something, theirs is newer: this version leaves
 * nothing behind under their keys.
 */
export const moveFormerDrafts = (): void => {
  for (const key of storedKeys())
    for (const [start, read] of Object.entries(formerly)) {
      if (!key.startsWith(start)) continue
      const content = parsed(readStored(key))
      const former = content === null ? null : read(key.slice(start.length), content)
      const isMoved =
        former === null ||
        writeDraft(former.name, { version: 1, typedAt: Date.now(), content: former.content })
      if (isMoved) dropStored(key)
    }
}
