import type { BuddyAd, BuddyInterest } from '@soundings/contract/buddies'
import type { Coordinates } from '@soundings/contract/common'
import type { Difficulty } from '@soundings/contract/sites'
import { and, eq, gte, isNotNull, isNull, lt, lte, ne, not, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { certifications } from '#db/schema/certifications.ts'
import { users } from '#db/schema/people.ts'
import { profiles } from '#db/schema/profiles.ts'
import { buddyAds, standings } from '#db/schema/relations.ts'
import { sites } from '#db/schema/sites.ts'

export type AdRow = BuddyAd & { userId: string; cell: Coordinates }

const toAd = ({
  lng,
  lat,
  radiusKm,
  level,
  interests,
  updatedAt: _,
  ...row
}: typeof buddyAds.$inferSelect): AdRow => ({
  ...row,
  cell: [lng, lat],
  radius: radiusKm,
  level: level as Difficulty | null,
  interests: interests as BuddyInterest[],
})

/** Somebody’s ad, unless it has ended. */
export const findAd = async (db: Db, userId: string, today: string): Promise<AdRow | undefined> => {
  const [row] = await db
    .select()
    .from(buddyAds)
    .where(and(eq(buddyAds.userId, userId), gte(buddyAds.to, today)))
  return row && toAd(row)
}

export const saveAd = async (
  tx: Db,
  { cell: [lng, lat], radius, ...ad }: AdRow,
  updatedAt: Date,
): Promise<void> => {
  const row = { ...ad, lng, lat, radiusKm: radius, updatedAt }
  await tx.insert(buddyAds).values(row).onConflictDoUpdate({ target: buddyAds.userId, set: row })
}

export const deleteAd = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(buddyAds).where(eq(buddyAds.userId, userId))
}

export const deleteEnded = async (db: Db, today: string): Promise<void> => {
  await db.delete(buddyAds).where(lt(buddyAds.to, today))
}

/** Whom the finder shows: not juniors, who is silenced or suspended, or who came a moment ago and has no certification. */
const isJunior = sql<boolean>`coalesce((${profiles.privacy} ->> 'junior')::boolean, false)`
const isHeld = (now: Date) => sql<boolean>`exists (
  select from ${standings} where ${standings.userId} = ${users.id}
    and ${standings.standing} in ('silenced', 'suspended')
    and (${standings.until} is null or ${standings.until} > ${now.toISOString()}::timestamptz))`
const isCertified = sql<boolean>`exists (
  select from ${certifications} where ${certifications.ownerId} = ${users.id})`

/** What decides whether somebody may be in the finder. */
export const findAdmission = async (db: Db, userId: string, now: Date) => {
  const [row] = await db
    .select({ createdAt: users.createdAt, isJunior, isHeld: isHeld(now), isCertified })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

/** So many are compared at most: those whose days begin first. */
const mostCompared = 1_000
/** Kilometres of a degree of latitude. */
const degree = 111

export type Around = {
  from: string
  to: string
  cell: Coordinates
  today: string
  cameBefore: Date
  now: Date
}

/** Ads that share a day, and may lie near enough, of people whom the reader may find. */
export const findAds = async (
  db: Db,
  readerId: string,
  around: Around,
  farthest: number,
): Promise<AdRow[]> => {
  const [, lat] = around.cell
  const reach = farthest / degree
  const rows = await db
    .select({ ad: buddyAds })
    .from(buddyAds)
    .innerJoin(users, eq(users.id, buddyAds.userId))
    .leftJoin(profiles, eq(profiles.userId, buddyAds.userId))
    .where(
      and(
        ne(buddyAds.userId, readerId),
        gte(buddyAds.to, around.today),
        gte(buddyAds.to, around.from),
        lte(buddyAds.from, around.to),
        sql`${buddyAds.lat} between ${lat - reach} and ${lat + reach}`,
        isNull(users.deletedAt),
        isNotNull(users.handle),
        lte(users.createdAt, around.cameBefore),
        isCertified,
        not(isJunior),
        not(isHeld(around.now)),
        not(isBlockedBetween(buddyAds.userId, sql`${readerId}::uuid`)),
      ),
    )
    .orderBy(buddyAds.from, buddyAds.userId)
    .limit(mostCompared)
  return rows.map(({ ad }) => toAd(ad))
}

/** In kilometres: from farther away nothing is named after a site. */
const farthestName = 300

/** What the area around a cell is called: the region of the nearest dive site. */
export const nameArea = async (db: Db, [lng, lat]: Coordinates): Promise<string | undefined> => {
  const here = sql`place_of(${lat}, ${lng})`
  const there = sql`place_of(${sites.lat}, ${sites.lng})`
  const [row] = await db
    .select({ city: sites.city, region: sites.region, country: sites.country })
    .from(sites)
    .where(
      and(eq(sites.approvalStatus, 'approved'), sql`cube_enlarge(${here}, ${farthestName}, 3) @> ${there}`),
    )
    .orderBy(sql`${there} <-> ${here}`)
    .limit(1)
  if (!row) return undefined
  const names = [row.city ?? row.region, row.country].filter((name) => name !== null)
  return names.length > 0 ? names.join(', ') : undefined
}
