import type { Post } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { defineKind } from '#shared/outbox/kind.ts'
import { showPost } from '../../forum.queries.ts'
import { openReply } from '../../thread/reply-store.ts'
import { noteOpened } from './opened-store.ts'
import { type PostEntry, postKindName } from './post-entry.ts'
import { postWords } from './words.ts'
import { isLimit, sendPostPhoto, sendReply } from './writing.queries.ts'

/** Replies, as they wait on this device and are sent: those in one thread one after the other. */
export const postKind = defineKind<PostEntry['body'], Post>({
  name: postKindName,
  order: 'subject',
  sendAttachment: sendPostPhoto,
  send: sendReply,
  refresh: (queries, post) => void showPost(queries, post),
  mayWait: () => true,
  // Whoever reaches a limit reads which one and when it ends, and takes the words elsewhere or waits.
  isTold: isLimit,
  titleOf: ({ body }) => `Reply in “${body.thread.title}”`,
  excerptOf: ({ body }) => body.content || null,
  open: (entry) => {
    noteOpened(entry)
    openReply({ threadId: entry.subject })
    // The router hears of it as of any step that the browser makes.
    const path = threadPath({ id: entry.subject })
    if (!window.location.pathname.startsWith(path)) window.history.pushState({}, '', path)
  },
  words: postWords,
})
