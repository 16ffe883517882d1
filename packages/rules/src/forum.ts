import type { PostState } from '@soundings/contract/forum-fields'
import { fold, slugOf } from './text.ts'

/** Who reads: a visitor is undefined. */
export type ForumReader = { id: string; isModerator: boolean } | undefined

type Written = { state: PostState; authorId: string | null }

const isAuthorOrModerator = ({ authorId }: Written, reader: ForumReader): boolean =>
  reader !== undefined && (reader.isModerator || (authorId !== null && authorId === reader.id))

/** Whether somebody reads a thread at all. One that was merged is read as where it leads to. */
export const maySeeThread = (thread: Written, reader: ForumReader): boolean => {
  if (thread.state === 'public' || thread.state === 'moved') return true
  return thread.state !== 'deleted' && isAuthorOrModerator(thread, reader)
}

/** What of a post somebody reads: all of it, its line without words, or nothing. */
export const shownOfPost = (post: Written, reader: ForumReader): 'whole' | 'line' | 'nothing' => {
  switch (post.state) {
    case 'public':
      return 'whole'
    case 'held':
      return isAuthorOrModerator(post, reader) ? 'whole' : 'nothing'
    case 'removed':
      return isAuthorOrModerator(post, reader) ? 'whole' : 'line'
    default:
      return 'line'
  }
}

/** The readable end of a thread’s address; `thread` where its title has no Latin letters. */
export const threadSlug = (title: string): string =>
  fold(title).match(/[a-z0-9]/) ? slugOf(title) : 'thread'
