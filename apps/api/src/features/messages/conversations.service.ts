import { Uuid } from '@soundings/contract/common'
import type { CanMessage, Conversation, Unread } from '@soundings/contract/messages'
import type { ConversationBox } from '@soundings/contract/messages-fields'
import { isWaiting, messageRequestLife } from '@soundings/rules/messages'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { type Met, meetPeople, nobodyHere } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  type ConversationRow,
  countConversations,
  countUnread,
  deleteLeft,
  findConversation,
  findOwn,
  findPairOf,
  type Listed,
  listConversations,
  lockOwn,
  type Own,
  saveConversation,
  saveOwn,
} from './conversations.repo.ts'
import { excerptOf } from './excerpt.ts'
import { gatheringOf } from './message-notifications.ts'
import { findAt } from './messages.repo.ts'
import { tellReading } from './messages-topics.ts'
import { canMessage, canMessageEach, showReading } from './rights.ts'
import { noticeTurnedDown } from './safety/requests.service.ts'
import { noConversation } from './sending.service.ts'

const Place = z.object({ at: z.iso.datetime(), id: Uuid })
type Asked = { box: ConversationBox; cursor?: string | undefined; limit: number }
type People = ReadonlyMap<string, Met>

const toConversation = (
  row: Listed,
  readerId: string,
  people: People,
  canMessage: CanMessage,
): Conversation => {
  const { conversation, own, otherId, otherReadSeq, last } = row
  const [me, other] = [people.get(readerId), people.get(otherId)]
  return {
    id: conversation.id,
    with: other?.person ?? null,
    box: row.box as ConversationBox,
    unread: own.heard - own.read,
    lastSeq: conversation.lastSeq,
    readSeq: own.readSeq,
    seenSeq: showReading(me, other, conversation.acceptedAt) ? (otherReadSeq ?? 0) : null,
    isMuted: own.isMuted,
    canMessage,
    last: last && {
      seq: last.seq,
      senderId: last.senderId,
      excerpt: excerptOf(last.body),
      isDeleted: last.deletedAt !== null,
      createdAt: last.createdAt.toISOString(),
    },
    lastAt: own.lastAt.toISOString(),
  }
}

/** Conversations as one of the two has them: where they lie, and up to where they are read. */
export const conversationsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const shown = async (tx: Db, readerId: string, rows: readonly Listed[]): Promise<Conversation[]> => {
    const people = await meetPeople(tx, readerId, [readerId, ...rows.map(({ otherId }) => otherId)])
    const me = people.get(readerId)
    const rights = await canMessageEach(
      tx,
      readerId,
      rows.map(({ conversation, otherId }) => ({ me, other: people.get(otherId), conversation })),
      clock(),
    )
    return rows.map((row, at) => toConversation(row, readerId, people, rights[at] ?? 'no'))
  }

  const one = async (tx: Db, readerId: string, conversationId: string): Promise<Conversation> => {
    const row = await findConversation(tx, readerId, conversationId)
    const [found] = row ? await shown(tx, readerId, [row]) : []
    if (!found) throw noConversation()
    return found
  }

  /** Changes what somebody has of a conversation while nobody else changes it. */
  const changing = (
    userId: string,
    conversationId: string,
    change: (tx: Db, held: { conversation: ConversationRow; own: Own }) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (tx) => {
      const held = await lockOwn(tx, userId, conversationId)
      if (!held || held.own.box === 'hidden') throw noConversation()
      await change(tx, held)
    })

  const away = (own: Own, { lastSeq }: ConversationRow): Own => ({
    ...own,
    box: 'hidden',
    hiddenToSeq: lastSeq,
    readSeq: lastSeq,
    read: own.heard,
  })

  const turnDown = async (tx: Db, conversation: ConversationRow, now: Date): Promise<void> => {
    if (!isWaiting(conversation, now)) return
    await saveConversation(tx, { id: conversation.id, declinedAt: now })
    await noticeTurnedDown(tx, conversation.askedBy, now)
  }

  return {
    list: async (userId: string, { box, cursor, limit }: Asked) => {
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const [found, total] = await Promise.all([
        listConversations(db, userId, { box, after, limit: limit + 1 }),
        countConversations(db, userId, box),
      ])
      const rows = found.slice(0, limit)
      const last = rows.at(-1)
      return {
        items: await shown(db, userId, rows),
        nextCursor:
          found.length > limit && last
            ? toCursor({ at: last.own.lastAt.toISOString(), id: last.conversation.id })
            : null,
        total,
      }
    },

    get: (userId: string, conversationId: string) => one(db, userId, conversationId),

    with: async (userId: string, otherId: string) => {
      const people = await meetPeople(db, userId, [userId, otherId])
      const other = people.get(otherId)
      if (!other || otherId === userId) throw nobodyHere()
      const pair = await findPairOf(db, userId, otherId)
      const conversation = pair && pair.lastSeq > 0 ? pair : undefined
      const row = conversation && (await findConversation(db, userId, conversation.id))
      return {
        canMessage: await canMessage(db, userId, {
          me: people.get(userId),
          other,
          conversation,
          now: clock(),
        }),
        conversationId: row ? row.conversation.id : null,
        person: other.person,
      }
    },

    /** Marks move forward only; who shows what they read tells the other. */
    read: async (userId: string, conversationId: string, upTo: number): Promise<Conversation> => {
      await changing(userId, conversationId, async (tx, { conversation, own }) => {
        const seq = Math.min(upTo, conversation.lastSeq)
        const at = seq > own.readSeq ? await findAt(tx, conversationId, seq) : undefined
        if (!at) return
        const read = at.senderId === userId ? at.seq - at.n : at.n
        await saveOwn(tx, { ...own, readSeq: seq, read: Math.max(own.read, read) })
        if (read >= own.heard) await forgetGathered(tx, { userId, key: gatheringOf(conversationId) })
        const otherId = conversation.lowId === userId ? conversation.highId : conversation.lowId
        const people = await meetPeople(tx, userId, [userId, otherId])
        if (showReading(people.get(userId), people.get(otherId), conversation.acceptedAt))
          await tellReading(tx, conversationId)
      })
      return one(db, userId, conversationId)
    },

    accept: async (userId: string, conversationId: string): Promise<Conversation> => {
      await inTransaction(db, async (tx) => {
        const held = await lockOwn(tx, userId, conversationId)
        if (!held || held.own.box === 'hidden') throw noConversation()
        const { conversation, own } = held
        if (conversation.acceptedAt || conversation.askedBy === userId) return
        const theirs = await findOwn(tx, conversation.askedBy, conversationId)
        await saveConversation(tx, { id: conversationId, acceptedAt: clock(), declinedAt: null })
        await saveOwn(tx, { ...own, box: 'inbox' })
        if (theirs?.box === 'sent') await saveOwn(tx, { ...theirs, box: 'inbox' })
      })
      return one(db, userId, conversationId)
    },

    /** Who asked is told nothing, and reads on as if it waited. Declining what was never asked does nothing. */
    decline: (userId: string, conversationId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const held = await lockOwn(tx, userId, conversationId)
        if (!held) throw noConversation()
        const { conversation, own } = held
        if (own.box !== 'requests') return
        const now = clock()
        await turnDown(tx, conversation, now)
        await saveOwn(tx, away(own, conversation))
      }),

    change: async (
      userId: string,
      conversationId: string,
      { isMuted, isArchived }: { isMuted?: boolean | undefined; isArchived?: boolean | undefined },
    ): Promise<Conversation> => {
      await changing(userId, conversationId, async (tx, { own }) => {
        const box = {
          ...(isArchived === true && own.box === 'inbox' && { box: 'archived' as const }),
          ...(isArchived === false && own.box === 'archived' && { box: 'inbox' as const }),
        }
        await saveOwn(tx, { ...own, ...(isMuted !== undefined && { isMuted }), ...box })
      })
      return one(db, userId, conversationId)
    },

    /** Shows it no more; what the other writes next brings it back. A request that waited counts as declined. */
    hide: (userId: string, conversationId: string): Promise<void> =>
      changing(userId, conversationId, async (tx, { conversation, own }) => {
        const now = clock()
        if (own.box === 'requests') await turnDown(tx, conversation, now)
        await saveOwn(tx, away(own, conversation))
        await forgetGathered(tx, { userId, key: gatheringOf(conversationId) })
      }),

    unread: (userId: string): Promise<Unread> => countUnread(db, userId),

    /** What both deleted goes for good. */
    forgetLeft: () => deleteLeft(db, new Date(clock().getTime() - messageRequestLife)),
  }
}
export type Conversations = ReturnType<typeof conversationsService>
