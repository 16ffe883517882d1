import type { Attachment } from '../outbox/entry.ts'
import { dropFiles, keepFiles, readFiles } from './draft-files.ts'
import { type DraftOwner, draftKey, draftName } from './draft-name.ts'
import { moveFormerDrafts } from './former-drafts.ts'
import { dropDraft, dropOldDrafts, readDraft, writeDraft } from './stored-drafts.ts'

/** Something that is written in several sittings, as this device keeps it. */
export type DraftKind<Content> = {
  /** Part of the place where it is kept, so it never changes. */
  name: string
  /** Grows with every change after which older content would be read wrongly. */
  version: number
  /** Makes of what was kept what fits, also of what another version of the app kept; null, or a throw, where nothing does. */
  read: (kept: unknown, version: number) => Content | null
}

// Once a page, before the first draft is opened.
moveFormerDrafts()
const old = dropOldDrafts(Date.now())
if (old.length > 0) void dropFiles(old).catch(() => undefined)

/**
 * What a person is writing, kept on this device while they type: the words at once, in local storage; files as soon as
 * there is room for them, in IndexedDB. A kind may have several, each about one thing.
 */
export const openDraft = <Content>(
  kind: DraftKind<Content>,
  { personId, about }: Omit<DraftOwner, 'kind'>,
) => {
  const name = draftName({ personId, kind: kind.name, about })
  let isKept = true
  let hasFiles = false
  let areFilesKept = true
  let work: Promise<unknown> = Promise.resolve()
  /** Counts how often files were kept or dropped: only the last state is worth writing. */
  let round = 0

  const read = (): Content | null => {
    const stored = readDraft(name)
    try {
      return stored && kind.read(stored.content, stored.version)
    } catch {
      return null
    }
  }

  return {
    /** What was kept before, as far as it fits. */
    read,
    /** When it was last typed into, in milliseconds since 1970; null where nothing is kept. */
    savedAt: (): number | null => readDraft(name)?.typedAt ?? null,
    /** Keeps what is written by now, or nothing for null. */
    keep: (content: Content | null): void => {
      isKept = true
      if (content === null) dropDraft(name)
      else isKept = writeDraft(name, { version: kind.version, typedAt: Date.now(), content })
    },
    /** Whether all that was written outlives this page. */
    isKept: () => isKept && areFilesKept,
    /** The files that were kept for the draft with this key. */
    files: async (key: string): Promise<readonly Attachment[] | null> => {
      await work
      const kept = await readFiles(name)
      if (kept?.of !== key) return null
      hasFiles = true
      return kept.files
    },
    /** Keeps the files of the draft with this key, one state after the other. */
    keepFiles: (key: string, files: readonly Attachment[]): void => {
      const mine = ++round
      hasFiles = true
      areFilesKept = false
      work = work.then(async () => {
        if (mine !== round) return
        const hasWorked = await keepFiles({ name, of: key, files })
        if (mine === round) areFilesKept = hasWorked
      })
    },
    dropFiles: (): void => {
      round++
      hasFiles = false
      areFilesKept = true
      work = work.then(() => dropFiles([name]).catch(() => undefined))
    },
    /**
     * Hears when another tab keeps something else in this place, or nothing any more: what was written here then no
     * longer outlives the page until it is kept again. Returns how to stop.
     */
    watch: (onOther: (isGone: boolean) => void): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== draftKey(name)) return
        isKept = false
        areFilesKept = !hasFiles
        onOther(event.newValue === null)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
