import { type MessageForm, messageTexts, type SentMessage } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { hasLink } from '@soundings/rules/link-words'
import { isTurnedDown, requestCount } from '@soundings/rules/messages'
import { fold } from '@soundings/rules/text'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction, isTaken } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { lockBoth, meetPeople, nobodyHere } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import {
  type ConversationRow,
  findReadableConversation,
  lockConversation,
  type Own,
} from './conversations.repo.ts'
import type { MessageCards } from './message-cards.ts'
import { newMessage } from './message-notifications.ts'
import { findByKey, type MessageRow } from './messages.repo.ts'
import { canMessage, checkSilenced } from './rights.ts'
import { checkAsking, noticeAsking } from './safety/requests.service.ts'
import { addMessage, findBoth } from './sending.repo.ts'

export const noConversation = () => new HttpError(404, 'This conversation doesn’t exist')
export const refused = () => new HttpError(403, messageTexts.refused, { code: 'cannot-message' })

type Needs = Pick<Dependencies, 'db' | 'clock'> & { cards: MessageCards; notify: Notify }

/** How somebody asks a stranger: as one who is new, and counted, which may refuse it. */
type Asking = { isNew: boolean; count: () => Promise<void> }

const toSent = (
  { id, conversationId, seq, createdAt }: MessageRow,
  { acceptedAt }: Pick<ConversationRow, 'acceptedAt'>,
): SentMessage => ({
  id,
  conversationId,
  seq,
  state: acceptedAt ? 'sent' : 'requested',
  createdAt: createdAt.toISOString(),
})

/** Somebody who has nothing of a conversation yet. */
const nothingOf = (userId: string, { id, lastAt }: ConversationRow): Own => ({
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
const afterWriting = (own: Own, isAccepted: boolean): Own['box'] => {
  if (!isAccepted) return 'sent'
  return own.box === 'archived' && own.isMuted ? 'archived' : 'inbox'
}

/** What the other has of a conversation once a message arrived, or did not because they had declined. */
const afterHearing = (own: Own, seq: number, conversation: ConversationRow, now: Date): Own => {
  const heard = own.heard + 1
  if (isTurnedDown(conversation, now))
    return { ...own, heard, read: heard, readSeq: seq, hiddenToSeq: seq, box: 'hidden' }
  return { ...own, heard, box: conversation.acceptedAt ? afterWriting(own, true) : 'requests' }
}

/** Sends messages: each once, in one order, and only to who takes them. */
export const sendingService = ({ db, clock, cards, notify }: Needs) => {
  const sentBefore = async (
    tx: Db,
    senderId: string,
    clientKey: string,
  ): Promise<SentMessage | undefined> => {
    const row = await findByKey(tx, senderId, clientKey)
    if (!row) return undefined
    const found = await findReadableConversation(tx, senderId, row.conversationId)
    return toSent(row, found ?? { acceptedAt: row.createdAt })
  }

  /** A request is short and plain, and there are few of them until it is answered. */
  const checkRequest = ({ message, attachments: added }: MessageForm, count: number, isNew: boolean) => {
    if (count >= messageLimits.requestMessages)
      throw new HttpError(409, messageTexts.requestFull, { code: 'request-full' })
    if ([...message].length > messageLimits.requestText)
      throw new HttpError(400, messageTexts.requestLong, { field: 'message' })
    if (isNew && hasLink(message)) throw new HttpError(400, messageTexts.requestLinks, { field: 'message' })
    if (added.length > 0) throw new HttpError(400, messageTexts.requestPlain, { field: 'attachments' })
  }

  const deliver = async (
    tx: Db,
    me: Person,
    {
      otherId,
      form,
      clientKey,
      asking,
    }: {
      otherId: string
      form: MessageForm
      clientKey: string
      asking: Asking
    },
  ): Promise<SentMessage> => {
    const here = await lockBoth(tx, me.id, otherId, 'share')
    const now = clock()
    const met = await meetPeople(tx, me.id, [otherId, me.id])
    const [other, own] = [met.get(otherId), met.get(me.id)]
    if (!here.has(otherId) || !other || !own) {
      const before = await sentBefore(tx, me.id, clientKey)
      if (before) return before
      throw nobodyHere()
    }

    const found = await lockConversation(tx, { id: newId(), askedBy: me.id, otherId, at: now })
    const conversationSoFar = found.lastSeq > 0 ? found : undefined
    const right = canMessage({ me: own, other, conversation: conversationSoFar, now })
    const { both, isSent } = await findBoth(tx, found.id, { senderId: me.id, clientKey })
    const before = isSent ? await sentBefore(tx, me.id, clientKey) : undefined
    if (before) return before
    checkSilenced(me, other)
    if (right === 'no') throw refused()
    const count = right === 'request' ? requestCount(found, now) : 0
    if (right === 'request') checkRequest(form, count, asking.isNew)
    if (!(await cards.areSeen(tx, { id: me.id, isModerator: false }, form.attachments)))
      throw new HttpError(400, 'One of these isn’t there any more.', { field: 'attachments' })
    const isNewRequest = right === 'request' && count === 0
    if (isNewRequest) {
      await checkAsking(tx, me.id, now)
      await asking.count()
    }

    const seq = found.lastSeq + 1
    const conversation: ConversationRow = {
      ...found,
      ...(isNewRequest && { askedBy: me.id, askedAt: now, askedSeq: found.lastSeq, declinedAt: null }),
      ...(right === 'yes' && { acceptedAt: found.acceptedAt ?? now, declinedAt: null }),
      lastSeq: seq,
      lastAt: now,
    }
    const ofPerson = (id: string) => both.find(({ userId }) => userId === id) ?? nothingOf(id, found)
    const [mine, theirs] = [ofPerson(me.id), ofPerson(otherId)]
    const row: MessageRow = {
      conversationId: found.id,
      seq,
      id: newId(),
      senderId: me.id,
      n: mine.sent + 1,
      body: form.message,
      attachments: form.attachments,
      clientKey,
      createdAt: now,
      editedAt: null,
      deletedAt: null,
    }
    const isAccepted = conversation.acceptedAt !== null
    const after = { ...mine, sent: row.n, lastAt: now, box: afterWriting(mine, isAccepted) }
    const heard = { ...afterHearing(theirs, seq, conversation, now), lastAt: now }
    const people = [me.id, otherId]
    await addMessage(tx, { ...row, words: fold(form.message), people }, conversation, [after, heard])
    if (isNewRequest) await noticeAsking(tx, me.id, now)
    if (heard.box === 'inbox' && !heard.isMuted)
      await notify(tx, otherId, newMessage({ conversationId: found.id, actorId: me.id }))
    return toSent(row, conversation)
  }

  const sendTo = (me: Person, otherId: string, form: MessageForm, asking: Asking) => {
    if (otherId === me.id) throw new HttpError(400, messageTexts.self, { field: 'to_user_id' })
    const clientKey = form.clientKey ?? newId()
    const send = () => inTransaction(db, (tx) => deliver(tx, me, { otherId, form, clientKey, asking }))
    return send().catch((error: unknown) => {
      // Sent to somebody else with this key in the same instant: then that is what was sent.
      if (isTaken(error)) return send()
      throw error
    })
  }

  return {
    /** To a person, whether or not the two have written before. */
    sendTo,

    /** Into a conversation of one’s own. */
    post: async (me: Person, conversationId: string, form: MessageForm, asking: Asking) => {
      const found = await findReadableConversation(db, me.id, conversationId)
      if (!found) throw noConversation()
      return sendTo(me, found.otherId, form, asking)
    },
  }
}
export type Sending = ReturnType<typeof sendingService>
