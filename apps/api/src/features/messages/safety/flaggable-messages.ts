import type { CopiedMessage, FlaggedMessage } from '@soundings/contract/message-review'
import { conversationPath } from '@soundings/contract/messages-pages'
import type { Db } from '#db/client.ts'
import type { Flaggable, KeptFlag, Subject } from '#extension-points/flaggable.ts'
import { meetPeople } from '#features/people/index.ts'
import { upheldAgainst } from '#features/standing/index.ts'
import { HttpError } from '#shared/http-error.ts'
import type { MessageCards } from '../message-cards.ts'
import { messageDismissed, messageUpheld } from './message-report-notifications.ts'
import { findBefore, findReported, findReports, insertReport } from './message-reports.repo.ts'
import { noticeTurnedDown } from './requests.service.ts'

type About = { senderId: string | null; senderHandle: string | null; conversationId: string }

const subjectOf = ({ senderId, senderHandle, conversationId }: About): Subject => ({
  title: senderHandle === null ? 'Message from someone who left' : `Message from @${senderHandle}`,
  siteId: null,
  siteName: null,
  authorId: senderHandle === null ? null : senderId,
  path: conversationPath(conversationId),
  isPublic: false,
})

const notThere = () =>
  new HttpError(400, 'One of these messages isn’t part of this conversation any more.', { field: 'with' })

/**
 * Messages may be reported by who got them. What moderators read is a copy from the moment of the report: the message, and
 * those before it that the reporter chose. Upholding it empties nothing; it counts in how the sender stands.
 */
export const flaggableMessages = (cards: MessageCards): Flaggable<FlaggedMessage> => {
  const keep = async (tx: Db, { flagId, itemId, reporterId, beside, at }: KeptFlag): Promise<void> => {
    const found = await findReported(tx, reporterId, itemId)
    if (!found) return
    const { conversationId, seq, senderId, isAccepted } = found
    const ids = [...new Set([...beside, itemId])]
    const messages = await findBefore(tx, reporterId, { conversationId, seq, ids })
    if (messages.length < ids.length) throw notThere()
    const attached = messages.flatMap((message) => message.attachments)
    const cardOf = await cards.cardsOf(tx, { id: reporterId, isModerator: false }, attached)
    await insertReport(tx, {
      flagId,
      messageId: itemId,
      conversationId,
      senderId,
      isRequest: !isAccepted,
      copied: messages.map((message) => ({
        id: message.id,
        isOwn: message.senderId === reporterId,
        message: message.body,
        attachments: message.attachments.map((one) => ({
          kind: one.kind,
          title: cardOf(one).card?.title ?? null,
        })),
        createdAt: message.createdAt.toISOString(),
        editedAt: message.editedAt?.toISOString() ?? null,
      })),
      at,
    })
    if (!isAccepted) await noticeTurnedDown(tx, senderId, at)
  }

  return {
    type: 'messages',
    ownWords: 'You wrote this message yourself. You can delete it instead.',
    find: async (db, ids) =>
      new Map(
        (await findReports(db, ids)).map(({ report, senderHandle }) => [
          report.messageId,
          subjectOf({ ...report, senderHandle }),
        ]),
      ),
    findFor: async (tx, reporterId, id) => {
      const found = await findReported(tx, reporterId, id)
      return found && found.deletedAt === null ? { ...subjectOf(found), authorId: found.senderId } : undefined
    },
    keep,
    show: async (db, id) => {
      const [found] = await findReports(db, [id])
      if (!found) return undefined
      const { report, reporterId } = found
      const { senderId } = report
      const met = await meetPeople(
        db,
        undefined,
        [senderId, reporterId].flatMap((person) => person ?? []),
      )
      const personOf = (personId: string | null) => met.get(personId ?? '')?.person ?? null
      return {
        type: 'messages',
        sender: personOf(senderId),
        messages: report.copied.map(
          ({ id: copied, isOwn, attachments: attached, ...message }): CopiedMessage => ({
            ...message,
            sender: personOf(isOwn ? reporterId : senderId),
            isReported: copied === id,
            attachments: attached.map(({ kind, title }) => title ?? `A ${kind} that can’t be seen`),
          }),
        ),
      }
    },
    takeDown: async () => ({}),
    putBack: async () => true,
    upheld: { toReporter: messageUpheld, toAuthor: upheldAgainst },
    dismissed: (_, reason) => messageDismissed(reason),
  }
}
