import { ReplyForm, type Thread } from '@soundings/contract/forum'
import { z } from 'zod'
import { unkeptDraft } from '#shared/drafts/entry-draft.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import { emptyReply, openReplyDraft, type ReplyDraft, type ReplyValues } from '../draft/reply-draft.ts'
import type { PostEntry } from '../outbox/post-entry.ts'

/** A reply that is being written, from the opening of its form to its end. */
export type ReplyWork = {
  /** The form before anybody touched it, and the photos that came with it. */
  base: ReplyValues
  photos: readonly Attachment[]
  /** Kept on this device, but that of a reply that waits there itself. */
  draft: ReplyDraft
  isWaiting: boolean
}

/** Whether somebody told an incident here without their name: what they reply to it has none either. */
export const staysNameless = ({ isAnonymous, opening }: Pick<Thread, 'isAnonymous' | 'opening'>): boolean =>
  isAnonymous && opening.isOwn

export const openReplyWork = (personId: string, thread: Thread, entry: PostEntry | null): ReplyWork => {
  if (entry === null) {
    const base = emptyReply(thread.title, staysNameless(thread))
    return { base, photos: [], draft: openReplyDraft(personId, thread.id, base), isWaiting: false }
  }
  const { content, to, isAnonymous } = entry.body
  return {
    base: { content, to, isAnonymous, title: thread.title },
    photos: entry.attachments,
    draft: unkeptDraft(entry.key, entry.tried),
    isWaiting: true,
  }
}

/** The contract’s words of a reply, as a schema of what stands in the form. */
export const TypedReply = z.object({
  content: ReplyForm.shape.content,
  to: z.custom<ReplyValues['to']>(),
  isAnonymous: z.boolean(),
})
