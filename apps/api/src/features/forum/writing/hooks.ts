import type { Incident } from '@soundings/contract/forum'
import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import type { CategoryRow } from '../categories/categories.repo.ts'
import type { PostState } from '../reading/posts.repo.ts'
import type { ThreadState } from '../reading/threads.repo.ts'

/** What is about to be written. */
export type Written = {
  kind: 'thread' | 'reply' | 'edit'
  person: Person
  category: CategoryRow
  /** Null for a thread that is begun. */
  thread: ThreadState | null
  /** What is changed; null for what is new. */
  before: PostState | null
  /** Of an opening. */
  title: string | null
  content: string
  incident: Incident | null
  isAnonymous: boolean
  photos: readonly string[]
}

export type Judged = {
  state: 'public' | 'held'
  /** Why it is held, in the words that moderators read. */
  signals: readonly string[]
}

/** What happened in a thread. `thread` and `post` are as they are now; `person` did it. */
export type ForumEvent = { person: Person; thread: ThreadState; post: PostState } & (
  | { kind: 'started' | 'replied' }
  | { kind: 'changed'; before: PostState }
  | { kind: 'removed' }
  /** The post solved its thread. */
  | { kind: 'solved' }
  | { kind: 'liked' }
)

/** What others add to writing. Each is called in the transaction that writes, while the thread is locked. */
export type Hooks = {
  /** Limits, which refuse with words, and risk signals, which hold. Asked before anything is written, and not for a repeated key. */
  judge: (tx: Db, written: Written) => Promise<Judged>
  /** Notifications and mentions. */
  told: (tx: Db, event: ForumEvent) => Promise<void>
}

/** Holds nothing back and tells nobody: for what is made up. */
export const noHooks: Hooks = {
  judge: async () => ({ state: 'public', signals: [] }),
  told: async () => undefined,
}
