import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { meetPeople } from '#features/people/index.ts'
import { findConversation, leaveConversations } from '../conversations.repo.ts'
import { gatheringOf } from '../message-notifications.ts'
import { forgetSender } from '../safety/message-reports.repo.ts'
import { deleteUnanswered, emptyAllOf, findIdsOf, listAfter, tellLeft } from './personal-messages.repo.ts'

/** So many messages are in memory at a time. */
const batch = 500

/** One conversation as its reader reads it, message by message. */
async function* conversationPieces(db: Db, userId: string, conversationId: string): AsyncGenerator<string> {
  const found = await findConversation(db, userId, conversationId)
  if (!found) return
  const { own, otherId, box } = found
  const other = (await meetPeople(db, userId, [otherId])).get(otherId)
  const head = { with: other?.person.handle ?? null, box, isMuted: own.isMuted }
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`
  let isFirst = true
  for (let after = own.hiddenToSeq; ; ) {
    const rows = await listAfter(db, conversationId, { after, limit: batch })
    const lines = rows.map(({ senderId, body, deletedAt, seq, ...rest }) =>
      JSON.stringify({
        number: seq,
        from: senderId === userId ? 'me' : 'them',
        message: body,
        ...rest,
        ...(deletedAt && { deletedAt }),
      }),
    )
    if (lines.length > 0) yield `${isFirst ? '' : ','}\n${lines.join(',\n')}`
    isFirst = isFirst && lines.length === 0
    if (rows.length < batch) break
    after = rows.at(-1)?.seq ?? after
  }
  yield '\n]}'
}

async function* pieces(db: Db, userId: string): AsyncGenerator<string> {
  let before = '['
  for (const id of await findIdsOf(db, userId)) {
    for await (const piece of conversationPieces(db, userId, id)) {
      yield before + piece
      before = ''
    }
    before = before === '' ? ',\n' : before
  }
  yield before === '[' ? '[]\n' : ']\n'
}

/**
 * What somebody wrote with others. When they leave, it stays for the others without a name, or emptied where they want that;
 * nobody writes on. Copies in reports stay, without a name, until moderators need them no more.
 */
export const personalMessages = (clock: () => Date): PersonalData => ({
  name: 'messages',
  pieces,
  leave: async (tx, userId, how) => {
    for (const id of await findIdsOf(tx, userId)) await forgetGathered(tx, { key: gatheringOf(id) })
    await deleteUnanswered(tx, userId)
    if (how === 'delete') await emptyAllOf(tx, userId, clock())
    await leaveConversations(tx, userId)
    await tellLeft(tx, userId)
    await forgetSender(tx, userId)
  },
})
