import { forumTexts, type Incident, ThreadForm } from '@soundings/contract/forum'
import type { CategoryKind } from '@soundings/contract/forum-fields'
import { z } from 'zod'
import type { ThreadValues } from '../draft/thread-draft.ts'
import type { ThreadWords } from '../outbox/writing.queries.ts'

/** The fields of an incident, as the contract names them. */
const incidentFields = ['happened', 'depth', 'gas', 'conditions', 'learnt'] as const

/** What is told of an incident; null where nothing is. */
export const incidentOf = (values: Pick<ThreadValues, (typeof incidentFields)[number]>): Incident | null => {
  const { happened, depth, gas, conditions, learnt } = values
  const said = { happened, depth, gas, conditions, learnt }
  return Object.values(said).some((one) => one !== null && one !== '') ? said : null
}

/** Its words as they are sent; what belongs to incidents goes to a category for these alone. */
export const wordsOf = (values: ThreadValues, kind: CategoryKind | undefined): ThreadWords => {
  const { category, group, event, title, content, tags, site, isAnonymous } = values
  const talk = group ? { groupId: group.id } : event && { eventId: event.id }
  const isIncident = kind === 'incident'
  return {
    title,
    content,
    ...(talk ?? { category }),
    siteId: site?.id ?? null,
    tags,
    isAnonymous: isIncident && isAnonymous,
    incident: isIncident ? incidentOf(values) : null,
  }
}

/** The field of the form at which an issue of the page or of the server stands. */
export const fieldOf = ([first, second]: readonly PropertyKey[]): string => {
  if (first === 'incident' && second !== undefined) return String(second)
  if (first === 'categoryId') return 'category'
  return first === 'siteId' ? 'site' : String(first)
}

const Sent = ThreadForm.omit({ photos: true, clientKey: true, recaptchaToken: true })

/** The contract’s words of a thread, as a schema of what stands in the form. */
export const typedThread = (kindOf: (slug: string) => CategoryKind | undefined): z.ZodType<ThreadWords> =>
  z.custom<ThreadValues>().transform((values, context) => {
    const isTalk = values.group !== null || values.event !== null
    const kind = isTalk ? undefined : kindOf(values.category)
    const words = wordsOf(values, kind)
    const issues: { path: PropertyKey[]; message: string }[] = []
    if (values.category === '' && !isTalk) issues.push({ path: ['category'], message: 'Choose a category.' })
    if (kind === 'incident' && values.happened.trim() === '')
      issues.push({ path: ['happened'], message: 'Say what happened.' })
    if (kind !== 'incident' && values.content.trim() === '')
      issues.push({ path: ['content'], message: forumTexts.empty })
    const read = Sent.safeParse(words)
    if (!read.success) issues.push(...read.error.issues.map(({ path, message }) => ({ path, message })))
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue })
    return issues.length > 0 ? z.NEVER : words
  })
