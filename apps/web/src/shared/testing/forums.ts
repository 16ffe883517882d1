import type { FoundPost, Post, PostAuthor, Thread, ThreadLine } from '@soundings/contract/forum'
import type { ForumCategory } from '@soundings/contract/forum-shapes'

// For tests: categories, threads and posts; name what matters to the test.

export const nico = { id: '0190a000-0000-7000-8000-00000000000a', handle: 'nico_d', name: null, avatar: null }

export const buildPostAuthor = (known: Partial<PostAuthor> = {}): PostAuthor => ({
  ...nico,
  badge: null,
  isFolded: false,
  ...known,
})
const author = buildPostAuthor()
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

export const threadId = '0190d000-0000-7000-8000-00000000000d'
const postId = (n: number) => `0190e000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const buildCategory = (known: Partial<ForumCategory> = {}): ForumCategory => ({
  id: '0190f000-0000-7000-8000-00000000000f',
  slug: 'questions',
  name: 'Questions',
  description: 'Ask, and have it answered.',
  icon: 'help-circle',
  kind: 'question',
  position: 0,
  archivedAt: null,
  topics: 12,
  posts: 57,
  version: 1,
  ...known,
})

export const buildLine = (known: Partial<ThreadLine> = {}): ThreadLine => {
  const { id, slug, name, kind, icon } = buildCategory()
  return {
    id: threadId,
    slug: 'which-torch',
    title: 'Which torch?',
    excerpt: 'I look for a torch for night dives.',
    category: { id, slug, name, kind, icon },
    site: null,
    groupId: null,
    group: null,
    eventId: null,
    event: null,
    tags: [],
    author,
    isAnonymous: false,
    createdAt: hourAgo(),
    state: 'public',
    isLocked: false,
    isPinned: false,
    solutionN: null,
    replies: 0,
    views: 1_250,
    likes: 0,
    isLiked: false,
    lastAt: hourAgo(),
    lastAuthor: null,
    lastN: 0,
    readN: null,
    watch: 'normal',
    ...known,
  }
}

/** A post; each has its number in its words. */
export const buildPost = (n: number, known: Partial<Post> = {}): Post => ({
  id: postId(n),
  threadId,
  n,
  state: 'public',
  content: n === 0 ? 'I look for a torch for night dives.' : `Reply ${n}`,
  author,
  isAnonymous: false,
  isOwn: false,
  createdAt: hourAgo(),
  editedAt: null,
  version: 1,
  likes: 0,
  isLiked: false,
  replyToN: null,
  cards: [],
  mentions: [],
  incident: null,
  movedTo: null,
  ...known,
})

/** Replies with these numbers. */
export const buildReplies = (from: number, to: number): Post[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => buildPost(from + at))

/** A thread whose opening belongs to it. */
export const buildThread = (known: Partial<Thread> = {}): Thread => ({
  ...buildLine(),
  opening: buildPost(0, { threadId: known.id ?? threadId }),
  version: 1,
  mergedInto: null,
  may: { reply: true, solve: false, moderate: false, organise: false },
  ...known,
})

let found = 0

/** One of what a search found; each is another post. */
export const buildFound = (known: Partial<FoundPost> = {}): FoundPost => ({
  thread: buildLine(),
  postId: postId(++found),
  n: 0,
  author,
  isAnonymous: false,
  createdAt: hourAgo(),
  excerpt: [{ text: 'I look for a torch for night dives.', isMarked: false }],
  ...known,
})
