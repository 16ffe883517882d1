import { plainWords } from '@soundings/rules/markdown-words'
import { dropFiles } from '#shared/drafts/draft-files.ts'
import { draftName } from '#shared/drafts/draft-name.ts'
import { draftNames, dropDraft, readDraft } from '#shared/drafts/stored-drafts.ts'
import { replyDraftKind } from './reply-draft.ts'
import { threadDraftKind } from './thread-draft.ts'

/** Something that a person began to write on this device. */
export type WaitingDraft = {
  /** As it is kept. */
  name: string
  kind: 'thread' | 'reply'
  /** The key of a new thread’s draft, or the id of the thread that is answered. */
  about: string
  /** Of the thread; empty where it has none yet. */
  title: string
  /** The beginning of the words. */
  excerpt: string
  /** In milliseconds since 1970. */
  savedAt: number
}

const kinds = { thread: threadDraftKind, reply: replyDraftKind }

const readOne = (name: string, kind: WaitingDraft['kind'], about: string): WaitingDraft[] => {
  const stored = readDraft(name)
  try {
    const values = stored && kinds[kind].read(stored.content, stored.version)?.values
    if (!stored || !values) return []
    const { title, content } = values
    const words = content || ('happened' in values ? values.happened : '')
    return [
      {
        name,
        kind,
        about,
        title: title.trim(),
        excerpt: (plainWords(words) || words.trim()).slice(0, 140),
        savedAt: stored.typedAt,
      },
    ]
  } catch {
    return []
  }
}

/** What a person began to write and did not post, the last first. */
export const waitingDrafts = (personId: string): WaitingDraft[] =>
  (['thread', 'reply'] as const)
    .flatMap((kind) => {
      const start = draftName({ personId, kind, about: '' })
      return draftNames(personId)
        .filter((name) => name.startsWith(start))
        .flatMap((name) => readOne(name, kind, name.slice(start.length)))
    })
    .toSorted((one, other) => other.savedAt - one.savedAt)

/** Throws one away, with its files. */
export const discardDraft = ({ name }: WaitingDraft): void => {
  dropDraft(name)
  void dropFiles([name]).catch(() => undefined)
}
