import { type GroupFilter, groupLimits } from '@soundings/contract/groups-fields'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isOwnPlace as isMine, ownPlace as mine } from '#db/group-access.ts'
import { groupSites, groups } from '#db/schema/groups.ts'
import { sites } from '#db/schema/sites.ts'

export type GroupState = typeof groups.$inferSelect

const selectGroups = (db: Db, readerId: string | undefined) =>
  db
    .select({
      group: getTableColumns(groups),
      mine: { state: mine.state, role: mine.role, watches: mine.watches },
    })
    .from(groups)
    .leftJoin(mine, isMine(readerId))

/** A group, and where the reader stands with it. */
export type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]

/** Where a page of groups ended. */
type GroupPlace = { active: number; id: string }
type GroupSearch = {
  filter: GroupFilter
  /** Folded; empty where any will do. */
  words: string
  country?: string | undefined
  readerId: string | undefined
}

/** Written out, so that the indices of listed groups answer. */
const isListed = sql`${groups.state} = 'public' and ${groups.kind} <> 'private'`

const matchingWords = ({ words, country }: Pick<GroupSearch, 'words' | 'country'>): SQL | undefined =>
  and(
    words === '' ? undefined : sql`${groups.folded} like ${`%${words}%`}`,
    country ? eq(groups.country, country) : undefined,
  )

const matching = ({ filter, words, country }: GroupSearch): SQL | undefined =>
  and(
    filter === 'mine'
      ? sql`(${mine.state} = 'in' or ${mine.state} in ('requested', 'invited') and ${groups.state} = 'public')`
      : isListed,
    matchingWords({ words, country }),
  )

/** Groups that a reader finds, the most active first, from just after `after`. */
export const listGroups = (
  db: Db,
  search: GroupSearch,
  { after, limit }: { after?: GroupPlace | undefined; limit: number },
): Promise<GroupRow[]> =>
  selectGroups(db, search.readerId)
    .where(
      and(
        matching(search),
        after && sql`(${groups.active}, ${groups.id}) < (${after.active}::int, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(groups.active), desc(groups.id))
    .limit(limit)

/** So far a list is counted. */
const counted = 1_000

/** How many there are, up to 1,000. */
export const countGroups = async (db: Db, search: GroupSearch): Promise<number> => {
  if (search.filter === 'popular') return groupLimits.popular
  const found = db
    .select({ one: sql`1` })
    .from(groups)
    .leftJoin(mine, isMine(search.filter === 'mine' ? search.readerId : undefined))
    .where(matching(search))
    .limit(counted)
    .as('found')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(found)
  return row?.n ?? 0
}

/** So many groups near a place are looked at; beyond them nobody pages. */
const mostNear = 200

/** Those that everybody finds with a public home site within so many kilometres, the nearest first. */
export const listNear = async (
  db: Db,
  { words, country }: Pick<GroupSearch, 'words' | 'country'>,
  { lat, lng, radius }: { lat: number; lng: number; radius: number },
): Promise<{ id: string; distance: number }[]> => {
  const here = sql`place_of(${lat}, ${lng})`
  const distance = sql<number>`min(km_between(${here}, place_of(${sites.lat}, ${sites.lng})))`
  return db
    .select({ id: groups.id, distance: distance.as('distance') })
    .from(sites)
    .innerJoin(groupSites, eq(groupSites.siteId, sites.id))
    .innerJoin(groups, eq(groups.id, groupSites.groupId))
    .where(
      and(
        eq(sites.approvalStatus, 'approved'),
        sql`cube_enlarge(${here}, ${radius}, 3) @> place_of(${sites.lat}, ${sites.lng})`,
        isListed,
        matchingWords({ words, country }),
      ),
    )
    .groupBy(groups.id)
    .having(sql`${distance} <= ${radius}`)
    .orderBy(sql`distance`, groups.id)
    .limit(mostNear)
}

export const findGroups = async (
  db: Db,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<GroupRow[]> =>
  ids.length === 0 ? [] : selectGroups(db, readerId).where(inArray(groups.id, [...ids]))

/** A group of any state; who sees it, `maySeeGroup` says. */
export const findGroup = async (
  db: Db,
  id: string,
  readerId: string | undefined,
): Promise<GroupRow | undefined> => (await findGroups(db, [id], readerId))[0]

/** A group for one change at a time: of what it says, and of who is in it. */
export const lockGroup = async (tx: Db, id: string): Promise<GroupState | undefined> => {
  const [row] = await tx.select().from(groups).where(eq(groups.id, id)).for('no key update')
  return row
}

export const findByKey = async (
  tx: Db,
  createdBy: string,
  clientKey: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.createdBy, createdBy), eq(groups.clientKey, clientKey)))
  return row?.id
}

/** False where its founder made one with this key already. */
export const insertGroup = async (tx: Db, row: typeof groups.$inferInsert): Promise<boolean> => {
  const inserted = await tx
    .insert(groups)
    .values(row)
    .onConflictDoNothing({ target: [groups.createdBy, groups.clientKey] })
    .returning({ id: groups.id })
  return inserted.length > 0
}

export const saveGroup = async (
  tx: Db,
  { id, ...known }: Partial<GroupState> & { id: string },
): Promise<void> => {
  await tx.update(groups).set(known).where(eq(groups.id, id))
}

/** How many groups of this text somebody founded since a moment. */
export const countAlike = async (
  tx: Db,
  {
    createdBy,
    folded,
    description,
    since,
  }: { createdBy: string; folded: string; description: string; since: Date },
): Promise<number> => {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(groups)
    .where(
      and(
        eq(groups.createdBy, createdBy),
        sql`${groups.createdAt} > ${since.toISOString()}::timestamptz`,
        sql`(${groups.folded} = ${folded} or ${groups.description} = ${description} and ${description} <> '')`,
      ),
    )
  return row?.n ?? 0
}

/** Counts anew in every group who did something lately. */
export const recountActive = async (db: Db, since: Date): Promise<void> => {
  await db.execute(sql`
    update groups set active = counted.n
    from (
      select groups.id, (select count(*)::int from group_people person
        where person.group_id = groups.id and person.state = 'in'
          and person.active_at > ${since.toISOString()}::timestamptz) as n
      from groups
    ) counted
    where counted.id = groups.id and counted.n <> groups.active`)
}
