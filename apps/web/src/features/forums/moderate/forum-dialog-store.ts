import type { Post, Thread } from '@soundings/contract/forum'
import { create } from 'zustand'

/** What is asked before something is done to a thread or a post. */
export type ForumDialog =
  | { kind: 'report'; type: 'threads' | 'replies'; itemId: string; name: string }
  | { kind: 'lock' | 'pin' | 'move' | 'hide' | 'merge' | 'split'; thread: Thread }
  | { kind: 'hide-post'; post: Post; thread: Thread }
  | { kind: 'author'; post: Post }

type Dialogs = {
  open: ForumDialog | null
  /** The thread whose replies are being chosen, to be moved to one of their own. */
  splitting: Thread | null
  /** The ids of those chosen so far. */
  chosen: readonly string[]
}

export const useForumDialogs = create<Dialogs>()(() => ({ open: null, splitting: null, chosen: [] }))

const { getState, setState } = useForumDialogs

export const openForumDialog = (open: ForumDialog): void => setState({ open })
export const closeForumDialog = (): void => setState({ open: null })

/** Lets a moderator choose the replies that go to a thread of their own. */
export const startSplitting = (thread: Thread): void => setState({ splitting: thread, chosen: [] })
export const stopSplitting = (): void => setState({ splitting: null, chosen: [] })

export const choosePost = (postId: string, isChosen: boolean): void => {
  const others = getState().chosen.filter((id) => id !== postId)
  setState({ chosen: isChosen ? [...others, postId] : others })
}
