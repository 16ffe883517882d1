import type { Post, Thread } from '@soundings/contract/forum'
import type { Kind } from '#shared/outbox/kind.ts'
import { showPost, showThread } from '../../forum.queries.ts'
import { changeWords, threadWords } from './words.ts'
import {
  type ChangeOfPost,
  sendChange,
  sendPostPhoto,
  sendThread,
  type ThreadWords,
} from './writing.queries.ts'

// What is sent as what waits in the outbox is, its photos first, and itself waits as a draft alone.

const never = {
  order: 'subject',
  mayWait: () => false,
  excerptOf: () => null,
  open: () => undefined,
} as const

/** New threads: whoever starts one is asked again whether somebody asked it before. */
export const threadKind: Kind<ThreadWords, Thread> = {
  ...never,
  name: 'thread',
  sendAttachment: sendPostPhoto,
  send: sendThread,
  refresh: (queries, thread) => void showThread(queries, thread),
  titleOf: ({ body }) => body.title,
  words: threadWords,
}

/** Changes of posts: others may have changed them meanwhile. */
export const changeKind: Kind<ChangeOfPost, { thread: Thread } | { post: Post }> = {
  ...never,
  name: 'post-edit',
  sendAttachment: sendPostPhoto,
  send: sendChange,
  refresh: (queries, reply) => {
    if ('thread' in reply) showThread(queries, reply.thread)
    else showPost(queries, reply.post)
  },
  titleOf: () => 'Changes of a post',
  words: changeWords,
}
