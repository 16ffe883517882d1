import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '#db/client.ts'
import type { RecountOptions, Tally, TallyDifference } from '#extension-points/tally.ts'
import { countPeople } from './counting.ts'
import { findEntries } from './entries.repo.ts'
import { type Entry, entriesOf, keptPeriods } from './entries.ts'
import { findKept, type KeptPerson, lockBoards, takeDue } from './people.repo.ts'

type Needs = { now: Date } & Pick<RecountOptions, 'newMembers'>

/** Counts people and keeps what comes of it. */
type KeepPeople = (tx: Db, userIds: readonly string[], needs: Needs) => Promise<unknown>

type Found = { differences: TallyDifference[]; total: number }

const slice = 1_000

/** Everybody who may have something, after one of them. */
const listPeople = async (db: Db, after: string | undefined): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${slice}`)
  return rows.map(({ id }) => id)
}

const scoreKey = ({ board, period, userId }: Entry) => `${board} ${period} of ${userId}`
const listedScore = ({ score, isListed }: Entry) => (isListed ? score : -score)

const differing = (
  what: string,
  kept: ReadonlyMap<string, number>,
  counted: ReadonlyMap<string, number>,
): TallyDifference[] =>
  [...new Set([...kept.keys(), ...counted.keys()])].flatMap((key) => {
    const [one, other] = [kept.get(key) ?? 0, counted.get(key) ?? 0]
    return one === other ? [] : [{ what: `${what}${key}`, kept: one, counted: other }]
  })

const numbersOf = (entries: readonly Entry[]) =>
  new Map(
    entries.flatMap((entry): [string, number][] => [
      [scoreKey(entry), listedScore(entry)],
      ...Object.entries(entry.figures).map(([name, n]): [string, number] => [
        `${name} on ${scoreKey(entry)}`,
        n,
      ]),
      [`latest on ${scoreKey(entry)}`, entry.tieAt.getTime()],
    ]),
  )

const standings = { suspended: -1, new: 0, known: 1 } as const

const countsOf = (people: readonly Pick<KeptPerson, 'userId' | 'counts' | 'standing'>[]) =>
  new Map(
    people.flatMap(({ userId, counts, standing }): [string, number][] => [
      [`standing of ${userId}`, standings[standing]],
      [`row of ${userId}`, 1],
      ...Object.entries(counts).map(([name, n]): [string, number] => [`${name} of ${userId}`, n]),
    ]),
  )

const compare = async (tx: Db, ids: string[], needs: Needs): Promise<TallyDifference[]> => {
  const { now } = needs
  const counted = await countPeople(tx, ids, needs)
  const entries = await findEntries(tx, ids, keptPeriods(now))
  const kept = await findKept(tx, ids)
  return [
    ...differing('', countsOf(kept), countsOf(counted)),
    ...differing('', numbersOf(entries), numbersOf(counted.flatMap((one) => entriesOf(one, now)))),
  ]
}

/**
 * The figures of people and their rows on boards. What waits to be counted is counted first, as the server would a second
 * later; then everybody is counted from scratch. Twice where votes of people came to count by that.
 */
const recountPeople =
  (keepPeople: KeepPeople) =>
  async (db: Db, { fix, limit, newMembers }: RecountOptions): Promise<Found> => {
    const needs = { now: new Date(), newMembers }
    const settle = async () => {
      while (
        await inTransaction(db, async (tx) => {
          await lockBoards(tx)
          const ids = await takeDue(tx, needs.now, slice)
          await keepPeople(tx, ids, needs)
          return ids.length > 0
        })
      );
    }
    await settle()
    const found: Found = { differences: [], total: 0 }
    let after: string | undefined
    for (;;) {
      const ids = await listPeople(db, after)
      if (ids.length === 0) break
      const differences = await inTransaction(db, async (tx) => {
        await lockBoards(tx)
        const some = await compare(tx, ids, needs)
        if (fix && some.length > 0) await keepPeople(tx, ids, needs)
        return some
      })
      found.differences.push(...differences.slice(0, Math.max(0, limit - found.differences.length)))
      found.total += differences.length
      after = ids.at(-1)
    }
    if (fix) await settle()
    return found
  }

type Numbered = { what: string; n: number }
const numbered = async (db: Db, query: SQL) => {
  const { rows } = await db.execute<Numbered>(query)
  return new Map(rows.map(({ what, n }) => [what, n]))
}

/** A table that sums up others: what is kept, what is counted, and how it is made anew. */
const recountSums =
  (kept: SQL, counted: SQL, make: readonly SQL[]) =>
  (db: Db, { fix, limit }: RecountOptions): Promise<Found> =>
    inTransaction(db, async (tx) => {
      await lockBoards(tx)
      const all = differing('', await numbered(tx, kept), await numbered(tx, counted))
      if (fix && all.length > 0) for (const statement of make) await tx.execute(statement)
      return { differences: all.slice(0, limit), total: all.length }
    })

const levels = sql`select s.board, s.period, place, s.score, count(*)::int as people from board_scores s
  cross join lateral (select '' as place union all select s.country where s.country is not null) places
  where s.is_listed group by s.board, s.period, place, s.score`
const levelName = sql`board || ' ' || period || ' with ' || score || ' in ' || coalesce(nullif(place, ''), 'all countries')`

const tallies = sql`
  select achievement_id, count(*)::int as people, (count(*) filter (where is_listed))::int as listed
  from earned group by achievement_id
  union all select '', count(*)::int, 0 from person_counts having count(*) > 0`
const both = (from: SQL) => sql`
  select 'people with ' || achievement_id as what, people as n from (${from}) t where people <> 0
  union all select 'listed with ' || achievement_id, listed from (${from}) t where listed <> 0`

/** What boards keep, each compared with a count from scratch. */
export const talliesOf = (keepPeople: KeepPeople): readonly Tally[] => [
  { name: 'what people did, and their scores on boards', recount: recountPeople(keepPeople) },
  {
    name: 'how many people have each score',
    recount: recountSums(
      sql`select ${levelName} as what, people as n from board_levels`,
      sql`select ${levelName} as what, people as n from (${levels}) l`,
      [
        sql`delete from board_levels`,
        sql`insert into board_levels (board, period, place, score, people) ${levels}`,
      ],
    ),
  },
  {
    name: 'how many people earned each achievement',
    recount: recountSums(both(sql`select * from earned_tallies`), both(tallies), [
      sql`delete from earned_tallies`,
      sql`insert into earned_tallies (achievement_id, people, listed) ${tallies}`,
    ]),
  },
]
