import type { Post } from '@soundings/contract/forum'
import { create } from 'zustand'

/** A post that is answered or quoted, and whose it is, by username; null for who left or has no name there. */
export type Answered = { n: number; id: string; handle: string | null }

export type Asked = {
  threadId: string
  /** The post that is answered; without one, the thread as a whole is. */
  to?: Answered
  /** Words of a post, as Markdown, to begin the reply with. */
  quote?: Answered & { text: string }
}

type Replying = {
  /** What was pressed last; null once the reply was closed. */
  reply: Asked | null
  /** Grows with each press, so that the same can be asked for twice. */
  asked: number
}

/** Which reply is open on the page, and what it answers. */
export const useReply = create<Replying>()(() => ({ reply: null, asked: 0 }))

export const openReply = (reply: Asked): void =>
  useReply.setState(({ asked }) => ({ reply, asked: asked + 1 }))
export const closeReply = (): void => useReply.setState({ reply: null })

/** A reader wants to answer a post, with some of its words where they chose some. */
export const replyTo = (post: Pick<Post, 'threadId' | 'n' | 'id' | 'author'>, quote?: string): void => {
  const to = { n: post.n, id: post.id, handle: post.author?.handle ?? null }
  openReply({
    threadId: post.threadId,
    // Whoever answers the opening answers the thread.
    ...(post.n > 0 && { to }),
    ...(quote !== undefined && { quote: { ...to, text: quote } }),
  })
}
