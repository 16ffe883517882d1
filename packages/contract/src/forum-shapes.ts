import { z } from 'zod'
import { LinkCard } from './cards.ts'
import { Instant, text, Uuid } from './common.ts'
import {
  categoryIcons,
  categoryKinds,
  forumLimits,
  postStates,
  threadSorts,
  watchLevels,
} from './forum-fields.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'

export const CategoryKind = z.enum(categoryKinds)
export const ThreadSort = z.enum(threadSorts)
export const PostState = z.enum(postStates)
export const WatchLevel = z.enum(watchLevels)

/** A room of the forum, with how many public threads it has and how many posts these have together. */
export const ForumCategory = z.object({
  id: Uuid,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(categoryIcons),
  kind: CategoryKind,
  position: wholeNumber(),
  /** No longer written in; null while it is. */
  archivedAt: Instant.nullable(),
  topics: wholeNumber(),
  posts: wholeNumber(),
  version: wholeNumber(),
})
export type ForumCategory = z.output<typeof ForumCategory>

/** Who wrote a post, and what is said beside the name. */
export const PostAuthor = Person.extend({
  badge: z.enum(['new', 'regular', 'moderator', 'admin']).nullable(),
  /** The reader blocked or muted them: their posts are folded. */
  isFolded: z.boolean(),
})
export type PostAuthor = z.output<typeof PostAuthor>

/** Null for who left, and for who tells an incident without a name: moderators ask for that one by a call of its own. */
const written = { author: PostAuthor.nullable(), isAnonymous: z.boolean() }

const CategoryOfThread = ForumCategory.pick({ id: true, slug: true, name: true, kind: true, icon: true })
/** The group whose talk it is part of; its page is where it belongs, and its category is shown nowhere. */
const GroupOfThread = z.object({ id: Uuid, slug: z.string(), name: z.string() })
/** The event whose talk it is part of, likewise. */
const EventOfThread = z.object({ id: Uuid, slug: z.string(), title: z.string() })
const SiteOfThread = z.object({ id: Uuid, slug: z.string(), siteName: z.string() })

/** A thread as lists show it. `n` counts its posts from 0, which is the opening. */
export const ThreadLine = z.object({
  id: Uuid,
  slug: z.string(),
  title: z.string(),
  /** The beginning of its opening, in one line. */
  excerpt: z.string(),
  category: CategoryOfThread,
  site: SiteOfThread.nullable(),
  groupId: Uuid.nullable(),
  group: GroupOfThread.nullable(),
  eventId: Uuid.nullable(),
  event: EventOfThread.nullable(),
  tags: z.array(z.string()),
  ...written,
  createdAt: Instant,
  state: PostState,
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  /** The number of the post that solved it. */
  solutionN: wholeNumber().nullable(),
  replies: wholeNumber(),
  views: wholeNumber(),
  /** Of the opening. */
  likes: wholeNumber(),
  isLiked: z.boolean(),
  lastAt: Instant,
  lastAuthor: Person.nullable(),
  /** The number of its newest post. */
  lastN: wholeNumber(),
  /** Up to which number the reader has read; −1 where they never opened it, null for visitors. */
  readN: wholeNumber().nullable(),
  watch: WatchLevel,
})
export type ThreadLine = z.output<typeof ThreadLine>

const told = text(forumLimits.incidentText).default('')
/** What is told of a near miss besides the words: the depth in metres, and the gas as the diver calls it. */
export const Incident = z.strictObject({
  happened: told,
  conditions: told,
  learnt: told,
  depth: number().min(0).max(350).nullable().default(null),
  gas: text(100).default(''),
})
export type Incident = z.output<typeof Incident>

/** A post of a thread. `n` is its number: 0 is the opening, then 1, 2, 3 … without a gap. */
export const Post = z.object({
  id: Uuid,
  threadId: Uuid,
  n: wholeNumber(),
  state: PostState,
  /** Markdown; empty where it is gone. */
  content: z.string(),
  ...written,
  /** The reader wrote it, also where it has no name. */
  isOwn: z.boolean(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  /** How often it was changed; every earlier version is kept. */
  version: wholeNumber(),
  likes: wholeNumber(),
  isLiked: z.boolean(),
  /** The number of the post that it answers, if it says so. */
  replyToN: wholeNumber().nullable(),
  /** Its photos first, then what its words link to, each once. */
  cards: z.array(LinkCard),
  /** Usernames in the words that are people’s, so that the page links these and no others. */
  mentions: z.array(z.string()),
  incident: Incident.nullable(),
  /** Where it went; null for all others. */
  movedTo: z.object({ threadId: Uuid, n: wholeNumber() }).nullable(),
})
export type Post = z.output<typeof Post>

/** What the reader may do with a thread. */
const Rights = z.object({
  reply: z.boolean(),
  solve: z.boolean(),
  /** Move, split and merge; change what others wrote. */
  moderate: z.boolean(),
  /** Lock, pin and hide: also for organisers of its group or event. */
  organise: z.boolean(),
})

export const Thread = ThreadLine.extend({
  opening: Post,
  version: wholeNumber(),
  /** The thread that it was merged into: there all of it is now. */
  mergedInto: Uuid.nullable(),
  may: Rights,
})
export type Thread = z.output<typeof Thread>

/** An earlier version of a post: its words, who replaced them and when. */
export const Revision = z.object({
  version: wholeNumber(),
  title: z.string().nullable(),
  content: z.string(),
  /** When these words were written. */
  at: Instant,
  by: Person.nullable(),
  reason: z.string().nullable(),
})
export type Revision = z.output<typeof Revision>

/** One of what a search found: the thread, and the post with the words. */
export const FoundPost = z.object({
  thread: ThreadLine,
  postId: Uuid,
  n: wholeNumber(),
  ...written,
  createdAt: Instant,
  /** Where the words are found, as plain text with what is marked. */
  excerpt: z.array(z.object({ text: z.string(), isMarked: z.boolean() })),
})
export type FoundPost = z.output<typeof FoundPost>

/** Something done by a moderator that can be taken back for a while. */
export const ForumAct = z.object({ actId: Uuid, undoUntil: Instant, threadId: Uuid })
export type ForumAct = z.output<typeof ForumAct>
