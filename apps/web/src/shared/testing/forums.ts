import type { FoundPost, Post, PostAuthor, Thread, ThreadLine } from '@soundings/contract/forum'
import type { ForumCategory } from '@soundings/contract/forum-shapes'

// For tests: categories, threads and posts; name what matters to the test.

const idOf = (kind: string, number: number) =>
  `0190f000-${kind}-7000-8000-${String(number).padStart(12, '0')}`

let built = 0

export const buildPostAuthor = (known: Partial<PostAuthor> = {}): PostAuthor => ({
  id: idOf('0a00', 1),
  handle: 'ana_r',
  name: null,
  avatar: null,
  badge: null,
  isFolded: false,
  ...known,
})

export const buildCategory = (known: Partial<ForumCategory> = {}): ForumCategory => ({
  id: idOf('0c00', 1),
  slug: 'questions',
  name: 'Questions',
  description: 'Ask anything about diving',
  icon: 'help-circle',
  kind: 'question',
  position: 0,
  archivedAt: null,
  topics: 1,
  posts: 1,
  version: 1,
  ...known,
})

export const buildPost = (known: Partial<Post> = {}): Post => ({
  id: idOf('0b00', ++built),
  threadId: idOf('0d00', 1),
  n: 0,
  state: 'public',
  content: 'Is the line still there?',
  author: buildPostAuthor(),
  isAnonymous: false,
  isOwn: false,
  createdAt: '2026-06-01T12:00:00Z',
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

export const buildThreadLine = (known: Partial<ThreadLine> = {}): ThreadLine => ({
  id: idOf('0d00', 1),
  slug: 'the-anchor-line',
  title: 'The anchor line',
  excerpt: 'Is the line still there?',
  category: {
    id: idOf('0c00', 1),
    slug: 'questions',
    name: 'Questions',
    kind: 'question',
    icon: 'help-circle',
  },
  site: null,
  groupId: null,
  group: null,
  eventId: null,
  tags: [],
  author: buildPostAuthor(),
  isAnonymous: false,
  createdAt: '2026-06-01T12:00:00Z',
  state: 'public',
  isLocked: false,
  isPinned: false,
  solutionN: null,
  replies: 0,
  views: 1,
  likes: 0,
  isLiked: false,
  lastAt: '2026-06-01T12:00:00Z',
  lastAuthor: null,
  lastN: 0,
  readN: null,
  watch: 'normal',
  ...known,
})

/** A thread whose opening belongs to it. */
export const buildThread = (known: Partial<Thread> = {}): Thread => {
  const line = buildThreadLine(known)
  return {
    ...line,
    opening: buildPost({ threadId: line.id, author: line.author, isAnonymous: line.isAnonymous }),
    version: 1,
    mergedInto: null,
    may: { reply: true, solve: false, moderate: false },
    ...known,
  }
}

export const buildFound = (known: Partial<FoundPost> = {}): FoundPost => ({
  thread: buildThreadLine(),
  postId: idOf('0b00', ++built),
  n: 0,
  author: buildPostAuthor(),
  isAnonymous: false,
  createdAt: '2026-06-01T12:00:00Z',
  excerpt: [{ text: 'Is the line still there?', isMarked: false }],
  ...known,
})
