import type { SiteSummary } from '@soundings/contract/sites'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { summaryColumns, toSummary } from './sites-rows.repo.ts'

/** What is looked for: the folded words one by one, and the whole of them as typed. */
export type Wanted = { terms: string[]; phrase: string }
export type Found = { items: SiteSummary[]; total: number }
type Window = { offset: number; limit: number }

/**
 * A broad word may match nearly every site. Only this many are ranked: the first ones that hold it anywhere, and
 * where those are not all, the first ones that hold it in a name or a place.
 */
const mostRanked = { byName: 200, byAnything: 500 }

const approved = eq(sites.approvalStatus, 'approved')
const spelling = sql`(${sites.searchNames} || ' ' || ${sites.searchPlaces})`

const allOf = (conditions: SQL[], glue: SQL) => sql`(${sql.join(conditions, glue)})`

/** A word as it is typed, or the start of one, or another grammatical form of it. No form is looked up twice. */
const anyForm = (term: string, isStart = true) => {
  const typed = sql`to_tsquery('simple', ${isStart ? `${term}:*` : term})`
  const stem = sql`plainto_tsquery('english', ${term})`
  return sql`(case when ${stem} = plainto_tsquery('simple', ${term}) then ${typed} else ${typed} || ${stem} end)`
}

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

/**
 * Approved sites that hold every word in a name, a place or a fact, best first. Only the last word may still be
 * without its end: starts of words are slow to look up, and `searchBySpelling` takes them everywhere.
 */
export const searchByWords = async (db: Db, wanted: Wanted, window: Window): Promise<Found> => {
  const { terms } = wanted
  const forms = terms.map((term, at) => anyForm(term, at === terms.length - 1))
  const query = allOf(forms, sql` && `)
  // Within a select the planner cannot see the words. Seeing them, it would often read the whole table instead of
  // the index, as it does not know how slow the comparison is.
  const holds = sql`${sites.search} @@ (select ${query})`
  const ids = (condition: SQL | undefined, most: number) =>
    sql`(select ${sites.id} from ${sites} where ${and(approved, condition)} limit ${most})`
  const names = and(
    allOf(terms.map(inNameOrPlace), sql` and `),
    sql`(select count(*) from "anything") >= ${mostRanked.byAnything}`,
  )
  const candidates = sql`${sites.id} in (
    with "anything" as materialized ${ids(holds, mostRanked.byAnything)}
    select id from "anything"
    union all ${ids(eq(sites.sortName, wanted.phrase), mostRanked.byName)}
    union all ${ids(names, mostRanked.byName)}
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
      select ${sites.id} from ${sites} where ${approved} and ${allOf(conditions, sql` and `)} limit ${mostRanked.byName}
    )`
    const score = sql<number>`word_similarity(${wanted.phrase}, ${spelling})`
    return page(tx, candidates, score, window)
  })
