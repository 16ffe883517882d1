import { type MessageForm, messageTexts, type SentMessage } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { hasLink } from '@soundings/rules/link-words'
import { requestCount } from '@soundings/rules/messages'
import { fold } from '@soundings/rules/text'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction, isTaken, together } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { lockBoth, meetPeople, nobodyHere } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { afterHearing, afterWriting, nothingOf, toSent } from './after-sending.ts'
import { type ConversationRow, findReadableConversation } from './conversations.repo.ts'
import type { MessageCards } from './message-cards.ts'
import { newMessage } from './message-notifications.ts'
import { findByKey } from './messages.repo.ts'
import { canMessage, checkSilenced } from './rights.ts'
import { checkAsking, noticeAsking } from './safety/requests.service.ts'
import { addMessage, holdConversation, holdPair } from './sending.repo.ts'

export const noConversation = () => new HttpError(404, 'This conversation doesn’t exist')
export const refused = () => new HttpError(403, messageTexts.refused, { code: 'cannot-message' })

type Needs = Pick<Dependencies, 'db' | 'clock'> & { cards: MessageCards; notify: Notify }

/** How somebody asks a stranger: as one who is new, and counted, which may refuse it. */
type Asking = { isNew: boolean; count: () => Promise<void> }

/** To a person, or into a conversation. */
type Target = { otherId: string } | { conversationId: string }
type Delivery = { to: Target; form: MessageForm; clientKey: string; asking: Asking }

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

  /** Keeps the two as they are. Into a conversation writes only who has a part in it, whether or not it shows. */
  const hold = async (tx: Db, me: Person, to: Target) => {
    if ('otherId' in to)
      return {
        otherId: to.otherId,
        isThere: (await lockBoth(tx, me.id, to.otherId, 'share')).has(to.otherId),
      }
    const pair = await holdPair(tx, to.conversationId)
    const [otherId] = [...pair.keys()].filter((id) => id !== me.id)
    if (!pair.has(me.id) || otherId === undefined) throw noConversation()
    return { otherId, isThere: pair.get(otherId) ?? false }
  }

  const checkShown = async (tx: Db, me: Person, to: Target) => {
    if ('conversationId' in to && !(await findReadableConversation(tx, me.id, to.conversationId)))
      throw noConversation()
  }

  const deliver = async (
    tx: Db,
    me: Person,
    { to, form, clientKey, asking }: Delivery,
  ): Promise<SentMessage> => {
    const { otherId, isThere } = await hold(tx, me, to)
    const now = clock()
    const asked = { id: newId(), senderId: me.id, otherId, clientKey, at: now }
    const [met, held] = await together([
      meetPeople(tx, me.id, [otherId, me.id]),
      isThere ? holdConversation(tx, asked) : undefined,
    ])
    const [other, own] = [met.get(otherId), met.get(me.id)]
    if (!held || !other || !own) {
      await checkShown(tx, me, to)
      const before = await sentBefore(tx, me.id, clientKey)
      if (before) return before
      throw nobodyHere()
    }

    const { conversation: found, both } = held
    const conversationSoFar = found.lastSeq > 0 ? found : undefined
    const right = await canMessage(tx, me.id, { me: own, other, conversation: conversationSoFar, now })
    const ofPerson = (id: string) => both.find(({ userId }) => userId === id) ?? nothingOf(id, found)
    const [mine, theirs] = [ofPerson(me.id), ofPerson(otherId)]
    // Where nothing is in the way of writing, what lies in a box is shown.
    if (right === 'no' || mine.box === 'hidden') await checkShown(tx, me, to)
    const before = held.isSent ? await sentBefore(tx, me.id, clientKey) : undefined
    if (before) return before

    const count = right === 'request' ? requestCount(found, now) : 0
    const isNewRequest = right === 'request' && count === 0
    const check = async () => {
      checkSilenced(me, other)
      if (right === 'no') throw refused()
      if (right === 'request') checkRequest(form, count, asking.isNew)
      if (!(await cards.areSeen(tx, { id: me.id, isModerator: false }, form.attachments)))
        throw new HttpError(400, 'One of these isn’t there any more.', { field: 'attachments' })
      if (!isNewRequest) return
      await checkAsking(tx, me.id, now)
      await asking.count()
    }
    try {
      await check()
    } catch (refusal) {
      // The same may have been sent in this very instant, which is why there is no room for it.
      const sent = refusal instanceof HttpError ? await sentBefore(tx, me.id, clientKey) : undefined
      if (sent) return sent
      throw refusal
    }

    const seq = found.lastSeq + 1
    const conversation: ConversationRow = {
      ...found,
      ...(isNewRequest && { askedBy: me.id, askedAt: now, askedSeq: found.lastSeq, declinedAt: null }),
      ...(right === 'yes' && { acceptedAt: found.acceptedAt ?? now, declinedAt: null }),
      lastSeq: seq,
      lastAt: now,
    }
    const row = {
      conversationId: found.id,
      seq,
      id: newId(),
      senderId: me.id,
      n: mine.sent + 1,
      body: form.message,
      attachments: form.attachments,
      clientKey,
      createdAt: now,
    }
    const isAccepted = conversation.acceptedAt !== null
    const after = { ...mine, sent: row.n, lastAt: now, box: afterWriting(mine, isAccepted) }
    const heard = { ...afterHearing(theirs, seq, conversation, now), lastAt: now }
    const people = [me.id, otherId]
    const isTold = heard.box === 'inbox' && !heard.isMuted
    await together([
      addMessage(tx, { ...row, words: fold(form.message), people }, conversation, [after, heard]),
      isTold && notify(tx, otherId, newMessage({ conversationId: found.id, actorId: me.id })),
    ])
    if (isNewRequest) await noticeAsking(tx, me.id, now)
    return toSent(row, conversation)
  }

  const send = (me: Person, to: Target, form: MessageForm, asking: Asking) => {
    const clientKey = form.clientKey ?? newId()
    const tryIt = () => inTransaction(db, (tx) => deliver(tx, me, { to, form, clientKey, asking }))
    return tryIt().catch((error: unknown) => {
      // Sent with this key in the same instant, perhaps to somebody else: then that is what was sent.
      if (isTaken(error)) return tryIt()
      throw error
    })
  }

  return {
    /** To a person, whether or not the two have written before. */
    sendTo: async (me: Person, otherId: string, form: MessageForm, asking: Asking) => {
      if (otherId === me.id) throw new HttpError(400, messageTexts.self, { field: 'to_user_id' })
      return send(me, { otherId }, form, asking)
    },

    /** Into a conversation of one’s own. */
    post: (me: Person, conversationId: string, form: MessageForm, asking: Asking) =>
      send(me, { conversationId }, form, asking),
  }
}
export type Sending = ReturnType<typeof sendingService>
