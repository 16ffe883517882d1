import type { SiteSummary } from '@soundings/contract/sites'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { summaryColumns, toSummary } from './sites-rows.repo.ts'

/** What is looked for: the folded words one by one, and the whole of them as typed. */
export type Wanted = { terms: string[]; phrase: string }
export type Found = { items: SiteSummary[]; total: number }
type Window = { offset: number; limit: number }

/** A broad word may match nearly every site: only this many are ranked, those found by name or place first. */
const mostRanked = { byName: 300, byAnything: 600 }

const approved = eq(sites.approvalStatus, 'approved')
const spelling = sql`(${sites.searchNames} || ' ' || ${sites.searchPlaces})`

const allOf = (conditions: SQL[], glue: SQL) => sql`(${sql.join(conditions, glue)})`

/** A word as the start of any word, or in another grammatical form. */
const anyForm = (term: string) =>
  sql`(to_tsquery('simple', ${`${term}:*`}) || plainto_tsquery('english', ${term}))`

/**
 * A word as the start of a word in a name or a place. The index of spellings answers it; the index of words does
 * not know where a word stands, so that every site with `shark` among its fish would have to be looked at.
 */
const inNameOrPlace = (term: string) =>
  sql`(${spelling} like ${`${term}%`} or ${spelling} like ${`% ${term}%`})`

const rank = ({ phrase }: Wanted, query: SQL) => sql<number>`(
  (${sites.sortName} = ${phrase})::int * 4
  + (${sites.searchNames} like ${`${phrase}%`})::int
  + 2 * word_similarity(${phrase}, ${sites.searchNames})
  + ts_rank('{0.05, 0.2, 0.5, 1}', ${sites.search}, ${query}, 1)
)`

const page = async (
  db: Db,
  candidates: SQL,
  score: SQL<number>,
  { offset, limit }: Window,
): Promise<Found> => {
  const rows = await db
    .select({ ...summaryColumns, total: sql<number>`(count(*) over ())::int` })
    .from(sites)
    .where(candidates)
    .orderBy(desc(score), sites.sortName, sites.id)
    .limit(limit)
    .offset(offset)
  return { items: rows.map(({ total: _, ...row }) => toSummary(row)), total: rows[0]?.total ?? 0 }
}

/** Approved sites that hold every word in a name, a place or a fact, best first. */
export const searchByWords = async (db: Db, wanted: Wanted, window: Window): Promise<Found> => {
  const query = allOf(wanted.terms.map(anyForm), sql` && `)
  const ids = (condition: SQL, most: number) =>
    sql`(select ${sites.id} from ${sites} where ${and(approved, condition)} limit ${most})`
  const candidates = sql`${sites.id} in (
    ${ids(eq(sites.sortName, wanted.phrase), mostRanked.byName)}
    union all
    ${ids(allOf(wanted.terms.map(inNameOrPlace), sql` and `), mostRanked.byName)}
    union all
    ${ids(sql`${sites.search} @@ ${query}`, mostRanked.byAnything)}
  )`
  return page(db, candidates, rank(wanted, query), window)
}

/** How alike a typed word and a written one must be, 0 to 1, to count as a misspelling. */
const alikeEnough = '0.5'
const shortestMisspelt = 4

/** Approved sites whose names or places are spelt like the words; for when nothing holds them as they are. */
export const searchBySpelling = async (db: Db, wanted: Wanted, window: Window): Promise<Found> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${alikeEnough}, true)`)
    const conditions = wanted.terms.map((term) =>
      term.length < shortestMisspelt
        ? sql`${sites.search} @@ ${anyForm(term)}`
        : sql`(${sites.search} @@ ${anyForm(term)} or ${term} <% ${spelling})`,
    )
    const candidates = sql`${sites.id} in (
      select ${sites.id} from ${sites} where ${approved} and ${allOf(conditions, sql` and `)} limit ${mostRanked.byAnything}
    )`
    const score = sql<number>`word_similarity(${wanted.phrase}, ${spelling})`
    return page(tx, candidates, score, window)
  })
