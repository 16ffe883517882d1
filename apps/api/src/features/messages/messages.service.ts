import { Uuid } from '@soundings/contract/common'
import { type Message, messageTexts } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { hasLink } from '@soundings/rules/link-words'
import { mayEdit } from '@soundings/rules/messages'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import { type Db, inTransaction, together } from '#db/client.ts'
import { lockBoth, meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { type ConversationRow, findConversation, lockOwn, saveConversation } from './conversations.repo.ts'
import { cardsNamedIn, type MessageCards } from './message-cards.ts'
import {
  emptyMessage,
  findReadable,
  listMessages,
  type MessageRow,
  saveWords,
  searchMessages,
} from './messages.repo.ts'
import { tellTyping } from './messages-topics.ts'
import { canMessage, checkSilenced, showReading } from './rights.ts'
import { noConversation, refused } from './sending.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { cards: MessageCards; origin: string }
type Asked = { before?: number | undefined; after?: number | undefined; limit: number }

const Place = z.object({ at: z.iso.datetime(), id: Uuid })
const noMessage = () => new HttpError(404, 'This message doesn’t exist')

/** What waits for an answer does not become by a change what could not have been sent. */
const checkWaiting = (before: string, message: string): void => {
  if ([...message].length > messageLimits.requestText)
    throw new HttpError(400, messageTexts.requestLong, { field: 'message' })
  if (hasLink(message) && !hasLink(before))
    throw new HttpError(400, messageTexts.linkAdded, { field: 'message' })
}

/** What two people wrote, as one of them reads it. */
export const messagesService = ({ db, clock, cards, origin }: Needs) => {
  const namedIn = cardsNamedIn(origin)

  const shown = async (tx: Db, readerId: string, rows: readonly MessageRow[]): Promise<Message[]> => {
    const reader = { id: readerId, isModerator: false }
    const [cardOf, named] = await together([
      cards.cardsOf(
        tx,
        reader,
        rows.flatMap((row) => row.attachments),
      ),
      namedIn(tx, readerId, rows),
    ])
    return rows.map((row, at) => ({
      id: row.id,
      conversationId: row.conversationId,
      seq: row.seq,
      senderId: row.senderId,
      message: row.body,
      attachments: row.attachments.map(cardOf),
      cards: named[at] ?? [],
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted: row.deletedAt !== null,
    }))
  }

  /** Does something with one’s own message while nobody writes into its conversation. */
  const withOwn = (
    userId: string,
    messageId: string,
    work: (tx: Db, message: MessageRow, conversation: ConversationRow) => Promise<void>,
  ): Promise<Message> =>
    inTransaction(db, async (tx) => {
      const seen = await findReadable(tx, userId, messageId)
      const held = seen && (await lockOwn(tx, userId, seen.conversationId))
      const message = held && (await findReadable(tx, userId, messageId))
      if (!held || message?.senderId !== userId) throw noMessage()
      const { id, changes } = held.conversation
      await work(tx, message, held.conversation)
      await saveConversation(tx, { id, changes: changes + 1 })
      const [after] = await shown(tx, userId, [(await findReadable(tx, userId, messageId)) ?? message])
      if (!after) throw noMessage()
      return after
    })

  return {
    list: async (userId: string, conversationId: string, { before, after, limit }: Asked) => {
      const rows = await listMessages(db, userId, conversationId, { before, after, limit: limit + 1 })
      if (!rows) throw noConversation()
      return { items: await shown(db, userId, rows.slice(0, limit)), hasMore: rows.length > limit }
    },

    edit: (me: Person, messageId: string, message: string): Promise<Message> =>
      withOwn(me.id, messageId, async (tx, row, conversation) => {
        const people = [conversation.lowId, conversation.highId] as const
        await lockBoth(tx, ...people, 'share')
        const met = await meetPeople(tx, me.id, people)
        const other = met.get(people[0] === me.id ? people[1] : people[0])
        const now = clock()
        // As sending is: a block cannot be told from a setting here either.
        const right = await canMessage(tx, me.id, { me: met.get(me.id), other, conversation, now })
        if (right === 'no') throw refused()
        checkSilenced(me, other)
        if (row.deletedAt) throw noMessage()
        if (right === 'request') checkWaiting(row.body, message)
        if (!mayEdit({ createdAt: row.createdAt, now })) throw new HttpError(409, messageTexts.tooLate)
        await saveWords(tx, { id: row.id, body: message, words: fold(message), people, at: now })
      }),

    /** For both, at any time; its number stays. */
    remove: (userId: string, messageId: string): Promise<Message> =>
      withOwn(userId, messageId, async (tx, row) => {
        if (!row.deletedAt) await emptyMessage(tx, row.id, clock())
      }),

    search: async (
      userId: string,
      { q, cursor, limit }: { q: string; cursor?: string | undefined; limit: number },
    ) => {
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const words = fold(q).split(' ').filter(Boolean)
      const found =
        words.length > 0 ? await searchMessages(db, userId, { words, after, limit: limit + 1 }) : []
      const rows = found.slice(0, limit)
      const [read, people] = await Promise.all([
        shown(db, userId, rows),
        meetPeople(
          db,
          userId,
          rows.map(({ otherId }) => otherId),
        ),
      ])
      const last = rows.at(-1)
      return {
        items: read.map((message, at) => ({
          ...message,
          with: people.get(rows[at]?.otherId ?? '')?.person ?? null,
        })),
        nextCursor:
          found.length > limit && last ? toCursor({ at: last.createdAt.toISOString(), id: last.id }) : null,
      }
    },

    /** Tells nobody where one of the two does not show it. */
    typing: async (person: Person, conversationId: string): Promise<void> => {
      const found = await findConversation(db, person.id, conversationId)
      if (!found) throw noConversation()
      const people = await meetPeople(db, person.id, [person.id, found.otherId])
      const [me, other] = [people.get(person.id), people.get(found.otherId)]
      checkSilenced(person, other)
      if (showReading(me, other, found.conversation.acceptedAt))
        await tellTyping(db, conversationId, person.id)
    },
  }
}
export type Messages = ReturnType<typeof messagesService>
