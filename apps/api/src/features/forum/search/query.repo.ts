import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** What PostgreSQL makes of each part of a search: what finds it, or null where it holds no word that tells anything. */
export const readQueries = async (
  db: Db,
  parts: readonly (readonly string[])[],
): Promise<(string | null)[]> => {
  const ways = parts.flatMap((part, at) => part.map((way) => ({ at, way })))
  if (ways.length === 0) return parts.map(() => null)
  const { rows } = await db.execute<{ at: number; query: string }>(sql`
    select at, string_agg('(' || query || ')', ' | ') as query from (
      select distinct at, plainto_tsquery('english', way)::text as query
      from unnest(${sql.param(ways.map(({ at }) => at))}::int[], ${sql.param(ways.map(({ way }) => way))}::text[]) as asked(at, way)
    ) as parsed where query <> '' group by at`)
  const byPart = new Map(rows.map(({ at, query }) => [at, query]))
  return parts.map((_, at) => byPart.get(at) ?? null)
}

/** The beginning of a word, as it is looked for; null where it is none. */
export const readBeginning = async (db: Db, word: string): Promise<string | null> => {
  const { rows } = await db.execute<{ query: string }>(
    sql`select to_tsquery('simple', ${`'${word}':*`})::text as query`,
  )
  return rows[0]?.query || null
}
