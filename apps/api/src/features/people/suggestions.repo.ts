import { and, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { listSteps, peopleCards, peopleWords } from '#db/schema/profiles.ts'
import { standings } from '#db/schema/relations.ts'
import { begins, nameWordsOf } from './name-words.repo.ts'

type Asked = {
  readerId: string
  /** Of a username, in whatever case. */
  beginning: string
  now: Date
  /** Only of these people. */
  among?: readonly string[]
  limit: number
}

const isSuspended = (now: Date): SQL => sql`exists (select from ${standings}
  where ${standings.userId} = ${users.id} and ${standings.standing} = 'suspended'
  and (${standings.until} is null or ${standings.until} > ${now.toISOString()}::timestamptz))`

/**
 * Listed members whose usernames begin so, for a reader: neither the reader, nor who is suspended, nor anybody whom one of the two
 * blocked.
 */
export const suggestPeople = async (
  db: Db,
  { readerId, beginning, now, among, limit }: Asked,
): Promise<string[]> => {
  const [first] = await nameWordsOf(db, beginning)
  if (first === undefined || among?.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(peopleWords)
    .innerJoin(peopleCards, eq(peopleCards.userId, peopleWords.userId))
    .innerJoin(users, eq(users.id, peopleWords.userId))
    .where(
      and(
        begins(peopleWords.word, first),
        among && inArray(peopleWords.userId, [...among]),
        sql`starts_with(lower(${users.handle}), ${beginning.toLowerCase()})`,
        ne(users.id, readerId),
        gte(peopleCards.toMembers, listSteps.listed),
        sql`not ${isBlockedBetween(sql`${readerId}::uuid`, users.id)}`,
        sql`not ${isSuspended(now)}`,
      ),
    )
    .orderBy(sql`${peopleWords.word} using ~<~`, peopleWords.userId)
    .limit(limit)
  return [...new Set(rows.map(({ id }) => id))]
}
