import type { Conversation, Message } from '@soundings/contract/messages'
import { buildMe } from '#shared/testing/people.ts'

export const nico = { id: '0190a000-0000-7000-8000-00000000000a', handle: 'nico_d', name: null, avatar: null }
export const conversationId = '0190c000-0000-7000-8000-00000000000c'

const idOf = (seq: number) => `0190b000-0000-7000-8000-${String(seq).padStart(12, '0')}`

/** A message of the other; every message has its number in its words. */
export const buildMessage = (seq: number, known: Partial<Message> = {}): Message => ({
  id: idOf(seq),
  conversationId,
  seq,
  senderId: nico.id,
  message: `Message ${seq}`,
  attachments: [],
  cards: [],
  createdAt: new Date(Date.now() - 3_600_000 + seq * 1_000).toISOString(),
  editedAt: null,
  isDeleted: false,
  ...known,
})

/** Messages with these numbers, one of the other and one of one’s own in turn. */
export const buildMessages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    buildMessage(from + at, { senderId: (from + at) % 2 === 0 ? nico.id : buildMe().id }),
  )

export const buildConversation = (known: Partial<Conversation> = {}): Conversation => ({
  id: conversationId,
  with: nico,
  box: 'inbox',
  unread: 0,
  lastSeq: 0,
  readSeq: 0,
  seenSeq: null,
  isMuted: false,
  canMessage: 'yes',
  last: null,
  lastAt: new Date().toISOString(),
  ...known,
})
