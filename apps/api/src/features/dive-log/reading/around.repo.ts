import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveChanges, dives } from '#db/schema/dive-log.ts'
import { clockOf, type DiveRow, inLogOf } from '../dives.repo.ts'

/** A dive lasts no longer, in hours: those that began so much earlier may still go on. */
const longest = sql`interval '24 hours'`
/** So many that overlap are looked at. */
const most = 20

const columns = {
  id: dives.id,
  startsAt: dives.startsAt,
  timePrecision: dives.timePrecision,
  durationSeconds: dives.durationSeconds,
}
type Neighbor = { id: string; date: string; time: string | null; durationSeconds: number | null }

const told = ({ id, durationSeconds, ...clock }: Pick<DiveRow['dive'], keyof typeof columns>): Neighbor => ({
  id,
  durationSeconds,
  ...clockOf(clock),
})

/** The dives before and after one in the log of its owner, and those that may be at the same time. */
export const findAround = async (db: Db, { dive }: DiveRow) => {
  const own = inLogOf(dive.ownerId)
  const here = sql`(${dive.startsAt}::timestamp, ${dive.id}::uuid)`
  const one = async (where: SQL, order: SQL[]): Promise<Neighbor | undefined> => {
    const [row] = await db
      .select(columns)
      .from(dives)
      .where(and(own, where))
      .orderBy(...order)
      .limit(1)
    return row && told(row)
  }
  const place = sql`(${dives.startsAt}, ${dives.id})`
  const previous = await one(sql`${place} < ${here}`, [desc(dives.startsAt), desc(dives.id)])
  const next = await one(sql`${place} > ${here}`, [asc(dives.startsAt), asc(dives.id)])
  const seconds = dive.durationSeconds ?? 60
  const near = await db
    .select(columns)
    .from(dives)
    .where(
      and(
        own,
        ne(dives.id, dive.id),
        sql`${dives.startsAt} > ${dive.startsAt}::timestamp - ${longest}`,
        sql`${dives.startsAt} < ${dive.startsAt}::timestamp + make_interval(secs => ${seconds})`,
      ),
    )
    .orderBy(asc(dives.startsAt), asc(dives.id))
    .limit(most)
  return { previous, next, near: near.map(told) }
}

/** What a dive said before each of its changes, newest first. */
export const listChanges = (db: Db, diveId: string) =>
  db
    .select()
    .from(diveChanges)
    .where(eq(diveChanges.diveId, diveId))
    .orderBy(desc(diveChanges.version))
    .limit(200)
