import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { prepared, preparedStatement } from '#db/prepared.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { users } from '#db/schema/people.ts'
import { pairOf } from '#features/people/index.ts'
import { asWritten, type ConversationRow, lockConversation, type Own } from './conversations.repo.ts'
import { findByKey, type MessageRow, searchWords } from './messages.repo.ts'

const pair = prepared((db) =>
  db
    .select({ id: users.id, deletedAt: users.deletedAt, handle: users.handle })
    .from(conversations)
    .innerJoin(users, sql`${users.id} = any(array[${conversations.lowId}, ${conversations.highId}])`)
    .where(eq(conversations.id, sql.placeholder('conversationId')))
    .orderBy(users.id)
    .for('share', { of: users })
    .prepare('hold_pair'),
)

/** Keeps the two of a conversation as they are until the transaction ends; of each, whether they are there. */
export const holdPair = async (tx: Db, conversationId: string): Promise<Map<string, boolean>> => {
  const rows = await pair(tx).execute({ conversationId })
  return new Map(rows.map(({ id, deletedAt, handle }) => [id, deletedAt === null && handle !== null]))
}

const [mine, theirs] = [alias(conversationPeople, 'mine'), alias(conversationPeople, 'theirs')]
const isTheirs = (own: typeof mine | typeof theirs, name: string) =>
  and(eq(own.conversationId, conversations.id), eq(own.userId, sql.placeholder(name)))

/** Where both have something of it already, all of it is locked and read at once, as it is after any wait. */
const known = prepared((db) => {
  const sent = db
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.senderId, sql.placeholder('senderId')),
        eq(conversationMessages.clientKey, sql.placeholder('clientKey')),
      ),
    )
  return db
    .select({ conversation: conversations, mine, theirs, isSent: sql<boolean>`${exists(sent)}` })
    .from(conversations)
    .innerJoin(mine, isTheirs(mine, 'senderId'))
    .innerJoin(theirs, isTheirs(theirs, 'otherId'))
    .where(
      and(
        eq(conversations.lowId, sql.placeholder('lowId')),
        eq(conversations.highId, sql.placeholder('highId')),
      ),
    )
    .for('update')
    .prepare('hold_conversation')
})

type Held = {
  conversation: ConversationRow
  both: Own[]
  /** The key was used before, to whomever; a use that ended in the very instant of asking may be missing. */
  isSent: boolean
}

/** The conversation of two people, made where there is none, and what they have of it: nobody else changes it. */
export const holdConversation = async (
  tx: Db,
  {
    id,
    senderId,
    otherId,
    clientKey,
    at,
  }: Record<'id' | 'senderId' | 'otherId' | 'clientKey', string> & { at: Date },
): Promise<Held> => {
  const [found] = await known(tx).execute({ senderId, otherId, clientKey, ...pairOf(senderId, otherId) })
  if (found) return { ...found, both: [found.mine, found.theirs] }
  const conversation = await lockConversation(tx, { id, askedBy: senderId, otherId, at })
  const both = await tx
    .select()
    .from(conversationPeople)
    .where(eq(conversationPeople.conversationId, conversation.id))
  return { conversation, both, isSent: (await findByKey(tx, senderId, clientKey)) !== undefined }
}

/** A message as it is written, with the folded words that its two people find it by. */
type NewMessage = Omit<MessageRow, 'editedAt' | 'deletedAt'> & {
  words: string
  people: readonly string[]
}

const { search: _s, editedAt: _e, deletedAt: _d, ...ofMessage } = getTableColumns(conversationMessages)
const { id: _i, changes: _c, lowId: _l, highId: _h, ...ofConversation } = getTableColumns(conversations)

/** For each column, where its value goes in a prepared statement. */
const places = <Columns extends object>(of: string, columns: Columns) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(`${of} ${name}`)])) as {
    [Name in keyof Columns]: ReturnType<typeof sql.placeholder>
  }
const inPlaces = (of: string, row: object) =>
  Object.entries(row).map(([name, value]) => [`${of} ${name}`, value])

const adding = preparedStatement('add_message', (db) => {
  const search = sql`array_to_tsvector(${sql.placeholder('found')}::text[])`
  const written = db.insert(conversationMessages).values({ ...places('message', ofMessage), search })
  const numbered = db
    .update(conversations)
    .set(
      Object.fromEntries(
        Object.entries(places('conversation', ofConversation)).map(([name, place]) => [name, sql`${place}`]),
      ),
    )
    .where(eq(conversations.id, sql.placeholder('message conversationId')))
  const columns = getTableColumns(conversationPeople)
  const had = db
    .insert(conversationPeople)
    .values([places('mine', columns), places('theirs', columns)])
    .onConflictDoUpdate(asWritten)
  return sql`with written as ${written}, numbered as ${numbered} ${had.getSQL()}`
})

/** Adds a message to its conversation, and what becomes of that for the two, in one statement. */
export const addMessage = async (
  tx: Db,
  { words, people, ...message }: NewMessage,
  conversation: ConversationRow,
  [mine, theirs]: readonly [Own, Own],
): Promise<void> => {
  await adding(tx, {
    found: searchWords(words, people),
    ...Object.fromEntries([
      ...inPlaces('message', message),
      ...inPlaces('conversation', conversation),
      ...inPlaces('mine', mine),
      ...inPlaces('theirs', theirs),
    ]),
  })
}
