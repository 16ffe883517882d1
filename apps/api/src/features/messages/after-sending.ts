import type { SentMessage } from '@soundings/contract/messages'
import { isTurnedDown } from '@soundings/rules/messages'
import type { ConversationRow, Own } from './conversations.repo.ts'
import type { MessageRow } from './messages.repo.ts'

/** What who sent a message is told of it. */
export const toSent = (
  { id, conversationId, seq, createdAt }: Pick<MessageRow, 'id' | 'conversationId' | 'seq' | 'createdAt'>,
  { acceptedAt }: Pick<ConversationRow, 'acceptedAt'>,
): SentMessage => ({
  id,
  conversationId,
  seq,
  state: acceptedAt ? 'sent' : 'requested',
  createdAt: createdAt.toISOString(),
})

/** Somebody who has nothing of a conversation yet. */
export const nothingOf = (userId: string, { id, lastAt }: ConversationRow): Own => ({
  userId,
  conversationId: id,
  box: 'hidden',
  isMuted: false,
  sent: 0,
  heard: 0,
  read: 0,
  readSeq: 0,
  hiddenToSeq: 0,
  lastAt,
})

/** Where a conversation lies once its owner wrote into it. */
export const afterWriting = (own: Own, isAccepted: boolean): Own['box'] => {
  if (!isAccepted) return 'sent'
  return own.box === 'archived' && own.isMuted ? 'archived' : 'inbox'
}

/** What the other has of a conversation once a message arrived, or did not because they had declined. */
export const afterHearing = (own: Own, seq: number, conversation: ConversationRow, now: Date): Own => {
  const heard = own.heard + 1
  if (isTurnedDown(conversation, now))
    return { ...own, heard, read: heard, readSeq: seq, hiddenToSeq: seq, box: 'hidden' }
  return { ...own, heard, box: conversation.acceptedAt ? afterWriting(own, true) : 'requests' }
}
