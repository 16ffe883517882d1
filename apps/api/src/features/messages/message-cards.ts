import type { LinkCard } from '@soundings/contract/cards'
import type { Attached } from '@soundings/contract/messages'
import { ownThings } from '@soundings/rules/own-things'
import type { Db } from '#db/client.ts'
import { type Cards, cardsService, namedCards } from '#features/cards/index.ts'
import { threadCards } from '#features/forum/index.ts'
import type { MessageRow } from './messages.repo.ts'

/** The cards of what is attached to messages. */
export type MessageCards = Cards<Attached['kind']>

const named = cardsService<LinkCard['kind']>([...namedCards, threadCards])

/** Answers what each of these messages links to and has not attached, as any member with the reader’s id sees it. */
export const cardsNamedIn =
  (origin: string) =>
  async (db: Db, readerId: string, rows: readonly Pick<MessageRow, 'body' | 'attachments'>[]) => {
    const things = rows.map(({ body, attachments }) =>
      ownThings(body, origin).filter(({ id }) => attachments.every((attached) => attached.id !== id)),
    )
    const cardOf = await named.cardsOf(db, { id: readerId, isModerator: false }, things.flat())
    return things.map((all): LinkCard[] => all.map(cardOf))
  }
