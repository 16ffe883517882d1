import { memberLimits } from '@soundings/contract/members'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { peopleCards, peopleWords } from '#db/schema/profiles.ts'
import { begins } from '#features/people/index.ts'
import { isWanted, type Wanted } from './lists.repo.ts'

/**
 * People who have, for each word of a search, one that begins with it and that the reader may see: in the order of the words
 * that fit, so that whole words come first, and each once.
 */
export const searchPeople = async (
  db: Db,
  wanted: Wanted,
  words: readonly string[],
): Promise<{ id: string; word: string }[]> => {
  // The longest word leaves the fewest people to look at.
  const [first, ...others] = words.toSorted((a, b) => b.length - a.length)
  if (first === undefined) return []
  const isTheirs = (condition: SQL) => sql`exists (select from people_words as other
    where other.user_id = ${peopleWords.userId} and ${condition}
    ${wanted.readerId === undefined ? sql`and other.is_public` : sql``})`
  const other = sql`other.word`
  return db
    .select({ id: peopleWords.userId, word: peopleWords.word })
    .from(peopleWords)
    .innerJoin(peopleCards, eq(peopleCards.userId, peopleWords.userId))
    .where(
      and(
        begins(peopleWords.word, first),
        wanted.readerId === undefined ? eq(peopleWords.isPublic, true) : undefined,
        isWanted(wanted),
        sql`not ${isTheirs(sql`${begins(other, first)} and ${other} ~<~ ${peopleWords.word}`)}`,
        // Asked of each word that fits before anything else is read of its person.
        ...others.map((word) => sql`${isTheirs(begins(other, word))} = true`),
      ),
    )
    .orderBy(sql`${peopleWords.word} using ~<~`, peopleWords.userId)
    .limit(memberLimits.found)
}

/** Whose handle this is, in whatever case, where the reader finds them in the list. */
export const findByExactHandle = async (
  db: Db,
  wanted: Wanted,
  handle: string,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ id: peopleCards.userId })
    .from(users)
    .innerJoin(peopleCards, eq(peopleCards.userId, users.id))
    .where(and(eq(sql`lower(${users.handle})`, handle.toLowerCase()), isWanted(wanted)))
  return found?.id
}
