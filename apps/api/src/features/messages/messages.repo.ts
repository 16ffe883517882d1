import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { shownBox } from './conversations.repo.ts'

const { search: _, ...columns } = getTableColumns(conversationMessages)
export type MessageRow = Omit<typeof conversationMessages.$inferSelect, 'search'>

/** Beyond this, a word is as good as another that begins the same; PostgreSQL takes no word of any length. */
const wordLength = 60
/**
 * A word as one person finds it. The person comes first, shortened: so also the beginning of a word leads to nobody else’s
 * messages, however many there are. Whose they are, the conversation says.
 */
const asFoundBy = (personId: string, word: string): string =>
  `${personId.slice(-8)}/${[...word].slice(0, wordLength).join('')}`

/** Joins what somebody has of the conversation of a message. */
export const hasIt = (userId: string): SQL | undefined =>
  and(
    eq(conversationPeople.conversationId, conversationMessages.conversationId),
    eq(conversationPeople.userId, userId),
  )
/** They see it: neither is the conversation hidden from them, nor is it from before they deleted that. */
export const isSeen: SQL | undefined = and(
  ne(conversationPeople.box, 'hidden'),
  gt(conversationMessages.seq, conversationPeople.hiddenToSeq),
)

/** What finds a message: each of its folded words, for each of the two. */
export const searchWords = (words: string, people: readonly string[]): string[] => {
  const all = words.split(' ').filter(Boolean)
  return people.flatMap((id) => all.map((word) => asFoundBy(id, word)))
}
const searchOf = (words: string, people: readonly string[]): SQL<string> =>
  sql`array_to_tsvector(${sql.param(searchWords(words, people))}::text[])`

export const findByKey = async (
  db: Db,
  senderId: string,
  clientKey: string,
): Promise<MessageRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(conversationMessages)
    .where(and(eq(conversationMessages.senderId, senderId), eq(conversationMessages.clientKey, clientKey)))
  return row
}

const shown = (name: string, order: (seq: typeof conversationMessages.seq) => SQL) =>
  prepared((db) => {
    const conversation = db
      .select({ id: conversationPeople.conversationId, hiddenToSeq: conversationPeople.hiddenToSeq })
      .from(conversationPeople)
      .innerJoin(conversations, eq(conversations.id, conversationPeople.conversationId))
      .where(
        and(
          eq(conversationPeople.userId, sql.placeholder('userId')),
          eq(conversationPeople.conversationId, sql.placeholder('conversationId')),
          ne(shownBox, 'hidden'),
        ),
      )
      .as('conversation')
    const message = db
      .select(columns)
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.conversationId, conversation.id),
          sql`${conversationMessages.seq} > greatest(${conversation.hiddenToSeq}, ${sql.placeholder('after')}::int)`,
          lt(conversationMessages.seq, sql.placeholder('before')),
        ),
      )
      .orderBy(order(conversationMessages.seq))
      .limit(sql.placeholder('limit'))
      .as('message')
    return db.select().from(conversation).leftJoinLateral(message, sql`true`).prepare(name)
  })
const newestShown = shown('newest_messages', desc)
const firstShown = shown('first_messages', asc)
/** Above every number. */
const endless = 2 ** 31 - 1

/**
 * Messages of a conversation as somebody sees them: the newest, those before a number, or the first after one;
 * undefined where the conversation is hidden from them.
 */
export const listMessages = async (
  db: Db,
  userId: string,
  conversationId: string,
  {
    before = endless,
    after,
    limit,
  }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[] | undefined> => {
  const asked = { userId, conversationId, before, after: after ?? 0, limit }
  const rows = await (after === undefined ? newestShown : firstShown)(db).execute(asked)
  return rows.length > 0 ? rows.flatMap(({ message }) => message ?? []) : undefined
}

/** A message of a conversation by its number, or the last one before it where that is gone. */
export const findAt = async (
  db: Db,
  conversationId: string,
  seq: number,
): Promise<Pick<MessageRow, 'seq' | 'n' | 'senderId'> | undefined> => {
  const [row] = await db
    .select({
      seq: conversationMessages.seq,
      n: conversationMessages.n,
      senderId: conversationMessages.senderId,
    })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        sql`${conversationMessages.seq} <= ${seq}`,
      ),
    )
    .orderBy(desc(conversationMessages.seq))
    .limit(1)
  return row
}

/** A message that its reader sees, with what they see of its conversation. */
export const findReadable = async (
  db: Db,
  userId: string,
  messageId: string,
): Promise<MessageRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(conversationMessages)
    .innerJoin(conversationPeople, hasIt(userId))
    .where(and(eq(conversationMessages.id, messageId), isSeen))
  return row
}

/** Other words for a message; the two who may find it stay. */
export const saveWords = async (
  tx: Db,
  {
    id,
    body,
    words,
    people,
    at,
  }: {
    id: string
    body: string
    words: string
    people: readonly string[]
    at: Date
  },
): Promise<void> => {
  await tx
    .update(conversationMessages)
    .set({ body, editedAt: at, search: searchOf(words, people) })
    .where(eq(conversationMessages.id, id))
}

/** Empties a message; its number stays. */
export const emptyMessage = async (tx: Db, id: string, at: Date): Promise<void> => {
  await tx
    .update(conversationMessages)
    .set({ body: '', attachments: [], deletedAt: at, search: sql`''::tsvector` })
    .where(eq(conversationMessages.id, id))
}

/** Somebody’s messages with all of these folded words, of which the last may be the beginning of one; latest first. */
export const searchMessages = async (
  db: Db,
  userId: string,
  {
    words,
    after,
    limit,
  }: {
    words: readonly string[]
    after: { at: Date; id: string } | undefined
    limit: number
  },
): Promise<(MessageRow & { otherId: string })[]> => {
  const query = words.map((word, at) => `'${asFoundBy(userId, word)}'${at === words.length - 1 ? ':*' : ''}`)
  // Of all that fit, only what tells the newest is looked at; the rest is read for those on the page alone.
  const page = db
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .innerJoin(conversationPeople, hasIt(userId))
    .where(
      and(
        sql`${conversationMessages.search} @@ ${query.join(' & ')}::tsquery`,
        isSeen,
        after &&
          sql`(${conversationMessages.createdAt}, ${conversationMessages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
    .limit(limit)
  return db
    .select({
      ...columns,
      otherId: sql<string>`case when ${conversations.lowId} = ${userId} then ${conversations.highId} else ${conversations.lowId} end`,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(inArray(conversationMessages.id, page))
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
}
