import type { MemberFilter } from '@soundings/contract/members'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { listSteps, peopleCards, peopleTotals } from '#db/schema/profiles.ts'

/** Whom a list holds, for a reader; visitors have no id. */
export type Wanted = {
  readerId: string | undefined
  filter: Exclude<MemberFilter, 'online'>
  country: string | undefined
  /** What else holds for them. */
  also?: SQL | undefined
}

/** Where a page ended. */
export type Place = { day: string; id: string }

const stepOf = { all: listSteps.listed, certified: listSteps.certified, instructors: listSteps.instructor }
const readersOf = ({ readerId }: Pick<Wanted, 'readerId'>) => (readerId === undefined ? 'public' : 'members')

/** Whether a reader finds somebody as what they look for. The step is written out, so that the index of the list is used. */
const isFound = (wanted: Wanted): SQL => {
  const column = readersOf(wanted) === 'public' ? peopleCards.toPublic : peopleCards.toMembers
  return sql`${column} >= ${sql.raw(String(stepOf[wanted.filter]))}`
}

const isBlocked = (readerId: string) => isBlockedBetween(sql`${readerId}::uuid`, peopleCards.userId)

/** Whom the reader meets in a list: nobody who blocked them or whom they blocked. */
export const isWanted = (wanted: Wanted): SQL | undefined =>
  and(
    isFound(wanted),
    wanted.country === undefined ? undefined : eq(peopleCards.country, wanted.country),
    wanted.readerId === undefined ? undefined : sql`not ${isBlocked(wanted.readerId)}`,
    wanted.also,
  )

/** A list that is read backwards: the most recently active first, and of a day those who came last. */
export const latestFirst = [desc(peopleCards.activeOn), desc(peopleCards.userId)] as const

export const isAfter = ({ day, id }: Place): SQL =>
  sql`(${peopleCards.activeOn}, ${peopleCards.userId}) < (${day}::date, ${id}::uuid)`

/** People of a list after where the last page ended. */
export const listPeople = async (
  db: Db,
  wanted: Wanted,
  after: Place | undefined,
  limit: number,
): Promise<Place[]> =>
  db
    .select({ id: peopleCards.userId, day: peopleCards.activeOn })
    .from(peopleCards)
    .where(and(isWanted(wanted), after && isAfter(after)))
    .orderBy(...latestFirst)
    .limit(limit)

/** How many people the list holds for this reader: as many as its pages show. */
export const countPeople = async (db: Db, wanted: Wanted): Promise<number> => {
  const { readerId, filter, country } = wanted
  const list = `${readersOf(wanted)}:${stepOf[filter]}${country === undefined ? '' : `:${country}`}`
  const kept = sql`coalesce((select sum(${peopleTotals.n}) from ${peopleTotals} where ${peopleTotals.list} = ${list}), 0)`
  const apart = sql`(select count(*) from ${peopleCards} where ${peopleCards.userId} in (
    select blocked_id from blocks where blocker_id = ${readerId}::uuid
    union select blocker_id from blocks where blocked_id = ${readerId}::uuid)
    and ${isFound(wanted)} ${country === undefined ? sql`` : sql`and ${peopleCards.country} = ${country}`})`
  const { rows } = await db.execute<{ n: number }>(
    sql`select (${kept} ${readerId === undefined ? sql`` : sql`- ${apart}`})::int as n`,
  )
  return rows[0]?.n ?? 0
}

/** How many photos everybody can see. */
export const countPublicPhotos = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${peopleTotals.n}), 0)::int` })
    .from(peopleTotals)
    .where(eq(peopleTotals.list, 'photos'))
  return row?.n ?? 0
}
