import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { peopleWords } from '#db/schema/profiles.ts'

/** So much of a word is kept of the longest. */
const longest = 60

/** The words of a search, folded as those of names are. */
export const nameWordsOf = async (db: Db, text: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[] }>(sql`select name_words(${text}) as words`)
  return (rows[0]?.words ?? []).map((word) => [...word].slice(0, longest).join(''))
}

/** Comes after every word that begins with the one before it. */
const last = '\u{10FFFF}'

type Column = SQL | typeof peopleWords.word
/** Whether a word of people’s begins so, by the index of these. */
export const begins = (word: Column, start: string): SQL =>
  sql`${word} ~>=~ ${start} and ${word} ~<~ ${start + last}`
