import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'

/** The post that is answered, and whose it is; null for who left or has no name. */
const To = z.object({ n: z.number(), id: z.string(), handle: z.string().nullable() })

/** A reply as it stands in its form. */
export type ReplyValues = {
  content: string
  to: z.output<typeof To> | null
  isAnonymous: boolean
  title: string
}

/** What this device keeps of it. Another version of the app may have kept it: what fits is taken. */
const Values = z.object({
  content: z.string().catch(''),
  to: To.nullable().catch(null),
  isAnonymous: z.boolean().catch(false),
  /** Of the thread, for lists of drafts. */
  title: z.string().catch(''),
}) satisfies z.ZodType<ReplyValues>

export const replyDraftKind = entryDraftKind<ReplyValues>('reply', 1, Values)

export const emptyReply = (title: string, isAnonymous = false): ReplyValues => ({
  content: '',
  to: null,
  isAnonymous,
  title,
})

const isSame = (one: ReplyValues, other: ReplyValues) =>
  one.content.trim() === other.content.trim() && one.isAnonymous === other.isAnonymous

/** What a person is about to reply in a thread: one draft a thread. */
export const openReplyDraft = (personId: string, about: string, base: ReplyValues) =>
  openEntryDraft(replyDraftKind, { personId, base, isSame, about })

export type ReplyDraft = ReturnType<typeof openReplyDraft>
