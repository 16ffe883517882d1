import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How alike a word of a title must be to one that was typed, 0 to 1. */
const leastAlike = 0.45
/** So many words of titles are taken for one that was typed, and none much less alike than the most alike one: so large a part of that. */
const mostAlike = 8
const leastShare = 0.75

/** Words of titles that are spelt much like each of these, with how alike they are, 0 to 1. */
export const findWordsAlike = async (
  db: Db,
  words: readonly string[],
): Promise<Map<string, { word: string; likeness: number }[]>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`)
    const { rows } = await tx.execute<{ typed: string; word: string; likeness: number }>(sql`
      select typed, alike.* from unnest(${sql.param([...words])}::text[]) as typed
      cross join lateral (
        select word, word_similarity(typed, word)::float8 as likeness from forum_title_words
        where typed <% word order by 2 desc, 1 limit ${mostAlike}
      ) as alike`)
    const best = new Map(rows.toReversed().map(({ typed, likeness }) => [typed, likeness]))
    return Map.groupBy(
      rows.filter(({ typed, likeness }) => likeness >= leastShare * (best.get(typed) ?? 0)),
      ({ typed }) => typed,
    )
  })

/** Forgets words that no title has any more. */
export const forgetTitleWords = async (db: Db): Promise<void> => {
  await db.execute(sql`
    delete from forum_title_words where word not in (
      select word from forum_threads cross join lateral forum_words_of(title) as word)`)
}
