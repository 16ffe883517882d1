import type { Revision } from '@soundings/contract/forum'
import type { Person } from '@soundings/contract/person'

type Words = { title: string | null; content: string }

/** One change of a post: its words before and after, when, by whom and why. */
export type ChangeOfWords = {
  version: number
  before: Words
  after: Words
  /** Null where it is not known any more. */
  at: string | null
  by: Person | null
  reason: string | null
}

/** The changes of a post, newest first, from its words of now and what they were before. */
export const changesOf = (
  now: Words & { editedAt: string | null },
  earlier: readonly Revision[],
): ChangeOfWords[] =>
  earlier.map(({ version, title, content, by, reason }, index) => {
    const next = earlier[index - 1]
    return {
      version,
      before: { title, content },
      after: next ? { title: next.title, content: next.content } : now,
      at: next ? next.at : now.editedAt,
      by,
      reason,
    }
  })
