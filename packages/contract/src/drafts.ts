import { z } from 'zod'
import { Instant, typedText, Uuid } from './common.ts'
import { forumLimits } from './forum-fields.ts'
import { number, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

export const draftLimits = {
  /** So many drafts are kept of one person. */
  most: 50,
  /** What is too long to be posted can still be shortened on another device. In characters. */
  text: 2 * forumLimits.text,
  title: 2 * forumLimits.title,
  field: 2 * forumLimits.incidentText,
  /** All of one as JSON, in bytes. */
  bytes: 400_000,
  /** So long one is kept that nobody typed into, in days. */
  days: 180,
} as const

const title = typedText(draftLimits.title)
const words = typedText(draftLimits.text)
const field = typedText(draftLimits.field)

const common = {
  content: words,
  isAnonymous: z.boolean(),
  /** Of what becomes of it: whatever is sent under it from several devices is one thing. */
  clientKey: Uuid,
  /** Photos were chosen for it, which stay on the device where they were. */
  hasPhotos: z.boolean().default(false),
}

/** A thread that is begun, as it stands in its form; depth in metres. */
export const ThreadDraft = z.strictObject({
  kind: z.literal('thread'),
  ...common,
  title,
  category: typedText(forumLimits.category.slug),
  tags: z.array(typedText(forumLimits.tag)).max(forumLimits.tags),
  site: z
    .strictObject({
      id: Uuid,
      siteName: typedText(300),
      region: typedText(300).nullable(),
      country: typedText(300).nullable(),
    })
    .nullable(),
  /** The group whose talk it goes into; it has no category then. */
  group: z
    .strictObject({ id: Uuid, slug: typedText(300), name: typedText(300) })
    .nullable()
    .default(null),
  /** The event, likewise. */
  event: z
    .strictObject({ id: Uuid, slug: typedText(300), title: typedText(300) })
    .nullable()
    .default(null),
  happened: field,
  conditions: field,
  learnt: field,
  gas: field,
  depth: number().nullable(),
})
export type ThreadDraft = z.output<typeof ThreadDraft>

/** A reply that is begun; `title` is that of its thread. */
export const ReplyDraft = z.strictObject({
  kind: z.literal('reply'),
  ...common,
  title,
  to: z.strictObject({ n: wholeNumber().min(0), id: Uuid, handle: typedText(40).nullable() }).nullable(),
})
export type ReplyDraft = z.output<typeof ReplyDraft>

export const DraftBody = z.discriminatedUnion('kind', [ThreadDraft, ReplyDraft])
export type DraftBody = z.output<typeof DraftBody>

export const draftKinds = ['thread', 'reply'] as const satisfies readonly DraftBody['kind'][]

/** What is written, and the id of what it is about: `reply.` with that of its thread, `thread.` with one of its own. */
export const DraftKey = z
  .string()
  .regex(
    /^(thread|reply)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    'This isn’t the key of a draft',
  )

export const Draft = z.object({
  key: z.string(),
  body: DraftBody,
  /** How often it was kept. */
  version: wholeNumber(),
  updatedAt: Instant,
})
export type Draft = z.output<typeof Draft>

export const draftTexts = {
  none: 'This draft doesn’t exist',
  changedSince: 'This draft was changed on another device.',
  full: 'You have too many drafts. Discard some of them first.',
  otherKind: 'This isn’t what the key is for.',
} as const

const base = '/api/community/drafts'
const ofDraft = z.object({ key: DraftKey })

export const drafts = feature('What you began to write, for you alone, on every device.', {
  list: route(base, {
    method: 'GET',
    access: 'member',
    summary: 'List your drafts, the last written first',
    reply: z.object({ items: z.array(Draft) }),
  }),
  draft: route(`${base}/:key`, {
    method: 'GET',
    access: 'member',
    summary: 'Get one of your drafts',
    params: ofDraft,
    reply: Draft,
    errors: [404],
  }),
  keep: route(`${base}/:key`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Keep a draft. `version` is the one that it was typed over, none for a new one: 409 `changed-since` where there is another',
    params: ofDraft,
    body: z.strictObject({ body: DraftBody, version: wholeNumber().min(1).optional() }),
    reply: Draft.omit({ body: true }),
    errors: [400, 409, 429],
  }),
  discard: route(`${base}/:key`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Discard a draft; safe to repeat',
    params: ofDraft,
    reply: z.object({}),
  }),
})
