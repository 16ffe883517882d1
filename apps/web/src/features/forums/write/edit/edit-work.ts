import { forumTexts, type Post, PostChange, type Thread, ThreadChange } from '@soundings/contract/forum'
import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
import { incidentOf } from '../new/thread-form.ts'

/** A post that is changed, as it stands in its form. What only openings have is empty for replies. */
export type EditValues = {
  title: string
  happened: string
  depth: number | null
  gas: string
  conditions: string
  learnt: string
  content: string
  tags: string[]
  reason: string
}

const words = z.string().catch('')
const Values = z.object({
  title: words,
  happened: words,
  depth: z.number().nullable().catch(null),
  gas: words,
  conditions: words,
  learnt: words,
  content: words,
  tags: z.array(z.string()).catch([]),
  reason: words,
}) satisfies z.ZodType<EditValues>

const kind = entryDraftKind<EditValues>('post-edit', 1, Values)

const isSame = (one: EditValues, other: EditValues) => JSON.stringify(one) === JSON.stringify(other)

export const valuesOf = (thread: Pick<Thread, 'title' | 'tags'>, post: Post): EditValues => ({
  title: post.n === 0 ? thread.title : '',
  happened: post.incident?.happened ?? '',
  depth: post.incident?.depth ?? null,
  gas: post.incident?.gas ?? '',
  conditions: post.incident?.conditions ?? '',
  learnt: post.incident?.learnt ?? '',
  content: post.content,
  tags: post.n === 0 ? thread.tags : [],
  reason: '',
})

/** Its own photos: those to which its words lead are no part of it. */
export const photosOf = ({ cards, content }: Pick<Post, 'cards' | 'content'>): Attachment[] =>
  cards.flatMap(({ kind, id }) =>
    kind === 'photo' && !content.includes(id) ? [{ key: id, file: null, id }] : [],
  )

export const versionOf = (thread: Pick<Thread, 'version'>, post: Pick<Post, 'n' | 'version'>): number =>
  post.n === 0 ? thread.version : post.version

/** The change of a post that a person is about to make, from the opening of its form to its end. */
export const openEditWork = (personId: string, thread: Thread, post: Post) => {
  const base = valuesOf(thread, post)
  const known = { id: post.id, version: versionOf(thread, post) }
  const draft = openEntryDraft(kind, { personId, base, known, isSame })
  return { base, draft, photos: photosOf(post), version: draft.version ?? known.version }
}
export type EditWork = ReturnType<typeof openEditWork>

const Opening = ThreadChange.pick({
  title: true,
  tags: true,
  content: true,
  incident: true,
  reason: true,
}).required({
  content: true,
  title: true,
})
const Reply = PostChange.pick({ content: true, reason: true }).required({ content: true })

/** The contract’s words of a change, as a schema of what stands in the form. */
export const typedChange = ({ n, incident }: Pick<Post, 'n' | 'incident'>) =>
  z.custom<EditValues>().transform((values, context) => {
    const { title, tags, content, reason } = values
    const said = { content, ...(reason.trim() && { reason }) }
    const isIncident = n === 0 && incident !== null
    const opening = { title, tags, ...(isIncident && { incident: incidentOf(values) }) }
    const read = n === 0 ? Opening.safeParse({ ...said, ...opening }) : Reply.safeParse(said)
    const issues = read.success ? [] : read.error.issues.map(({ path, message }) => ({ path, message }))
    if (isIncident && values.happened.trim() === '')
      issues.push({ path: ['happened'], message: 'Say what happened.' })
    if (!isIncident && content.trim() === '') issues.push({ path: ['content'], message: forumTexts.empty })
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue })
    if (issues.length > 0) return z.NEVER
    return { content: content.trim(), reason: reason.trim() || undefined, opening: n === 0 ? opening : null }
  })
