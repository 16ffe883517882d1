import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/**
 * The stems of words, in the same order, as PostgreSQL has them of the facts of sites; null for a word without one,
 * such as "the".
 */
export const readStems = async (db: Db, words: string[]): Promise<(string | null)[]> => {
  const stem = sql`tsvector_to_array(to_tsvector('english', word))`
  const { rows } = await db.execute<{ stem: string | null }>(sql`
    select case when cardinality(${stem}) = 1 then (${stem})[1] end as stem
    from unnest(${sql.param(words)}::text[]) with ordinality as asked(word, at) order by at
  `)
  return rows.map(({ stem }) => stem)
}
