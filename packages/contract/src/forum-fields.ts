/** Lengths in characters, times in minutes, and how many at most. */
export const forumLimits = {
  title: 120,
  text: 20_000,
  tag: 30,
  tags: 3,
  /** Photos of one post. */
  photos: 10,
  /** Why moderators did something, and what an editor says about a change of somebody else’s words. */
  reason: 500,
  /** What an incident form asks, each. */
  incidentText: 2_000,
  category: { name: 40, description: 200, slug: 40, icon: 40 },
  /** Posts of a thread that come at once. */
  page: 30,
  /** Threads of a list that come at once. */
  threads: 30,
  /** A thread that was split or merged can be put back for so long. */
  undoMinutes: 10,
  /** How far a list is counted; beyond it says “or more”. */
  counted: 1_000,
  /** Likewise what a search finds: so many of the newest posts that fit are put in order. */
  found: 200,
  query: 200,
} as const

/**
 * What a category is for: talk, questions with a solution, near misses that may hide their author, and people who look
 * for others to dive with.
 */
export const categoryKinds = ['talk', 'question', 'incident', 'buddies'] as const
export type CategoryKind = (typeof categoryKinds)[number]

/** The pictures that a category may have, by the names that the page knows them by. */
export const categoryIcons = [
  'message-circle',
  'help-circle',
  'map-pin',
  'plane',
  'backpack',
  'school',
  'fish',
  'camera',
  'alert-triangle',
  'users',
] as const
export type CategoryIcon = (typeof categoryIcons)[number]

/** The room that threads of groups are in. It is listed nowhere: they are read in their groups. */
export const groupTalkId = '019ab000-0000-7000-8000-000000000009'

export const threadSorts = ['active', 'newest', 'top', 'unanswered'] as const
export type ThreadSort = (typeof threadSorts)[number]

/**
 * Where a thread or a post stands: everybody reads a `public` one; a `held` one is its author’s and the moderators’; a
 * `removed` one was hidden by moderators, a `deleted` one by its author, and a `moved` one went to another thread: of
 * these its line stays.
 */
export const postStates = ['public', 'held', 'removed', 'deleted', 'moved'] as const
export type PostState = (typeof postStates)[number]

/** How closely somebody follows a thread. Whoever wrote in it follows it. */
export const watchLevels = ['watching', 'normal', 'muted'] as const
export type WatchLevel = (typeof watchLevels)[number]
