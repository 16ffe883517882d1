import { z } from 'zod'
import { Paging, text, Uuid } from './common.ts'
import { categoryIcons, forumLimits } from './forum-fields.ts'
import { CategoryKind, Incident, ThreadSort } from './forum-shapes.ts'
import { forumTexts } from './forum-words.ts'
import { wholeNumber } from './numbers.ts'

const content = text(forumLimits.text)
/** A title that one can read. */
export const threadTitle = text(forumLimits.title).refine(
  // Marks that turn or hide letters are no title.
  (value) => value.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') !== '',
  forumTexts.noTitle,
)
const tags = z.array(text(forumLimits.tag).min(1)).max(forumLimits.tags)
const photos = z.array(Uuid).max(forumLimits.photos)

/** What a preview is made of. */
export const words = z.strictObject({ content, photos: photos.default([]) })

/** A thread as it is begun. `category` and `categoryId` take a slug or an id. */
export const ThreadForm = z.strictObject({
  title: threadTitle,
  content,
  category: text(forumLimits.category.slug).optional(),
  categoryId: text(forumLimits.category.slug).optional(),
  siteId: Uuid.nullable().default(null),
  /** A group that one is in: then it needs no category. */
  groupId: Uuid.nullable().default(null),
  /** An event that one is in, likewise. */
  eventId: Uuid.nullable().default(null),
  tags: tags.default([]),
  photos: photos.default([]),
  isAnonymous: z.boolean().default(false),
  incident: Incident.nullable().default(null),
  /** Made by the device; the same key is one thread however often it comes. */
  clientKey: Uuid.optional(),
  recaptchaToken: z.string().max(4_000).optional(),
})
export type ThreadForm = z.output<typeof ThreadForm>

export const ReplyForm = z.strictObject({
  content: content.min(1, forumTexts.empty),
  replyToN: wholeNumber().min(0).nullable().default(null),
  photos: photos.default([]),
  isAnonymous: z.boolean().default(false),
  /** The same key is one reply however often it comes. */
  clientKey: Uuid.optional(),
})
export type ReplyForm = z.output<typeof ReplyForm>

/** A change of what was written. `reason` is for a moderator who changes somebody else’s words. */
const Change = z.strictObject({
  content: content.optional(),
  photos: photos.optional(),
  version: wholeNumber(),
  reason: text(forumLimits.reason).optional(),
})
export const ThreadChange = Change.extend({
  title: threadTitle.optional(),
  tags: tags.optional(),
  siteId: Uuid.nullable().optional(),
  incident: Incident.nullable().optional(),
})
export type ThreadChange = z.output<typeof ThreadChange>
export const PostChange = Change
export type PostChange = z.output<typeof PostChange>

export const CategoryForm = z.strictObject({
  slug: text(forumLimits.category.slug).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use small letters, numbers and hyphens',
  ),
  name: text(forumLimits.category.name).min(1, 'Give it a name'),
  description: text(forumLimits.category.description),
  icon: z.enum(categoryIcons),
  kind: CategoryKind,
  position: wholeNumber().min(0).max(1_000),
})
export type CategoryForm = z.output<typeof CategoryForm>

const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Which threads, and in which order. */
export const ThreadList = Paging.extend({
  sort: ThreadSort.default('active'),
  /** A slug or an id. */
  category: text(forumLimits.category.slug).optional(),
  site: Uuid.optional(),
  /** The talk of a group; without it, only what belongs to none is listed, but for `watched`. */
  group: Uuid.optional(),
  /** The talk of an event, likewise. */
  event: Uuid.optional(),
  tag: text(forumLimits.tag).min(1).optional(),
  /** A username; what they wrote without a name is not theirs. */
  author: text(40).min(1).optional(),
  watched: yesOrNo.optional(),
  unread: yesOrNo.optional(),
  solved: yesOrNo.optional(),
})
export type ThreadList = z.output<typeof ThreadList>
