import { type SQL, sql } from 'drizzle-orm'

/** What finds nothing: of posts whose words are gone. */
export const nothingToFind: SQL<string> = sql`''::tsvector`

/** What finds a post: the stems of its folded words, with those of the title at an opening. */
export const searchOf = (words: string): SQL<string> => sql`strip(to_tsvector('english', ${words}))`
