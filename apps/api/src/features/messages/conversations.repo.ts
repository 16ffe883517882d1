import type { ConversationBox } from '@soundings/contract/messages-fields'
import { and, eq, getTableColumns, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { blocks } from '#db/schema/relations.ts'
import { pairOf } from '#features/people/index.ts'

export type ConversationRow = typeof conversations.$inferSelect
/** A conversation as one of the two has it. */
export type Own = typeof conversationPeople.$inferSelect

const otherId = sql<string>`case when ${conversations.lowId} = ${conversationPeople.userId}
  then ${conversations.highId} else ${conversations.lowId} end`
const isOf = (userId: string) => or(eq(conversations.lowId, userId), eq(conversations.highId, userId))
/** The reader blocked the other: what was in the inbox lies in the archive then, and requests nowhere. */
const isKeptAway = sql<boolean>`exists (select from ${blocks}
  where ${blocks.blockerId} = ${conversationPeople.userId} and ${blocks.blockedId} = ${otherId})`
export const shownBox = sql<
  Own['box']
>`case when ${conversationPeople.box} in ('inbox', 'requests') and ${isKeptAway}
  then case ${conversationPeople.box} when 'inbox' then 'archived' else 'hidden' end
  else ${conversationPeople.box} end`
/** The same for a whole list: somebody’s conversations with people whom they blocked, found by those. */
const keptAwayOf = (userId: string) => sql`array(select ${conversations.id} from ${blocks}
  join ${conversations} on ${conversations.lowId} = least(${blocks.blockerId}, ${blocks.blockedId})
    and ${conversations.highId} = greatest(${blocks.blockerId}, ${blocks.blockedId})
  where ${blocks.blockerId} = ${userId})`

const lockPair = async (
  tx: Db,
  { lowId, highId }: { lowId: string; highId: string },
): Promise<ConversationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.lowId, lowId), eq(conversations.highId, highId)))
    .for('update')
  return row
}

/** The conversation of two people, made where there is none; nobody else changes it until the transaction ends. */
export const lockConversation = async (
  tx: Db,
  { id, askedBy, otherId, at }: { id: string; askedBy: string; otherId: string; at: Date },
): Promise<ConversationRow> => {
  const pair = pairOf(askedBy, otherId)
  const known = await lockPair(tx, pair)
  if (known) return known
  await tx
    .insert(conversations)
    .values({ id, ...pair, askedBy, askedAt: at, lastAt: at })
    .onConflictDoNothing()
  const made = await lockPair(tx, pair)
  if (!made) throw new Error('The conversation that was just made is gone')
  return made
}

export const findOwn = async (tx: Db, userId: string, conversationId: string): Promise<Own | undefined> => {
  const [row] = await tx
    .select()
    .from(conversationPeople)
    .where(and(eq(conversationPeople.userId, userId), eq(conversationPeople.conversationId, conversationId)))
  return row
}

/** One of somebody’s conversations, while nobody else changes it. */
export const lockOwn = async (
  tx: Db,
  userId: string,
  conversationId: string,
): Promise<{ conversation: ConversationRow; own: Own } | undefined> => {
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isOf(userId)))
    .for('update')
  const own = conversation && (await findOwn(tx, userId, conversationId))
  return own && { conversation, own }
}

export const saveConversation = async (
  tx: Db,
  { id, ...row }: Partial<ConversationRow> & { id: string },
): Promise<void> => {
  await tx.update(conversations).set(row).where(eq(conversations.id, id))
}

const { userId: _u, conversationId: _c, ...changing } = getTableColumns(conversationPeople)
const asInserted = Object.fromEntries(
  Object.entries(changing).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
)

/** What becomes of a row that is there when what somebody has of a conversation is written. */
export const asWritten = {
  target: [conversationPeople.userId, conversationPeople.conversationId],
  set: asInserted,
}

/** What people have of their conversations from now on. */
export const saveOwn = async (tx: Db, ...rows: readonly Own[]): Promise<void> => {
  await tx
    .insert(conversationPeople)
    .values([...rows])
    .onConflictDoUpdate(asWritten)
}

const otherOwn = alias(conversationPeople, 'other_own')

const selectConversations = (db: Db) =>
  db
    .select({
      conversation: conversations,
      own: conversationPeople,
      box: shownBox,
      otherId,
      otherReadSeq: otherOwn.readSeq,
      last: {
        seq: conversationMessages.seq,
        senderId: conversationMessages.senderId,
        body: conversationMessages.body,
        deletedAt: conversationMessages.deletedAt,
        createdAt: conversationMessages.createdAt,
      },
    })
    .from(conversationPeople)
    .innerJoin(conversations, eq(conversations.id, conversationPeople.conversationId))
    .leftJoin(
      otherOwn,
      and(
        eq(otherOwn.conversationId, conversationPeople.conversationId),
        ne(otherOwn.userId, conversationPeople.userId),
      ),
    )
    .leftJoin(
      conversationMessages,
      and(
        eq(conversationMessages.conversationId, conversations.id),
        eq(conversationMessages.seq, conversations.lastSeq),
        sql`${conversationMessages.seq} > ${conversationPeople.hiddenToSeq}`,
      ),
    )

export type Listed = Awaited<ReturnType<typeof findConversation>> & object

/** One of somebody’s conversations, unless it is hidden from them. */
export const findConversation = async (db: Db, userId: string, conversationId: string) => {
  const [row] = await selectConversations(db).where(
    and(
      eq(conversationPeople.userId, userId),
      eq(conversationPeople.conversationId, conversationId),
      ne(shownBox, 'hidden'),
    ),
  )
  return row
}

const readable = prepared((db) =>
  db
    .select({ otherId, hiddenToSeq: conversationPeople.hiddenToSeq, acceptedAt: conversations.acceptedAt })
    .from(conversationPeople)
    .innerJoin(conversations, eq(conversations.id, conversationPeople.conversationId))
    .where(
      and(
        eq(conversationPeople.userId, sql.placeholder('userId')),
        eq(conversationPeople.conversationId, sql.placeholder('conversationId')),
        ne(shownBox, 'hidden'),
      ),
    )
    .prepare('readable_conversation'),
)

/** With whom one of somebody’s conversations is and from where on they see it, unless it is hidden from them. */
export const findReadableConversation = async (
  db: Db,
  userId: string,
  conversationId: string,
): Promise<{ otherId: string; hiddenToSeq: number; acceptedAt: Date | null } | undefined> =>
  (await readable(db).execute({ userId, conversationId }))[0]

const shownTo = prepared((db) =>
  db
    .select({ userId: conversationPeople.userId, id: conversationPeople.conversationId })
    .from(
      sql`unnest(${sql.placeholder('people')}::uuid[], ${sql.placeholder('ids')}::uuid[]) as asked(user_id, id)`,
    )
    .innerJoin(
      conversationPeople,
      sql`${conversationPeople.userId} = asked.user_id and ${conversationPeople.conversationId} = asked.id`,
    )
    .innerJoin(conversations, eq(conversations.id, conversationPeople.conversationId))
    .where(ne(shownBox, 'hidden'))
    .prepare('shown_conversations'),
)

/** Which of these somebody has and sees, as `<person>:<conversation>`; all are looked up at once. */
export const findShown = async (
  db: Db,
  asked: readonly { userId: string; conversationId: string }[],
): Promise<Set<string>> => {
  const [people, ids] = [asked.map(({ userId }) => userId), asked.map((one) => one.conversationId)]
  const rows = await shownTo(db).execute({ people, ids })
  return new Set(rows.map(({ userId, id }) => `${userId}:${id}`))
}

const liesIn = (userId: string, box: Own['box']): SQL | undefined =>
  and(eq(conversationPeople.userId, userId), eq(conversationPeople.box, box))
const isOneOf = (ids: SQL): SQL => sql`${conversationPeople.conversationId} = any(${ids})`
const isNoneOf = (ids: SQL): SQL => sql`${conversationPeople.conversationId} <> all(${ids})`

const latestFirst = sql`${conversationPeople.lastAt} desc, ${conversationPeople.conversationId} desc`

/** Conversations of somebody in a box, the latest first, from just after `after`. */
export const listConversations = async (
  db: Db,
  userId: string,
  { box, after, limit }: { box: ConversationBox; after: { at: Date; id: string } | undefined; limit: number },
): Promise<Listed[]> => {
  const away = keptAwayOf(userId)
  const latest = (condition: SQL | undefined) => {
    const isAfter =
      after &&
      sql`(${conversationPeople.lastAt}, ${conversationPeople.conversationId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    return sql`(select ${conversationPeople.conversationId}, ${conversationPeople.lastAt} from ${conversationPeople}
      where ${and(condition, isAfter)} order by ${latestFirst} limit ${limit})`
  }
  const [archived, inbox] = [liesIn(userId, 'archived'), liesIn(userId, 'inbox')]
  const page = {
    inbox: latest(and(inbox, isNoneOf(away))),
    requests: latest(and(liesIn(userId, 'requests'), isNoneOf(away))),
    sent: latest(liesIn(userId, 'sent')),
    archived: sql`(${latest(archived)} union all ${latest(and(inbox, isOneOf(away)))}
      order by last_at desc, conversation_id desc limit ${limit})`,
  }[box]
  // Everything else of a conversation is read for those on the page alone.
  return selectConversations(db)
    .where(
      and(
        eq(conversationPeople.userId, userId),
        sql`${conversationPeople.conversationId} in (select page.conversation_id from ${page} as page)`,
      ),
    )
    .orderBy(latestFirst)
}

/** Those that lie in the box, less or more by those whom the reader blocked: no conversation is looked at. */
export const countConversations = async (db: Db, userId: string, box: ConversationBox): Promise<number> => {
  const away = keptAwayOf(userId)
  const lying = sql<number>`(select count(*) from ${conversationPeople} where ${liesIn(userId, box)})`
  const moved = (from: Own['box']) =>
    sql<number>`(select count(*) from ${conversationPeople} where ${and(liesIn(userId, from), isOneOf(away))})`
  const total = {
    inbox: sql`${lying} - ${moved('inbox')}`,
    requests: sql`${lying} - ${moved('requests')}`,
    sent: lying,
    archived: sql`${lying} + ${moved('inbox')}`,
  }[box]
  const { rows } = await db.execute<{ n: number }>(sql`select (${total})::int as n`)
  return rows[0]?.n ?? 0
}

/** Unread messages of the inbox that are not muted, and requests. */
export const countUnread = async (
  db: Db,
  userId: string,
): Promise<{ messages: number; requests: number }> => {
  const [row] = await db
    .select({
      messages: sql<number>`coalesce(sum(${conversationPeople.heard} - ${conversationPeople.read}), 0)::int`,
    })
    .from(conversationPeople)
    .where(
      and(
        eq(conversationPeople.userId, userId),
        sql`${conversationPeople.box} = 'inbox' and ${conversationPeople.heard} > ${conversationPeople.read}`,
        eq(conversationPeople.isMuted, false),
        isNoneOf(keptAwayOf(userId)),
      ),
    )
  return { messages: row?.messages ?? 0, requests: await countConversations(db, userId, 'requests') }
}

/** The conversation of two people, whatever became of it. */
export const findPairOf = async (
  db: Db,
  one: string,
  other: string,
): Promise<ConversationRow | undefined> => {
  const { lowId, highId } = pairOf(one, other)
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.lowId, lowId), eq(conversations.highId, highId)))
  return row
}

/** Somebody has nothing of any conversation any more; the others keep what they have. */
export const leaveConversations = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(conversationPeople).where(eq(conversationPeople.userId, userId))
}

/** Conversations that both deleted; one that was declined stays for as long as the decline holds, since `lapsed`. */
export const deleteLeft = async (db: Db, lapsed: Date): Promise<void> => {
  await db.delete(conversations).where(
    and(
      or(isNotNull(conversations.acceptedAt), lt(conversations.askedAt, lapsed)),
      sql`not exists (select from ${conversationPeople}
        where ${conversationPeople.conversationId} = ${conversations.id}
          and not (${conversationPeople.box} = 'hidden' and ${conversationPeople.hiddenToSeq} >= ${conversations.lastSeq}))`,
    ),
  )
}
