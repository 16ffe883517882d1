import { z } from 'zod'
import { Card, LinkCard } from './cards.ts'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { attachmentKinds, conversationBoxes, messageLimits } from './messages-fields.ts'
import { messagesGroup, type NotificationKinds } from './notification-kinds.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

/** What concerns all of one’s conversations: followed by that person alone, under their id. */
export const messagesTopic = topicKind('messages')
/** What happens in one conversation, by its id: followed by the two whose it is. */
export const conversationTopic = topicKind('conversation')
/** That the other of a conversation is typing: `typing:<conversation>:<who types>`. */
export const typingTopic = topicKind('typing')

export const messageTexts = {
  empty: 'Write something first.',
  self: 'You can’t write to yourself.',
  /** The same for each reason. */
  refused: 'This person doesn’t take messages from you.',
  requestLong: `A first message can be up to ${messageLimits.requestText.toLocaleString('en')} characters.`,
  requestPlain: 'You can add sites, events, reports and photos once they’ve answered you.',
  requestLinks: 'While you’re new here, the first messages to someone can’t have links.',
  linkAdded: 'You can’t add a link before they’ve answered.',
  requestFull: `You’ve sent ${messageLimits.requestMessages} messages. You can write more once they’ve answered.`,
  tooLate: `A message can be changed for ${messageLimits.editMinutes} minutes after it was sent.`,
} as const

/** The notifications about messages. */
export const messageNotifications = {
  message: { type: 'info', group: messagesGroup },
} as const satisfies NotificationKinds

export const AttachmentKind = z.enum(attachmentKinds)
export const ConversationBox = z.enum(conversationBoxes)

const Attached = z.strictObject({ kind: AttachmentKind, id: Uuid })
export type Attached = z.output<typeof Attached>

/** What was sent with a message, as its reader may see it; `card` is null where it is gone or not theirs to see. */
export const MessageAttachment = z.object({
  kind: AttachmentKind,
  id: Uuid,
  card: Card.nullable(),
})
export type MessageAttachment = z.output<typeof MessageAttachment>

export const Message = z.object({
  id: Uuid,
  conversationId: Uuid,
  /** Its number in the conversation: 1, 2, 3 … without a gap. */
  seq: wholeNumber(),
  senderId: Uuid,
  /** Empty once it was deleted. */
  message: z.string(),
  attachments: z.array(MessageAttachment),
  /** What its words link to and is not attached, each once. */
  cards: z.array(LinkCard),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
})
export type Message = z.output<typeof Message>

/** Whether one can write: at once, by a request, or not (any more). */
export const CanMessage = z.enum(['yes', 'request', 'no'])
export type CanMessage = z.output<typeof CanMessage>

/** A conversation as one of the two reads it. */
export const Conversation = z.object({
  id: Uuid,
  /** Null once they left. */
  with: Person.nullable(),
  box: ConversationBox,
  /** So many of the other’s messages are not read. */
  unread: wholeNumber(),
  lastSeq: wholeNumber(),
  /** Up to where the reader has read. */
  readSeq: wholeNumber(),
  /** Up to where the other has read, where both show it. */
  seenSeq: wholeNumber().nullable(),
  isMuted: z.boolean(),
  canMessage: CanMessage,
  /** The newest that the reader sees; null where there is none. */
  last: z
    .object({
      seq: wholeNumber(),
      senderId: Uuid,
      /** Its beginning, in one line. */
      excerpt: z.string(),
      isDeleted: z.boolean(),
      createdAt: Instant,
    })
    .nullable(),
  lastAt: Instant,
})
export type Conversation = z.output<typeof Conversation>

/** What the menu shows: unread messages of the inbox, and requests that wait. */
export const Unread = z.object({ messages: wholeNumber(), requests: wholeNumber() })
export type Unread = z.output<typeof Unread>

const body = text(messageLimits.text).min(1, messageTexts.empty)
const written = {
  /** Made by the device; the same key is one message however often it comes. */
  clientKey: Uuid.optional(),
  attachments: z.array(Attached).max(messageLimits.attachments).default([]),
}

/** A message into a conversation. */
export const MessageForm = z.strictObject({ message: body, ...written })
export type MessageForm = z.output<typeof MessageForm>

/** A message to a person. */
export const MessageTo = z.strictObject({ to_user_id: Uuid, message: body, ...written })
export type MessageTo = z.output<typeof MessageTo>

/** What became of a message. A request reads the same whatever becomes of it. */
export const SentMessage = z.object({
  id: Uuid,
  conversationId: Uuid,
  seq: wholeNumber(),
  state: z.enum(['sent', 'requested']),
  createdAt: Instant,
})
export type SentMessage = z.output<typeof SentMessage>

/** One of what a search found: the message, and with whom. */
export const FoundMessage = Message.extend({ with: Person.nullable() })
export type FoundMessage = z.output<typeof FoundMessage>

const ofConversation = z.object({ conversationId: Uuid })
const ofMessage = z.object({ messageId: Uuid })

export const messages = feature('Messages between two members, read by those two alone.', {
  send: route('/api/community/messages/send', {
    method: 'POST',
    access: 'member',
    summary:
      'Send someone a message; strangers send up to 3 as a request. The same clientKey is one message, however often it’s sent',
    body: MessageTo,
    reply: SentMessage,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  conversations: route('/api/messages/conversations', {
    method: 'GET',
    access: 'member',
    summary: 'List your conversations in one box, most recent first',
    query: Paging.extend({ box: ConversationBox.default('inbox') }),
    reply: page(Conversation),
  }),
  conversation: route('/api/messages/conversations/:conversationId', {
    method: 'GET',
    access: 'member',
    summary: 'Get one of your conversations',
    params: ofConversation,
    reply: Conversation,
    errors: [404],
  }),
  hide: route('/api/messages/conversations/:conversationId', {
    method: 'DELETE',
    access: 'member',
    summary:
      'Delete a conversation for yourself; once both have, it’s erased. A new message brings it back, without the earlier ones',
    params: ofConversation,
    reply: z.object({}),
    errors: [404],
  }),
  with: route('/api/messages/with/:userId', {
    method: 'GET',
    access: 'member',
    summary: 'Get whether you can write to someone, and the conversation that you have with them',
    params: z.object({ userId: Uuid }),
    reply: z.object({ canMessage: CanMessage, conversationId: Uuid.nullable(), person: Person }),
    errors: [404],
  }),
  list: route('/api/messages/conversations/:conversationId/messages', {
    method: 'GET',
    access: 'member',
    summary:
      'List messages of a conversation: the newest, those before a number, or those after one. Newest first; after a number, oldest first',
    params: ofConversation,
    query: z.object({
      before: wholeNumberText().min(1).optional(),
      after: wholeNumberText().min(0).optional(),
      limit: wholeNumberText().min(1).max(200).default(messageLimits.page),
    }),
    reply: z.object({ items: z.array(Message), hasMore: z.boolean() }),
    errors: [404],
  }),
  post: route('/api/messages/conversations/:conversationId/messages', {
    method: 'POST',
    access: 'member',
    summary: 'Write into a conversation; also accepts a request. The same clientKey is one message',
    params: ofConversation,
    body: MessageForm,
    reply: SentMessage,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  read: route('/api/messages/conversations/:conversationId/read', {
    method: 'PUT',
    access: 'member',
    summary: 'Say up to which message you’ve read; it only moves forward',
    params: ofConversation,
    body: z.strictObject({ seq: wholeNumber().min(0) }),
    reply: Conversation,
    errors: [404],
  }),
  accept: route('/api/messages/conversations/:conversationId/accept', {
    method: 'PUT',
    access: 'member',
    summary: 'Accept a request; safe to repeat',
    params: ofConversation,
    reply: Conversation,
    errors: [404],
  }),
  decline: route('/api/messages/conversations/:conversationId/decline', {
    method: 'PUT',
    access: 'member',
    summary: 'Decline a request; who sent it isn’t told. Safe to repeat',
    params: ofConversation,
    reply: z.object({}),
    errors: [404],
  }),
  change: route('/api/messages/conversations/:conversationId/state', {
    method: 'PUT',
    access: 'member',
    summary: 'Mute or archive a conversation, or take that back',
    params: ofConversation,
    body: z.strictObject({ isMuted: z.boolean().optional(), isArchived: z.boolean().optional() }),
    reply: Conversation,
    errors: [404],
  }),
  typing: route('/api/messages/conversations/:conversationId/typing', {
    method: 'POST',
    access: 'member',
    summary: 'Say that you’re typing; the other sees it for a few seconds where both allow it',
    params: ofConversation,
    reply: z.object({}),
    errors: [403, 404, 429],
  }),
  edit: route('/api/messages/messages/:messageId', {
    method: 'PUT',
    access: 'member',
    summary: 'Change the words of your message within 15 minutes',
    params: ofMessage,
    body: z.strictObject({ message: body }),
    reply: Message,
    errors: [403, 404, 409],
  }),
  remove: route('/api/messages/messages/:messageId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete your message for both; safe to repeat',
    params: ofMessage,
    reply: Message,
    errors: [404],
  }),
  search: route('/api/messages/search', {
    method: 'GET',
    access: 'member',
    summary: 'Search your own messages, most recent first',
    query: Paging.extend({ q: text(200).min(1) }),
    reply: z.object({ items: z.array(FoundMessage), nextCursor: z.string().nullable() }),
    errors: [429],
  }),
  unread: route('/api/messages/unread', {
    method: 'GET',
    access: 'member',
    summary: 'Count your unread messages and the requests that wait',
    reply: Unread,
  }),
})
