import type { Post } from '@soundings/contract/forum'

const texts = {
  thread: 'Approving hides the thread with all its replies.',
  reply: 'Approving hides the reply.',
} as const

/** What upholding a report does; null where the post is not public any more. */
export const takenDownText = ({ state }: Pick<Post, 'state'>, what: keyof typeof texts): string | null =>
  state === 'public' ? texts[what] : null
