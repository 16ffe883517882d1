import type { SentMessage } from '@soundings/contract/messages'
import { messagesWithPath } from '@soundings/contract/messages-pages'
import { defineKind } from '#shared/outbox/kind.ts'
import { sendMessage, takeSent } from './conversation.queries.ts'
import { type MessageEntry, messageKindName } from './message-entry.ts'
import { messageWords } from './message-words.ts'
import { noteSent, useSent } from './sent-store.ts'

/** Messages, as they wait on this device and are sent: those to one person one after the other. */
export const messageKind = defineKind<MessageEntry['body'], SentMessage>({
  name: messageKindName,
  order: 'subject',
  isStream: true,
  isShown: ({ subject }) => useSent.getState().shown === subject,
  send: sendMessage,
  refresh: (queries, sent, entry) => {
    takeSent(queries, sent, entry)
    noteSent(entry.subject, sent.conversationId, entry.key)
  },
  mayWait: () => true,
  titleOf: ({ body }) => `Message to @${body.to.handle}`,
  excerptOf: ({ body }) => body.message,
  // The router hears of it as of any step that the browser makes.
  open: ({ body }) => window.history.pushState({}, '', messagesWithPath(body.to.handle)),
  words: messageWords,
})
